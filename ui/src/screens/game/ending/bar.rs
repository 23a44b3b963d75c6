//! A seat's points as a bar: what brought them, side by side, and what was lost, left of zero.

use leptos::prelude::*;
use model::ending::{Parts, Scale};

/// The same figures stand beside it in words.
#[component]
pub(super) fn Bar(#[prop(into)] parts: Signal<Parts>, scale: Scale) -> impl IntoView {
    let percent = move |points: i16| format!("{}%", scale.percent(points));
    let start = move || format!("{}%", scale.start(parts.get().lost));
    let gained = move |(at, class): (usize, &'static str)| {
        let width = move || parts.get().gained().get(at).copied().map(percent);
        view! { <i class=class style:width=width></i> }
    };
    view! {
        <span class="points-bar" aria-hidden="true">
            // A margin is a share of the same width as the parts are; a padding would shrink it.
            <i class="part-lost" style:margin-left=start style:width=move || percent(parts.get().lost)></i>
            {PARTS.into_iter().enumerate().map(gained).collect_view()}
        </span>
    }
}

/// The classes of the parts, in the order of [`Parts::gained`].
const PARTS: [&str; 5] =
    ["part-routes", "part-tickets", "part-most-tickets", "part-stations", "part-longest"];
