//! The confirmation for a press that was not held.

use leptos::html;
use leptos::prelude::*;

use crate::t;

#[component]
pub(super) fn Confirm(arrive: Callback<()>) -> impl IntoView {
    let button = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            // If it can't be focused, the next Tab reaches it anyway.
            let _ = button.focus();
        }
    });
    view! {
        <button class="primary lift-confirm" node_ref=button on:click=move |_| arrive.run(())>
            {t!("curtain-confirm")}
        </button>
    }
}
