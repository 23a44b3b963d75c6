//! The top bar while a part is not there, with the back button.

use leptos::prelude::*;

use crate::app::shared;
use crate::t;

#[component]
pub(super) fn Bar() -> impl IntoView {
    let shared = shared();
    view! {
        <header class="bar">
            <button class="back" aria-label=t!("back") on:click=move |_| shared.back()></button>
            <h1>{t!("app-name")}</h1>
        </header>
    }
}
