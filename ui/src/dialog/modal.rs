//! A dialog that is open.

use leptos::html;
use leptos::prelude::*;

use crate::t;

#[component]
pub(super) fn Modal(
    open: RwSignal<bool>,
    title: String,
    class: &'static str,
    children: Children,
) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get()
            && let Err(error) = dialog.show_modal()
        {
            leptos::logging::error!("a dialog can't be opened: {error:?}");
        }
    });
    let close = move |_| close(dialog);
    let label = title.clone();
    view! {
        <dialog class=class node_ref=dialog aria-label=label on:close=move |_| open.set(false)>
            <header>
                <h2>{title}</h2>
                <button class="close" aria-label=t!("close") on:click=close>"×"</button>
            </header>
            {children()}
        </dialog>
    }
}

fn close(dialog: NodeRef<html::Dialog>) {
    if let Some(dialog) = dialog.get_untracked() {
        dialog.close();
    }
}
