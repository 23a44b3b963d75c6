//! The back of a train card: a driving wheel on its rails.

use leptos::prelude::*;

/// The outlines of the rim and the hub.
const WHEEL: &str = "M11.5 36a18.5 18.5 0 1 0 37 0a18.5 18.5 0 1 0-37 0zM15 36a15 15 0 1 0 30 0a15 15 0 1 0-30 0z\
    M25.5 36a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0zM28 36a2 2 0 1 0 4 0a2 2 0 1 0-4 0z";
const SPOKES: &str = "M34.3 37.2L44.5 39.9M33.2 39.2L40.6 46.6M31.2 40.3L33.9 50.5M28.8 40.3L26.1 50.5\
    M26.8 39.2L19.4 46.6M25.7 37.2L15.5 39.9M25.7 34.8L15.5 32.1M26.8 32.8L19.4 25.4M28.8 31.7L26.1 21.5\
    M31.2 31.7L33.9 21.5M33.2 32.8L40.6 25.4M34.3 34.8L44.5 32.1";
const FRAME: &str = "M7 3.5h46a3.5 3.5 0 0 0 3.5 3.5v70a3.5 3.5 0 0 0-3.5 3.5h-46a3.5 3.5 0 0 0-3.5-3.5v-70\
    a3.5 3.5 0 0 0 3.5-3.5zM9.5 6.5h41v71h-41zM9.5 55h41M9.5 57h41";

#[component]
pub(crate) fn Back() -> impl IntoView {
    view! {
        <svg class="card-face back" viewBox="0 0 60 84" aria-hidden="true">
            <rect class="face-sheet" x="0.75" y="0.75" width="58.5" height="82.5" rx="6" />
            <path class="face-ground" fill-rule="evenodd" d=WHEEL />
            <path class="face-frame" d=[FRAME, WHEEL, SPOKES].concat() />
        </svg>
    }
}
