//! A way on, with a small drawing.

use leptos::prelude::*;

use crate::app::{Screen, shared};

#[component]
pub(super) fn HomeLink(
    to: Screen,
    words: String,
    /// Lines in a square of 24.
    drawing: &'static str,
) -> impl IntoView {
    let shared = shared();
    view! {
        <button class="home-link" on:click=move |_| shared.go(to)>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d=drawing /></svg>
            {words}
        </button>
    }
}
