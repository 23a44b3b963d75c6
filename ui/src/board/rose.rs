//! A compass rose on open water.

use leptos::prelude::*;
use scene::Point;

#[component]
pub(super) fn Rose(at: Point) -> impl IntoView {
    view! {
        <g class="rose" transform=format!("translate({} {})", at.x, at.y)>
            <circle r="30" />
            <circle r="27" />
            <path class="rose-half" d="M0-40L5-5L0 0zM40 0L5 5L0 0zM0 40L-5 5L0 0zM-40 0L-5-5L0 0zM19-19L5-5L7 0L0 0zM19 19L0 7L0 0L5 5zM-19 19L-7 0L0 0L-5 5zM-19-19L0-7L0 0L-5-5z" />
            <path class="rose-edge" d="M0-40L5-5L19-19L7 0M5-5L40 0L5 5M7 0L19 19L0 7M5 5L0 40L-5 5M0 7L-19 19L-7 0M-5 5L-40 0L-5-5M-7 0L-19-19L0-7M-5-5L0-40" />
        </g>
    }
}
