//! The person can only pass.

use engine::Action;
use leptos::prelude::*;

use crate::screens::game::turn::game_context;
use crate::t;

#[component]
pub(super) fn Pass() -> impl IntoView {
    let game = game_context();
    view! {
        <section class="asked">
            <p>{t!("game-stuck")}</p>
            <button class="primary" on:click=move |_| game.play(Action::Pass)>{t!("game-pass")}</button>
        </section>
    }
}
