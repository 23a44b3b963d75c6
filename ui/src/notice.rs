//! What has to be said to a person when something did not work.

use leptos::prelude::*;

use crate::backend::Failure;
use crate::t;

/// The one thing that is being said, if any.
#[derive(Clone, Copy, Default)]
pub(crate) struct Notice(RwSignal<Option<String>>);

impl Notice {
    pub(crate) fn say(self, failure: &Failure) {
        self.0.set(Some(match failure {
            Failure::Refused(trouble) => trouble.to_string(),
            Failure::Lost(reason) => t!("failure-lost", reason = reason.clone()),
        }));
    }

    pub(crate) fn clear(self) {
        self.0.set(None);
    }
}

#[component]
pub(crate) fn NoticeBar(notice: Notice) -> impl IntoView {
    view! {
        <div class="notice" role="alert" class:shown=move || notice.0.get().is_some()>
            {move || notice.0.get().map(|words| view! {
                <p>{words}</p>
                <button class="quiet" on:click=move |_| notice.clear()>{t!("close")}</button>
            })}
        </div>
    }
}
