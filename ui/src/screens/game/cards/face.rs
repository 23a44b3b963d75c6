//! The face of a train card: a wagon on its track, under the symbol of its colour.

use engine::Card;
use leptos::prelude::*;
use scene::{symbol, wagon};

/// A whole card, hidden from screen readers: the element around it has the name. On a phone it is cut below the rail, at 64.
#[component]
pub(crate) fn Face(card: Card) -> impl IntoView {
    let wagon = wagon(card);
    let picture = if card.is_locomotive() {
        view! {
            {rainbow()}
            <path class="face-symbol" d=wagon />
        }
        .into_any()
    } else {
        view! {
            <path class="face-wagon" d=wagon />
            <path class="face-symbol" transform="translate(30 18) scale(3.3)" d=symbol(card) />
        }
        .into_any()
    };
    view! {
        <svg class=format!("card-face {}", card.name()) viewBox="0 0 60 84" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
            <rect class="face-sheet" x="0.75" y="0.75" width="58.5" height="82.5" rx="6" />
            <path
                class="face-ground"
                d="M3.5 46q6-6.5 13-3.5t12 1.5q8-7.5 15-5t13-3v24.9h-53zM3.5 61.4h53v15.1a3.5 3.5 0 0 0-3.5 3.5h-46a3.5 3.5 0 0 0-3.5-3.5z"
            />
            <path
                class="face-frame"
                d="M7 3.5h46a3.5 3.5 0 0 0 3.5 3.5v69.5a3.5 3.5 0 0 0-3.5 3.5h-46a3.5 3.5 0 0 0-3.5-3.5v-69.5a3.5 3.5 0 0 0 3.5-3.5zM3.5 60.7h53"
            />
            <path
                class="face-rails"
                d="M7 63.5h3m4 0h3m4 0h3m4 0h3m4 0h3m4 0h3m4 0h3M10 67.5h29m4 0h8M14 71h8m4 0h24M21 74.5h20m3 0h5"
            />
            {picture}
        </svg>
    }
}

/// A locomotive stands for every colour: a fan of all of them rises behind it.
fn rainbow() -> impl IntoView {
    let ray = |(card, place): (Card, u8)| {
        let at = |radius: f32, edge: u8| {
            let (sine, cosine) = (f32::from(edge) * std::f32::consts::PI / 8.0).sin_cos();
            format!("{:.1} {:.1}", 27.0 - radius * cosine, 31.0 - radius * sine)
        };
        let (from, to) = (place, place + 1);
        let ray = format!(
            "M{}L{}A21 21 0 0 1 {}L{}A6 6 0 0 0 {}z",
            at(6.0, from),
            at(21.0, from),
            at(21.0, to),
            at(6.0, to),
            at(6.0, from)
        );
        view! { <path class=format!("face-ray {}", card.name()) d=ray /> }
    };
    Card::COLOURS.into_iter().zip(0..).map(ray).collect_view()
}
