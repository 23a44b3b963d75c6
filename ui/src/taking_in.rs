//! Files with games that come in: chosen in a dialog, or dropped anywhere on the page.

use leptos::ev::{self, DragEvent};
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::protocol::{Imported, Refused};

use crate::app::{Screen, Shared};
use crate::t;

/// Takes in the games of a file, and says what became of them. From the first screen the list is shown with them.
pub(crate) fn take_in(shared: Shared, file: web_sys::File) {
    spawn_local(async move {
        match shared.backend.import(file).await {
            Ok(imported) => {
                for refused in &imported.refused {
                    leptos::logging::error!("{}: {}", refused.title, refused.reason);
                }
                shared.arrivals.update(|times| *times += 1);
                if shared.is_at(Screen::Home) {
                    shared.go(Screen::Saved);
                }
                shared.notice.tell(words(&imported));
            }
            Err(failure) => shared.say(&failure),
        }
    });
}

/// A browser would show a dropped file in the place of the page: here it is taken in, wherever it falls.
#[component]
pub(crate) fn DropPlace(shared: Shared) -> impl IntoView {
    let over = RwSignal::new(false);
    let dragged = window_event_listener(ev::dragover, move |event: DragEvent| {
        event.prevent_default();
        over.set(true);
    });
    // Leaving one element for another is told too; only the way out of the window leads to nothing.
    let left = window_event_listener(ev::dragleave, move |event: DragEvent| {
        if event.related_target().is_none() {
            over.set(false);
        }
    });
    let dropped = window_event_listener(ev::drop, move |event: DragEvent| {
        event.prevent_default();
        over.set(false);
        let file = event.data_transfer().and_then(|data| data.files()).and_then(|files| files.get(0));
        if let Some(file) = file {
            take_in(shared, file);
        }
    });
    on_cleanup(move || [dragged, left, dropped].into_iter().for_each(WindowListenerHandle::remove));
    view! {
        <Show when=move || over.get()>
            <p class="drop-here">{t!("saved-drop")}</p>
        </Show>
    }
}

/// What became of a file's games, in a sentence for each kind.
fn words(imported: &Imported) -> String {
    let added = t!("saved-added", count = imported.added.len());
    let known = (imported.known > 0).then(|| t!("saved-known", count = imported.known));
    let refused = imported.refused.iter().map(|Refused { title, .. }| match title.as_str() {
        "" => t!("saved-refused-nameless"),
        title => t!("saved-refused", title = title),
    });
    let damaged = imported.damaged.then(|| t!("saved-damaged"));
    std::iter::once(added).chain(known).chain(refused).chain(damaged).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use table::protocol::GameId;

    use super::*;

    #[test]
    fn what_became_of_every_game_of_a_file_is_said() {
        let refused = Refused { title: "Sunday".into(), reason: "E0042".into() };
        let all =
            Imported { added: vec![GameId(1), GameId(2)], known: 1, refused: vec![refused], damaged: true };
        let said = words(&all);
        for part in ["2 games were added.", "1 is here already.", "Sunday", "damaged"] {
            assert!(said.contains(part), "{part:?} is not in {said:?}");
        }
        assert!(!said.contains("E0042"), "the machine's own words are for the log");
        assert_eq!(words(&Imported::default()), "No game was added.");
    }
}
