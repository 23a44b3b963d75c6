//! The language that is spoken: the one that is wanted, once its words are there.

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::look;
use crate::shared::Shared;
use crate::t;
use crate::words::{self, Language};

/// What the system wants, first things first.
fn wishes() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect()
}

/// Has the words at hand that a page begins with.
pub(crate) async fn prepare() {
    // Without them it begins in English; the page itself tries again, and says so where it fails.
    let _ = words::fetch(Language::chosen(None, &wishes())).await;
}

/// The document says it too, for those who have it read to them.
pub(crate) fn language(shared: Shared) -> ReadSignal<Language> {
    let system = RwSignal::new(wishes());
    let listener = window_event_listener(ev::languagechange, move |_| system.set(wishes()));
    on_cleanup(move || listener.remove());
    let wanted = Memo::new(move |_| {
        shared.settings.with(|chosen| Language::chosen(chosen.language.as_deref(), &system.read()))
    });
    let first = wanted.get_untracked();
    let spoken = RwSignal::new(if words::are_here(first) { first } else { Language::default() });
    Effect::new(move |_| {
        let next = wanted.get();
        if next == spoken.get_untracked() {
            return;
        }
        spawn_local(async move {
            let come = words::fetch(next).await;
            // By now another one may be wanted.
            if wanted.get_untracked() != next {
                return;
            }
            match come {
                Ok(()) => spoken.set(next),
                Err(_) => shared.notice.warn(t!("part-missing")),
            }
        });
    });
    Effect::new(move |_| look::speak(spoken.get()));
    spoken.read_only()
}
