//! The top of a question in a turn: what it is about, and the way out of it.

use leptos::prelude::*;
use model::Intent;

use crate::screens::game::turn::turn;
use crate::t;

#[component]
pub(super) fn Heading(words: String) -> impl IntoView {
    let turn = turn();
    view! {
        <header>
            <h2 tabindex="-1">{words}</h2>
            <button
                type="button"
                class="close"
                aria-label=t!("close")
                on:click=move |_| turn.choose(Intent::Nothing)
            >
                "×"
            </button>
        </header>
    }
}
