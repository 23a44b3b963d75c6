//! Why there is nothing to walk through: a link that can't be read, or a game that is gone.

use leptos::prelude::*;

use super::walk::walk;
use crate::t;

#[component]
pub(super) fn Refused() -> impl IntoView {
    let walk = walk();
    let shared = walk.game.shared;
    view! {
        <section class="screen part">
            <header class="bar">
                <button class="back" aria-label=t!("back") on:click=move |_| shared.back()></button>
                <h1>{t!("replay-title")}</h1>
            </header>
            <p role="alert">{move || walk.refused.get()}</p>
        </section>
    }
}
