//! The deck, with its count.

use engine::{Action, Illegal, View};
use leptos::prelude::*;

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
            <svg class="card-face back" viewBox="0 0 60 84" aria-hidden="true">
                <rect class="face-sheet" x="0.75" y="0.75" width="58.5" height="82.5" rx="6" />
                <rect class="face-frame" x="5" y="5" width="50" height="74" rx="3.5" />
                <path class="face-rails" d="M14 14L46 70M46 14L14 70M17 12L49 68M43 12L11 68" />
            </svg>
            <b class="deck-count" data-figure=move || count.get()></b>
        </button>
    }
}
