//! One notice, with its buttons.

use leptos::prelude::*;

use super::{Notice, Remedy, Said, Tone};
use crate::t;

#[component]
pub(super) fn Words(said: Said, notice: Notice) -> impl IntoView {
    let class = match said.tone {
        Tone::Alert => "notice alert",
        Tone::Status => "notice",
    };
    let remedy = said.remedy.map(|Remedy { words, act }| {
        view! { <button class="primary" on:click=move |_| act.run(())>{words}</button> }
    });
    view! {
        <div class=class>
            <p>{said.words}</p>
            {remedy}
            <button class="quiet" on:click=move |_| notice.clear()>{t!("close")}</button>
        </div>
    }
}
