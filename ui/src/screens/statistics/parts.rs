//! What scores are made of.

use leptos::prelude::*;
use table::protocol;

use super::bars::{Bar, bars};
use crate::t;
use crate::words::points;

#[component]
pub(super) fn Parts(parts: protocol::Parts) -> impl IntoView {
    let all = [
        (t!("ending-column-routes"), parts.routes),
        (t!("ending-column-tickets"), parts.tickets),
        (t!("statistics-longest-path"), parts.longest),
        (t!("ending-column-stations"), parts.stations),
    ];
    let most = all.iter().map(|(_, value)| value.abs()).fold(0.0, f64::max);
    let bar = |(name, value): (String, f64)| Bar { name, value, words: points(value), aside: None };
    bars(t!("statistics-parts"), most, all.map(bar).into())
}
