//! The rules in our own words: a screen, and a sheet over the game for "How does this work?".

mod figure;
mod how;
mod opened;
mod points;
mod reading;
mod reference;
mod section;
mod text;

use leptos::prelude::*;

use crate::app::shared;
use crate::t;
pub(super) use how::How;
pub(super) use reading::Reading;
pub(super) use reference::Reference;
pub(super) use section::Section;
use text::Text;

#[component]
pub(crate) fn Rules() -> impl IntoView {
    let shared = shared();
    view! {
        <section class="screen rules">
            <header class="bar">
                <button class="back" aria-label=t!("back") on:click=move |_| shared.back()></button>
                <h1>{t!("rules-title")}</h1>
            </header>
            <Text />
        </section>
    }
}
