//! What each key does, in words.

use leptos::prelude::*;

use crate::t;

#[component]
pub(super) fn Table() -> impl IntoView {
    let rows = [
        ("1 – 5", t!("keys-face-up")),
        ("6, D", t!("keys-deck")),
        ("T", t!("keys-tickets")),
        ("H", t!("keys-hand")),
        ("L", t!("keys-log")),
        ("P", t!("keys-players")),
        ("R", t!("keys-routes")),
        ("U", t!("keys-undo")),
        ("M", t!("keys-map")),
        ("← ↑ → ↓", t!("keys-arrows")),
        ("A – Z", t!("keys-letters")),
        ("⇧ ← ↑ → ↓", t!("keys-pan")),
        ("+ − 0", t!("keys-zoom")),
        ("↵", t!("keys-enter")),
        ("Esc", t!("keys-escape")),
        ("?", t!("keys-help")),
    ];
    let row = |(key, words): (&'static str, String)| {
        view! { <tr><th scope="row"><kbd>{key}</kbd></th><td>{words}</td></tr> }
    };
    view! { <table class="keys"><tbody>{rows.map(row).into_iter().collect_view()}</tbody></table> }
}
