//! Undoing, where the table allows it.

use leptos::prelude::*;
use model::Intent;
use table::protocol::{TakeBack, Undo};

use crate::dialog::Confirm;
use crate::screens::game::turn::turn;
use crate::t;

#[component]
pub(super) fn BackButtons() -> impl IntoView {
    let turn = turn();
    let can = turn.part(|snapshot| snapshot.back);
    let game_moment = move || turn.moment().and_then(|(session, revision)| Some((session.game()?, revision)));
    // What was begun then is not begun anew.
    let undo = move |_| {
        if let Some((game, revision)) = game_moment() {
            turn.choose(Intent::Nothing);
            turn.ask(Undo { game, revision });
        }
    };
    // It costs the game its place in the statistics: that is said, once in a game.
    let asking = RwSignal::new(false);
    let told = StoredValue::new(None);
    let take_back = move || {
        if let Some((game, revision)) = game_moment() {
            told.set_value(Some(game));
            turn.choose(Intent::Nothing);
            turn.ask(TakeBack { game, revision });
        }
    };
    let press = move |_| {
        if told.get_value() == game_moment().map(|(game, _)| game) {
            take_back();
        } else {
            asking.set(true);
        }
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
        <Confirm
            open=asking
            title=t!("game-take-back")
            words=t!("game-take-back-cost")
            on_yes=move |()| take_back()
        />
    }
}
