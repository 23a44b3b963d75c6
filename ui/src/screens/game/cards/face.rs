//! The face of a train card.

use engine::Card;
use leptos::prelude::*;
use scene::symbol;

/// A whole card, hidden from screen readers: the element around it has the name.
#[component]
pub(crate) fn Face(card: Card) -> impl IntoView {
    let (large, small) = if card.is_locomotive() { (4.0, 1.1) } else { (5.4, 1.7) };
    let path = symbol(card);
    let mark = |x: f32, y: f32, scale: f32, class: &'static str| {
        view! { <path class=class transform=format!("translate({x} {y}) scale({scale})") d=path.clone() /> }
    };
    view! {
        <svg class=format!("card-face {}", card.name()) viewBox="0 0 60 84" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
            <rect class="face-sheet" x="0.75" y="0.75" width="58.5" height="82.5" rx="6" />
            {card.is_locomotive().then(rainbow)}
            <rect class="face-frame" x="5" y="5" width="50" height="74" rx="3.5" />
            <path class="face-rails" d="M9 67.5H51M9 71.5H51M13 65V74M20 65V74M27 65V74M34 65V74M41 65V74M48 65V74" />
            {mark(30.0, 39.0, large, "face-symbol")}
            {mark(12.0, 13.0, small, "face-symbol")}
            {mark(48.0, 13.0, small, "face-symbol")}
        </svg>
    }
}

/// A locomotive stands for every colour: it has a band of each.
fn rainbow() -> impl IntoView {
    let band = |(card, place): (Card, u8)| {
        let x = 5.0 + 6.25 * f32::from(place);
        view! { <rect class=format!("face-band {}", card.name()) x=x y="50" width="6.25" height="11" /> }
    };
    Card::COLOURS.into_iter().zip(0..).map(band).collect_view()
}
