//! Importing games from files, chosen in a dialog or dropped anywhere on the page.

use leptos::ev::{self, DragEvent};
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::protocol::{Imported, Refused};

use crate::app::{Screen, Shared};
use crate::error_words;
use crate::t;

/// Imports the games of these files and says what became of them. From the home screen it goes to the saved games.
pub(crate) fn import_files(shared: Shared, files: web_sys::FileList) {
    // Copied before the first `await`: the browser empties a dropped list after the event.
    let files: Vec<_> = (0..files.length()).filter_map(|number| files.get(number)).collect();
    spawn_local(async move {
        let (mut all, mut failed) = (None::<Imported>, Vec::new());
        for file in files {
            let name = file.name();
            match shared.backend.import(file).await {
                Ok(imported) => add(all.get_or_insert_default(), imported),
                Err(error) => failed.push((name, error)),
            }
        }
        let told = failed.iter().map(|(name, error)| {
            t!("saved-file-failed", name = name.clone(), why = error_words::of_backend(error))
        });
        let Some(all) = all else {
            return match &failed[..] {
                [(_, error)] => shared.say(error),
                _ => shared.notice.warn(told.collect::<Vec<_>>().join(" ")),
            };
        };
        shared.arrivals.update(|times| *times += 1);
        if shared.is_at(Screen::Home) {
            shared.go(Screen::Saved);
        }
        let said: Vec<_> = std::iter::once(words(&all)).chain(told).collect();
        shared.notice.tell(said.join(" "));
    });
}

/// Adds the result of one file to that of all.
fn add(all: &mut Imported, imported: Imported) {
    for refused in &imported.refused {
        leptos::logging::error!("{}: {}", refused.title, refused.reason);
    }
    all.added.extend(imported.added);
    all.known += imported.known;
    all.refused.extend(imported.refused);
    all.damaged |= imported.damaged;
}

/// A browser would open a dropped file instead of the page: here it is imported, wherever it is dropped.
#[component]
pub(crate) fn DropPlace(shared: Shared) -> impl IntoView {
    let over = RwSignal::new(false);
    let dragged = window_event_listener(ev::dragover, move |event: DragEvent| {
        event.prevent_default();
        over.set(holds_files(&event));
    });
    // The event also fires between two elements; only when the pointer leaves the window is there no related target.
    let left = window_event_listener(ev::dragleave, move |event: DragEvent| {
        if event.related_target().is_none() {
            over.set(false);
        }
    });
    let dropped = window_event_listener(ev::drop, move |event: DragEvent| {
        event.prevent_default();
        over.set(false);
        let Some(data) = event.data_transfer() else { return };
        // A link is dropped as text.
        if data.get_data("text").is_ok_and(|text| shared.open_link(&text)) {
            return;
        }
        if let Some(files) = data.files() {
            import_files(shared, files);
        }
    });
    on_cleanup(move || [dragged, left, dropped].into_iter().for_each(WindowListenerHandle::remove));
    view! {
        <Show when=move || over.get()>
            <p class="drop-here">{t!("saved-drop")}</p>
        </Show>
    }
}

/// Dragged text is not a file.
fn holds_files(event: &DragEvent) -> bool {
    event.data_transfer().is_some_and(|data| data.types().includes(&"Files".into(), 0))
}

/// What became of the games, in a sentence for each kind.
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
    fn the_notice_says_what_became_of_every_game_of_a_file() {
        let refused = Refused { title: "Sunday".into(), reason: "E0042".into() };
        let all =
            Imported { added: vec![GameId(1), GameId(2)], known: 1, refused: vec![refused], damaged: true };
        let said = words(&all);
        for part in ["2 games imported.", "1 was already here.", "Sunday", "damaged"] {
            assert!(said.contains(part), "{part:?} is not in {said:?}");
        }
        assert!(!said.contains("E0042"), "the machine's own words are for the log");
        assert_eq!(words(&Imported::default()), "No games imported.");
    }
}
