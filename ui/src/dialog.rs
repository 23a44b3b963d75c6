//! A dialog over everything else. The browser keeps the focus in it, closes it by Escape, and gives the focus back.

mod confirm;
mod modal;

use leptos::prelude::*;

pub(crate) use confirm::Confirm;
use modal::Modal;

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

/// Closes the dialog that is open, if any is.
pub(crate) fn close_open() {
    use wasm_bindgen::JsCast;
    let found = document().query_selector("dialog[open]").ok().flatten();
    if let Some(dialog) = found.and_then(|it| it.dyn_into::<web_sys::HtmlDialogElement>().ok()) {
        dialog.close();
    }
}

/// Is a dialog open? Then all keys belong to it.
pub(crate) fn is_open() -> bool {
    matches!(document().query_selector("dialog[open]"), Ok(Some(_)))
}
