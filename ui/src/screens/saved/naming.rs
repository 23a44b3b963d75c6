//! A name for a saved game.

use leptos::html;
use leptos::prelude::*;

use crate::app::Shared;
use crate::t;

/// A name to type; a step back leaves it as it was.
#[component]
pub(super) fn Naming(shared: Shared, name: String, named: Callback<Option<String>>) -> impl IntoView {
    shared.set_on_back(move || {
        named.run(None);
        true
    });
    let field = NodeRef::<html::Input>::new();
    Effect::new(move |_| {
        if let Some(field) = field.get() {
            let _ = field.focus();
            field.select();
        }
    });
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(field) = field.get_untracked() {
            named.run(Some(field.value()));
        }
    };
    view! {
        <form class="naming" on:submit=submit>
            <label class="field">
                <span>{t!("saved-name")}</span>
                <input type="text" autocomplete="off" node_ref=field value=name />
            </label>
            <button class="primary">{t!("saved-name-keep")}</button>
        </form>
    }
}
