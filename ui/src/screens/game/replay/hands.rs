//! What is seen of everyone's cards and tickets.

use leptos::prelude::*;
use model::replay::Eyes;

use super::hand::HandOfSeat;
use super::walk::walk;
use crate::t;

#[component]
pub(super) fn Hands() -> impl IntoView {
    let walk = walk();
    let held = Memo::new(move |_| {
        let held = walk.held.get();
        match walk.eyes.get() {
            Eyes::Open => held,
            Eyes::Seat(seat) => held.into_iter().filter(|held| held.seat == seat).collect(),
            Eyes::Table => Vec::new(),
        }
    });
    view! {
        <div class="hands">
            <h2 class="heard">{t!("replay-hands")}</h2>
            {move || held.with(Vec::is_empty).then(|| view! { <p class="aside">{t!("replay-hidden")}</p> })}
            <For each=move || held.get() key=Clone::clone let:held>
                <HandOfSeat held />
            </For>
        </div>
    }
}
