//! The language of the page: the one that is wanted, once its catalogue has been fetched.

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::look;
use crate::shared::Shared;
use crate::t;
use crate::words::{self, Language};

/// The system's languages, the preferred one first.
fn system_languages() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect()
}

/// Fetches the catalogue that the page begins with.
pub(crate) async fn prepare() {
    // If that fails, the page begins in English, tries again, and reports it if it fails again.
    let _ = words::fetch(Language::chosen(None, &system_languages())).await;
}

/// The current language. Also sets it on the document, for screen readers.
pub(crate) fn language(shared: Shared) -> ReadSignal<Language> {
    let system = RwSignal::new(system_languages());
    let listener = window_event_listener(ev::languagechange, move |_| system.set(system_languages()));
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
            // Another language may have been chosen meanwhile.
            if wanted.get_untracked() != next {
                return;
            }
            match come {
                Ok(()) => spoken.set(next),
                Err(_) => shared.notice.warn(t!("part-missing")),
            }
        });
    });
    Effect::new(move |_| look::set_document_language(spoken.get()));
    spoken.read_only()
}
