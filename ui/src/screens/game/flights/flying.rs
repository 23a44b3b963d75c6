//! One card on its way.

use engine::Card;
use leptos::prelude::*;

use super::spot::Spot;
use crate::screens::game::cards::{Back, Face};

#[derive(Debug, Clone, PartialEq)]
pub(super) struct Flying {
    /// No two cards have the same.
    pub(super) number: usize,
    /// `None` shows its back.
    pub(super) card: Option<Card>,
    /// Does it show its back first?
    pub(super) turns: bool,
    pub(super) from: Spot,
    pub(super) to: Spot,
    /// In milliseconds.
    pub(super) wait: u16,
    pub(super) long: u16,
}

/// It is as large as where it is largest, so that it is never blurred, and moved by transforming it alone.
#[component]
pub(super) fn FlyingCard(flying: Flying, land: Callback<usize>) -> impl IntoView {
    let Flying { number, card, turns, from, to, wait, long } = flying;
    let width = from.width.max(to.width);
    let start = format!("{}px {}px", from.x, from.y);
    let end = format!("{}px {}px", to.x, to.y);
    // On its way it is lifted.
    let middle = format!("{}px {}px", (from.x + to.x) / 2.0, (from.y + to.y) / 2.0 - 28.0);
    view! {
        <span
            class="flying"
            class:turns=turns
            style=("--wide", format!("{width}px"))
            style=("--from", start)
            style=("--over", middle)
            style=("--to", end)
            style=("--small", (from.width / width).to_string())
            style=("--end", (to.width / width).to_string())
            style=("--wait", format!("{wait}ms"))
            style=("--long", format!("{long}ms"))
            on:animationend=move |event| {
                // Its face and its back turn by animations of their own.
                if event.target() == event.current_target() {
                    land.run(number);
                }
            }
        >
            {card.map(|card| view! { <Face card /> })}
            {(turns || card.is_none()).then(|| view! { <Back /> })}
        </span>
    }
}
