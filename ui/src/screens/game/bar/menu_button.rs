//! The button that opens the menu.

use leptos::prelude::*;

use crate::screens::game::turn::game_context;
use crate::t;

#[component]
pub(super) fn MenuButton() -> impl IntoView {
    let game = game_context();
    view! {
        <button
            class="quiet open-menu"
            aria-label=t!("menu-title")
            title=t!("menu-title")
            aria-haspopup="dialog"
            on:click=move |_| game.menu_open.set(true)
        >
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 6.5H20M4 12H20M4 17.5H20" /></svg>
        </button>
    }
}
