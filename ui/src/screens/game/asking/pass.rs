//! Nothing can be done but to pass.

use engine::Action;
use leptos::prelude::*;

use crate::screens::game::turn::turn;
use crate::t;

#[component]
pub(super) fn Pass() -> impl IntoView {
    let turn = turn();
    view! {
        <section class="asked">
            <p>{t!("game-stuck")}</p>
            <button class="primary" on:click=move |_| turn.play(Action::Pass)>{t!("game-pass")}</button>
        </section>
    }
}
