//! Buttons to zoom in, out and to the whole map, for people without a wheel or two free fingers. And those that open
//! the list of routes and the help.

use leptos::prelude::*;

use crate::screens::game::turn::game_context;
use crate::t;

#[component]
pub(super) fn Zoom() -> impl IntoView {
    let game = game_context();
    let camera = game.camera;
    view! {
        <div class="zoom" role="group" aria-label=t!("zoom")>
            <button aria-label=t!("zoom-in") title=t!("zoom-in") on:click=move |_| camera.zoom_by(1.5)>"+"</button>
            <button aria-label=t!("zoom-out") title=t!("zoom-out") on:click=move |_| camera.zoom_by(1.0 / 1.5)>"−"</button>
            <button aria-label=t!("zoom-all") title=t!("zoom-all") on:click=move |_| camera.whole()>
                <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M2 6V2H6M10 2H14V6M14 10V14H10M6 14H2V10" /></svg>
            </button>
            <button aria-label=t!("routes-title") title=t!("routes-title") aria-haspopup="dialog" on:click=move |_| game.routes_open.set(true)>
                <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M2 4H3M6 4H14M2 8H3M6 8H14M2 12H3M6 12H14" /></svg>
            </button>
            <button class="by-keys" aria-label=t!("help-title") title=t!("help-title") aria-haspopup="dialog" on:click=move |_| game.keys_open.set(true)>
                "?"
            </button>
        </div>
    }
}
