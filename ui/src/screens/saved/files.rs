//! Files: a backup of all games, and imports.

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::protocol::{ExportAll, ExportGame, ExportPlace, Exported, GameId};

use super::SavedScreen;
use super::paste_link::PasteLink;
use crate::backend::BackendError;
use crate::importing::import_files;
use crate::t;

/// The buttons under the list: export a backup, import a file.
#[component]
pub(super) fn FileTools(screen: SavedScreen) -> impl IntoView {
    let field = NodeRef::<html::Input>::new();
    let chosen = move |_| {
        let Some(field) = field.get_untracked() else { return };
        if let Some(files) = field.files() {
            import_files(screen.shared, files);
        }
        // So that the same files can be chosen again.
        field.set_value("");
    };
    let choose = move |_| {
        if let Some(field) = field.get_untracked() {
            field.click();
        }
    };
    let forgetful = RwSignal::new(false);
    spawn_local(async move {
        let _ = forgetful.try_set(screen.shared.backend.may_be_forgotten().await);
    });
    let back_up = move |_| give(screen, async move { screen.shared.backend.export(ExportAll {}).await });
    view! {
        <PasteLink shared=screen.shared />
        <div class="file-tools">
            <button on:click=choose>{t!("saved-import")}</button>
            <input type="file" multiple class="heard" tabindex="-1" aria-hidden="true" node_ref=field on:change=chosen />
            <Show when=move || screen.games.with(|games| games.as_ref().is_some_and(|games| !games.is_empty()))>
                <button on:click=back_up>{t!("saved-export-all")}</button>
                {move || forgetful.get().then(|| view! { <small>{t!("saved-unpromised")}</small> })}
            </Show>
        </div>
    }
}

/// Exports one game as a record.
pub(super) fn export(screen: SavedScreen, game: GameId) {
    give(screen, async move { screen.shared.backend.export(ExportGame { game }).await });
}

fn give(screen: SavedScreen, asked: impl Future<Output = Result<Exported, BackendError>> + 'static) {
    spawn_local(async move {
        match asked.await {
            Ok(Exported { name, place: ExportPlace::Download { .. } }) => {
                screen.shared.notice.tell(t!("saved-downloaded", name = name));
            }
            Ok(Exported { place: ExportPlace::File { path }, .. }) => {
                screen.shared.notice.tell(t!("saved-written", path = path));
            }
            Ok(Exported { place: ExportPlace::Nowhere, .. }) => {
                screen.shared.notice.tell(t!("saved-not-written"));
            }
            Err(error) => screen.shared.say(&error),
        }
    });
}
