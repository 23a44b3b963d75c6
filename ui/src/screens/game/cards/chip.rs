//! A number of cards of one kind, small, within text.

use engine::Card;
use leptos::prelude::*;
use scene::symbol;

/// The count and the symbol of the kind.
#[component]
pub(crate) fn Chip(card: Card, count: u8) -> impl IntoView {
    view! {
        <span class=format!("chip {}", card.name())>
            <b>{count}</b>
            <svg viewBox="-6.5 -5 13 10" aria-hidden="true"><path d=symbol(card) /></svg>
        </span>
    }
}
