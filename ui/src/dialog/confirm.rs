//! A question before something is done.

use leptos::prelude::*;

use super::{Dialog, close_open};

/// Asks whether to do something that can't be undone; closing it changes nothing.
#[component]
pub(crate) fn Confirm(
    /// Set to ask.
    open: RwSignal<bool>,
    /// What would be done.
    title: String,
    /// What it costs.
    words: String,
    #[prop(into)] on_yes: Callback<()>,
) -> impl IntoView {
    let yes = move |_| {
        close_open();
        on_yes.run(());
    };
    let (act, words) = (StoredValue::new(title.clone()), StoredValue::new(words));
    view! {
        <Dialog open title>
            <p>{words.get_value()}</p>
            <button class="primary" on:click=yes>{act.get_value()}</button>
        </Dialog>
    }
}
