//! Notices to the person, at the lower edge of the page, until they are closed or replaced.

mod words;

use leptos::prelude::*;

use crate::backend::BackendError;
use crate::error_words;
use words::Words;

/// The notice on show, if any.
#[derive(Clone, Copy, Default)]
pub(crate) struct Notice(RwSignal<Option<Said>>);

#[derive(Clone)]
struct Said {
    words: String,
    tone: Tone,
    remedy: Option<Remedy>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Tone {
    /// Something did not work.
    Alert,
    /// Something was done.
    Status,
}

/// A button in the notice.
#[derive(Clone)]
struct Remedy {
    words: String,
    act: Callback<()>,
}

impl Notice {
    /// Shows an error.
    pub(crate) fn say(self, error: &BackendError) {
        self.warn(error_words::of_backend(error));
    }

    /// Shows an error in the given words.
    pub(crate) fn warn(self, words: String) {
        self.0.set(Some(Said { words, tone: Tone::Alert, remedy: None }));
    }

    /// Shows what was done.
    pub(crate) fn tell(self, words: String) {
        self.0.set(Some(Said { words, tone: Tone::Status, remedy: None }));
    }

    /// Shows what was done, with a button to undo it.
    pub(crate) fn offer(self, words: String, remedy: String, act: impl Fn() + Send + Sync + 'static) {
        let act = move |()| {
            self.clear();
            act();
        };
        let remedy = Some(Remedy { words: remedy, act: Callback::new(act) });
        self.0.set(Some(Said { words, tone: Tone::Status, remedy }));
    }

    /// Another screen is shown: removes the notice, unless it has an undo button, which must stay usable.
    pub(crate) fn clear_unless_undoable(self) {
        if self.0.with_untracked(|said| said.as_ref().is_some_and(|said| said.remedy.is_none())) {
            self.clear();
        }
    }

    pub(crate) fn clear(self) {
        self.0.set(None);
    }
}

/// Both live regions are always on the page: only content added to them later is read out.
#[component]
pub(crate) fn NoticeBar(notice: Notice) -> impl IntoView {
    let of = move |tone: Tone| move || notice.0.get().filter(|said| said.tone == tone);
    let (alert, status) = (of(Tone::Alert), of(Tone::Status));
    view! {
        <div class="notices">
            <div role="alert">{move || alert().map(|said| view! { <Words said notice /> })}</div>
            <div role="status">{move || status().map(|said| view! { <Words said notice /> })}</div>
        </div>
    }
}
