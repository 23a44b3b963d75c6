//! Games as files: all of them at once, and those that come from elsewhere.

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::protocol::{ExportAll, ExportGame, GameId, HandedOut, Imported, Refused, Whereabouts};

use super::Shelf;
use crate::backend::Failure;
use crate::t;

/// Under the list: a backup of everything, and a file to take in.
#[component]
pub(super) fn FileTools(shelf: Shelf) -> impl IntoView {
    let field = NodeRef::<html::Input>::new();
    let chosen = move |_| {
        let Some(field) = field.get_untracked() else { return };
        if let Some(file) = field.files().and_then(|files| files.get(0)) {
            take_in(shelf, file);
        }
        // So that the same file can be chosen again.
        field.set_value("");
    };
    let choose = move |_| {
        if let Some(field) = field.get_untracked() {
            field.click();
        }
    };
    let back_up = move |_| hand_out(shelf, async move { shelf.shared.backend.hand_out(ExportAll {}).await });
    view! {
        <div class="file-tools">
            <button on:click=choose>{t!("saved-import")}</button>
            <input type="file" class="heard" tabindex="-1" aria-hidden="true" node_ref=field on:change=chosen />
            <Show when=move || shelf.games.with(|games| games.as_ref().is_some_and(|games| !games.is_empty()))>
                <button on:click=back_up>{t!("saved-export-all")}</button>
            </Show>
        </div>
    }
}

/// Hands out one game as its record.
pub(super) fn export(shelf: Shelf, game: GameId) {
    hand_out(shelf, async move { shelf.shared.backend.hand_out(ExportGame { game }).await });
}

fn hand_out(shelf: Shelf, asked: impl Future<Output = Result<HandedOut, Failure>> + 'static) {
    spawn_local(async move {
        match asked.await {
            Ok(HandedOut { name, place: Whereabouts::Download { .. } }) => {
                shelf.shared.notice.tell(t!("saved-downloaded", name = name));
            }
            Ok(HandedOut { place: Whereabouts::File { path }, .. }) => {
                shelf.shared.notice.tell(t!("saved-written", path = path));
            }
            Err(failure) => shelf.shared.say(&failure),
        }
    });
}

/// Takes in the games of a file that was chosen or dropped.
pub(super) fn take_in(shelf: Shelf, file: web_sys::File) {
    shelf.change(async move {
        let imported = shelf.shared.backend.import(file).await?;
        shelf.shared.notice.tell(words(&imported));
        Ok(())
    });
}

/// What became of a file's games, in a sentence for each kind.
fn words(imported: &Imported) -> String {
    let added = t!("saved-added", count = imported.added.len());
    let known = (imported.known > 0).then(|| t!("saved-known", count = imported.known));
    let refused = imported.refused.iter().map(|Refused { title, reason }| match title.as_str() {
        "" => t!("saved-refused-nameless", reason = reason.clone()),
        title => t!("saved-refused", title = title, reason = reason.clone()),
    });
    let damaged = imported.damaged.then(|| t!("saved-damaged"));
    std::iter::once(added).chain(known).chain(refused).chain(damaged).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_became_of_every_game_of_a_file_is_said() {
        let refused = Refused { title: "Sunday".into(), reason: "it is broken".into() };
        let all =
            Imported { added: vec![GameId(1), GameId(2)], known: 1, refused: vec![refused], damaged: true };
        let said = words(&all);
        for part in ["2 games were added.", "1 is here already.", "Sunday", "it is broken", "damaged"] {
            assert!(said.contains(part), "{part:?} is not in {said:?}");
        }
        assert_eq!(words(&Imported::default()), "No game was added.");
    }
}
