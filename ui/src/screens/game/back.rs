//! Undoing, where the table allows it.

use leptos::prelude::*;
use table::protocol::{TakeBack, Undo};

use super::choice::Choice;
use super::turn::turn;
use crate::dialog::{self, Dialog};
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
        turn.choose(Choice::Nothing);
        turn.ask(Undo { game, revision });
    };
    // It costs the game its place in the statistics: that is said, once in a game.
    let asking = RwSignal::new(false);
    let told = StoredValue::new(None);
    let take_back = move || {
        let (game, revision) = at();
        told.set_value(Some(game));
        turn.choose(Choice::Nothing);
        turn.ask(TakeBack { game, revision });
    };
    let press = move |_| {
        if told.get_value() == Some(at().0) {
            take_back();
        } else {
            asking.set(true);
        }
    };
    let agree = move |_| {
        dialog::close_open();
        take_back();
    };
    let undoes = move || can.get().is_some_and(|back| back.undo);
    let returns = move || can.get().is_some_and(|back| back.take_back && !back.undo);
    view! {
        <Show when=undoes>
            <button class="small undo" aria-disabled=move || turn.is_busy().to_string() on:click=undo>
                {t!("game-undo")}
            </button>
        </Show>
        <Show when=returns>
            <button class="small" aria-disabled=move || turn.is_busy().to_string() on:click=press>
                {t!("game-take-back")}
            </button>
        </Show>
        <Dialog open=asking title=t!("game-take-back")>
            <p>{t!("game-take-back-cost")}</p>
            <button class="primary" on:click=agree>{t!("game-take-back")}</button>
        </Dialog>
    }
}
