//! The deck, with its count.

use engine::{Action, Illegal, View};
use leptos::prelude::*;

use crate::screens::game::cards::Back;
use crate::screens::game::turn::game_context;
use crate::t;

#[component]
pub(super) fn Deck() -> impl IntoView {
    let game = game_context();
    let count = game.part(|snapshot| snapshot.view.deck);
    let enabled = Memo::new(move |_| game.allows(Action::DrawBlind) && !game.is_busy());
    let why = |view: &View| if view.deck == 0 { Some(Illegal::DeckEmpty) } else { view.why_no_turn() };
    view! {
        <button
            class="place deck"
            aria-disabled=move || (!enabled.get()).to_string()
            aria-label=move || t!("game-deck", count = count.get().unwrap_or_default())
            on:click=move |_| game.play_or_say(Action::DrawBlind, why)
        >
            <Back />
            <b class="deck-count" data-figure=move || count.get()></b>
        </button>
    }
}
