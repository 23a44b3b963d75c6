//! The way to a new game.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::{Screen, shared};
use crate::board::Board;
use crate::t;

/// The button for a new game, with pictures of the maps. `first`: there is no game to continue.
#[component]
pub(super) fn Begin(first: impl Fn() -> bool + Copy + Send + Sync + 'static) -> impl IntoView {
    let shared = shared();
    let sheet = |map: &Arc<engine::Map>| view! { <span class="picture"><Board map=Arc::clone(map) /></span> };
    view! {
        <button class="begin" class:first=first on:click=move |_| shared.go(Screen::NewGame)>
            <span class="pictures" aria-hidden="true">{engine::maps().iter().map(sheet).collect_view()}</span>
            <strong>{t!("home-new-game")}</strong>
            <small>{t!("home-new-game-what")}</small>
        </button>
    }
}
