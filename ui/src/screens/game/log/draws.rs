//! The cards that somebody drew in a turn, as they lie.

use engine::Card;
use leptos::prelude::*;

use crate::screens::game::cards::{Back, Face};

#[component]
pub(super) fn Draws(
    /// For screen readers and whoever points at them.
    words: String,
    drawn: Vec<Option<Card>>,
) -> impl IntoView {
    let card = |card: Option<Card>| match card {
        Some(card) => view! { <Face card /> }.into_any(),
        None => view! { <Back /> }.into_any(),
    };
    let title = words.clone();
    view! {
        <span class="log-draws" title=title>
            <span class="heard">{words}</span>
            {drawn.into_iter().map(card).collect_view()}
        </span>
    }
}
