//! The train under the name, made of the wagons that the cards show.

use engine::Card;
use leptos::prelude::*;
use scene::wagon;

/// Coupled, a wagon is this long.
const LENGTH: u16 = 53;

#[component]
pub(super) fn Train() -> impl IntoView {
    // The locomotive at the head, on the right; the brake van comes last.
    let coupled =
        [Card::Red, Card::Yellow, Card::Green, Card::Blue, Card::Purple, Card::Black, Card::Locomotive];
    let piece = |(card, place): (Card, u16)| {
        let place = format!("translate({})", LENGTH * place);
        view! { <path class=card.name() fill-rule="evenodd" transform=place d=wagon(card) /> }
    };
    view! {
        <svg class="home-train" viewBox="-26 14 430 56" aria-hidden="true">
            <path class="home-hills" d="M-26 61q40-36 82-28t60 10q34-34 76-26t60 18q30-18 62-12t90 26v12z" />
            <path class="home-sleepers" d="M-26 64H404" />
            <path class="home-rail" d="M-26 61H404" />
            <g class="home-wagons">{coupled.into_iter().zip(0..).map(piece).collect_view()}</g>
        </svg>
    }
}
