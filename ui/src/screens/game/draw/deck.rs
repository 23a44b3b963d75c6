//! The deck, with its count.

use engine::{Action, Illegal};
use leptos::prelude::*;

use super::super::turn::turn;
use crate::t;

#[component]
pub(super) fn Deck() -> impl IntoView {
    let turn = turn();
    let count = turn.part(|position| position.view.deck);
    let can = turn.part(|position| position.view.legal.contains(&Action::DrawBlind));
    let enabled = move || can.get() == Some(true) && !turn.is_busy();
    let draw = move |_| {
        if can.get_untracked() == Some(true) {
            turn.play(Action::DrawBlind);
        } else {
            turn.say_why(|view| if view.deck == 0 { Some(Illegal::DeckEmpty) } else { view.why_no_turn() });
        }
    };
    view! {
        <button
            class="place deck"
            aria-disabled=move || (!enabled()).to_string()
            aria-label=move || t!("game-deck", count = count.get().unwrap_or_default())
            on:click=draw
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
