//! The question to whoever has pressed and not held.

use leptos::html;
use leptos::prelude::*;

use crate::t;

#[component]
pub(super) fn Confirm(arrive: Callback<()>) -> impl IntoView {
    let button = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            // What can't be focused is found by the next tab all the same.
            let _ = button.focus();
        }
    });
    view! {
        <button class="primary lift-confirm" node_ref=button on:click=move |_| arrive.run(())>
            {t!("curtain-confirm")}
        </button>
    }
}
