//! A dialog over everything else. The browser keeps the focus in it, closes it by Escape, and gives the focus back.

use leptos::html;
use leptos::prelude::*;

use crate::t;

#[component]
pub(crate) fn Dialog(
    /// Set to open it; unset when it has been closed.
    open: RwSignal<bool>,
    title: String,
    #[prop(default = "dialog")] class: &'static str,
    children: ChildrenFn,
) -> impl IntoView {
    let title = StoredValue::new(title);
    let children = StoredValue::new(children);
    view! {
        <Show when=move || open.get()>
            <Modal open title=title.get_value() class>{children.with_value(|children| children())}</Modal>
        </Show>
    }
}

/// A question whether something that can't be undone is meant; whoever closes it leaves everything as it is.
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

#[component]
fn Modal(open: RwSignal<bool>, title: String, class: &'static str, children: Children) -> impl IntoView {
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

/// Closes the dialog that is open, if any is.
pub(crate) fn close_open() {
    use wasm_bindgen::JsCast;
    let found = document().query_selector("dialog[open]").ok().flatten();
    if let Some(dialog) = found.and_then(|it| it.dyn_into::<web_sys::HtmlDialogElement>().ok()) {
        dialog.close();
    }
}

/// Is one open? Then keys are for it alone.
pub(crate) fn is_open() -> bool {
    matches!(document().query_selector("dialog[open]"), Ok(Some(_)))
}
