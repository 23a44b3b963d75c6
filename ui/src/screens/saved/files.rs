//! Games as files: all of them at once, and those that come from elsewhere.

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::protocol::{ExportAll, ExportGame, GameId, HandedOut, Whereabouts};

use super::Shelf;
use crate::backend::Failure;
use crate::t;
use crate::taking_in::take_in;

/// Under the list: a backup of everything, and a file to take in.
#[component]
pub(super) fn FileTools(shelf: Shelf) -> impl IntoView {
    let field = NodeRef::<html::Input>::new();
    let chosen = move |_| {
        let Some(field) = field.get_untracked() else { return };
        if let Some(files) = field.files() {
            take_in(shelf.shared, files);
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
        let _ = forgetful.try_set(shelf.shared.backend.may_be_forgotten().await);
    });
    let back_up = move |_| hand_out(shelf, async move { shelf.shared.backend.hand_out(ExportAll {}).await });
    view! {
        <div class="file-tools">
            <button on:click=choose>{t!("saved-import")}</button>
            <input type="file" multiple class="heard" tabindex="-1" aria-hidden="true" node_ref=field on:change=chosen />
            <Show when=move || shelf.games.with(|games| games.as_ref().is_some_and(|games| !games.is_empty()))>
                <button on:click=back_up>{t!("saved-export-all")}</button>
                {move || forgetful.get().then(|| view! { <small>{t!("saved-unpromised")}</small> })}
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
            Ok(HandedOut { place: Whereabouts::Nowhere, .. }) => {
                shelf.shared.notice.tell(t!("saved-not-written"));
            }
            Err(failure) => shelf.shared.say(&failure),
        }
    });
}
