//! The heading of a question, with its close button.

use leptos::prelude::*;
use model::Intent;

use crate::screens::game::turn::game_context;
use crate::t;

#[component]
pub(super) fn Heading(words: String) -> impl IntoView {
    let game = game_context();
    view! {
        <header>
            <h2 tabindex="-1">{words}</h2>
            <button
                type="button"
                class="close"
                aria-label=t!("close")
                on:click=move |_| game.choose(Intent::Nothing)
            >
                "×"
            </button>
        </header>
    }
}
