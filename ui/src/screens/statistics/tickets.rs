//! Completed and failed tickets.

use leptos::prelude::*;

use super::bars::{Bar, bars};
use crate::t;

#[component]
pub(super) fn Tickets(completed: u32, failed: u32) -> impl IntoView {
    let kept = completed + failed;
    let bar = |name, count: u32| Bar { name, value: f64::from(count), words: count.to_string(), aside: None };
    let all = vec![
        bar(t!("statistics-tickets-kept"), kept),
        bar(t!("statistics-tickets-done"), completed),
        bar(t!("statistics-tickets-failed"), failed),
    ];
    bars(t!("ending-column-tickets"), f64::from(kept), all)
}
