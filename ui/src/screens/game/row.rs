//! The face-up cards and the deck. Which of them may be taken now is in `view.legal`.

use engine::{Action, Card};
use leptos::prelude::*;
use table::protocol::Position;

use super::hand::card_name;
use crate::app::shared;
use crate::t;

#[component]
pub(super) fn FaceUpRow(position: Position) -> impl IntoView {
    let places = position.view.row.iter().zip(0..).map(|(card, slot)| {
        let action = Action::DrawFaceUp { slot };
        card.map(|card| view! { <FaceUp position=position.clone() card action /> })
    });
    let deck = position.clone();
    let can_draw = position.view.legal.contains(&Action::DrawBlind);
    let shared = shared();
    view! {
        <section class="panel row" aria-label=t!("game-row")>
            {places.collect_view()}
            <button
                class="card deck"
                disabled=!can_draw
                on:click=move |_| super::play(shared, &deck, Action::DrawBlind)
            >
                {t!("game-deck", count = position.view.deck)}
            </button>
        </section>
    }
}

#[component]
fn FaceUp(position: Position, card: Card, action: Action) -> impl IntoView {
    let shared = shared();
    let can_take = position.view.legal.contains(&action);
    view! {
        <button
            class=format!("card {}", card.name())
            disabled=!can_take
            on:click=move |_| super::play(shared, &position, action)
        >
            {card_name(card)}
        </button>
    }
}
