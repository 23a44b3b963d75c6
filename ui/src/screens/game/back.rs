//! Undoing, where the table allows it.

use leptos::prelude::*;
use table::protocol::{TakeBack, Undo};

use super::turn::turn;
use crate::t;

#[component]
pub(super) fn BackButtons() -> impl IntoView {
    let turn = turn();
    let can = turn.part(|position| position.back);
    let at = move || {
        let at = turn
            .shared
            .position
            .with_untracked(|position| position.as_ref().map(|position| (position.game, position.revision)));
        at.unwrap_or((table::protocol::GameId(0), 0))
    };
    let undo = move |_| {
        let (game, revision) = at();
        turn.ask(Undo { game, revision });
    };
    let take_back = move |_| {
        let (game, revision) = at();
        turn.ask(TakeBack { game, revision });
    };
    let undoes = move || can.get().is_some_and(|back| back.undo);
    let returns = move || can.get().is_some_and(|back| back.take_back && !back.undo);
    view! {
        <Show when=undoes>
            <button class="small" aria-disabled=move || turn.is_busy().to_string() on:click=undo>
                {t!("game-undo")}
            </button>
        </Show>
        <Show when=returns>
            <button class="small" aria-disabled=move || turn.is_busy().to_string() on:click=take_back>
                {t!("game-take-back")}
            </button>
        </Show>
    }
}
