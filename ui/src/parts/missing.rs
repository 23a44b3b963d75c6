//! The message that a part could not be fetched, with buttons to go on.

use leptos::prelude::*;

use super::bar::Bar;
use crate::shared::reload;
use crate::t;

#[component]
pub(super) fn Missing(try_again: impl Fn(web_sys::MouseEvent) + 'static) -> impl IntoView {
    view! {
        <section class="screen part">
            <Bar />
            <p role="alert">{t!("part-missing")}</p>
            <div class="part-ways">
                <button class="primary" on:click=try_again>{t!("part-try-again")}</button>
                <button class="quiet" on:click=move |_| reload()>{t!("version-reload")}</button>
            </div>
        </section>
    }
}
