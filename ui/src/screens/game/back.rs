//! Undoing, where the table allows it.

use leptos::prelude::*;
use table::protocol::{Position, TakeBack, Undo};

use super::ask;
use crate::app::shared;
use crate::t;

#[component]
pub(super) fn BackButtons(position: Position) -> impl IntoView {
    let shared = shared();
    let (game, revision, back) = (position.game, position.revision, position.back);
    view! {
        <Show when=move || back.undo>
            <button on:click=move |_| ask(shared, Undo { game, revision })>{t!("game-undo")}</button>
        </Show>
        <Show when=move || back.take_back && !back.undo>
            <button on:click=move |_| ask(shared, TakeBack { game, revision })>{t!("game-take-back")}</button>
        </Show>
    }
}
