//! The viewer's own cards, by colour.

use engine::{Card, Cards};
use leptos::prelude::*;

use crate::t;

#[component]
pub(super) fn Hand(hand: Cards) -> impl IntoView {
    let held = move |(card, count): (Card, u8)| {
        (count > 0)
            .then(|| view! { <li class=format!("card {}", card.name())>{card_name(card)}<b>{count}</b></li> })
    };
    view! { <ul class="panel hand" aria-label=t!("game-hand")>{hand.iter().map(held).collect_view()}</ul> }
}

pub(super) fn card_name(card: Card) -> String {
    match card {
        Card::Purple => t!("card-purple"),
        Card::Blue => t!("card-blue"),
        Card::Orange => t!("card-orange"),
        Card::White => t!("card-white"),
        Card::Green => t!("card-green"),
        Card::Yellow => t!("card-yellow"),
        Card::Black => t!("card-black"),
        Card::Red => t!("card-red"),
        Card::Locomotive => t!("card-locomotive"),
    }
}
