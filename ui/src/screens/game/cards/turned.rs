//! The cards that were turned up for a tunnel.

use engine::{Card, Tunnel};
use leptos::prelude::*;

use super::face::Face;
use crate::screens::game::words;
use crate::t;
use crate::words::list;

/// The cards that were turned up; those that make the tunnel dearer are marked.
#[component]
pub(crate) fn Turned(cards: Vec<Card>, colour: Card) -> impl IntoView {
    let names = list(cards.iter().map(|card| words::colour(*card)));
    let face = move |card: Card| {
        view! { <span class:adds=Tunnel::adds(colour, card)><Face card /></span> }
    };
    view! {
        <div class="turned" role="img" aria-label=t!("game-turned", cards = names)>
            {cards.into_iter().map(face).collect_view()}
        </div>
    }
}
