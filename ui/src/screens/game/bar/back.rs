//! Undoing, where the table allows it.

use leptos::prelude::*;
use model::Intent;
use table::protocol::{TakeBack, Undo};

use crate::dialog::Confirm;
use crate::screens::game::turn::game_context;
use crate::t;

#[component]
pub(super) fn BackButtons() -> impl IntoView {
    let context = game_context();
    let can = context.part(|snapshot| snapshot.back);
    let game_moment =
        move || context.moment().and_then(|(session, revision)| Some((session.game()?, revision)));
    // The intent of the undone turn does not come back with it.
    let undo = move |_| {
        if let Some((game, revision)) = game_moment() {
            context.choose(Intent::Nothing);
            context.ask(Undo { game, revision });
        }
    };
    // Taking back excludes the game from the statistics: the person is warned, once per game.
    let asking = RwSignal::new(false);
    let warned_in = StoredValue::new(None);
    let take_back = move || {
        if let Some((game, revision)) = game_moment() {
            warned_in.set_value(Some(game));
            context.choose(Intent::Nothing);
            context.ask(TakeBack { game, revision });
        }
    };
    let press = move |_| {
        if warned_in.get_value() == game_moment().map(|(game, _)| game) {
            take_back();
        } else {
            asking.set(true);
        }
    };
    let undoes = move || can.get().is_some_and(|back| back.undo);
    let returns = move || can.get().is_some_and(|back| back.take_back && !back.undo);
    view! {
        <Show when=undoes>
            <button class="small undo" aria-disabled=move || context.is_busy().to_string() on:click=undo>
                {t!("game-undo")}
            </button>
        </Show>
        <Show when=returns>
            <button class="small" aria-disabled=move || context.is_busy().to_string() on:click=press>
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
