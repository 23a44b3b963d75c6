//! A field for a link that somebody has sent.

use leptos::html;
use leptos::prelude::*;

use crate::app::Shared;
use crate::t;

/// Whatever is not a link stays in the field, and is called wrong there.
#[component]
pub(super) fn PasteLink(shared: Shared) -> impl IntoView {
    let field = NodeRef::<html::Input>::new();
    let is_wrong = RwSignal::new(false);
    let open = move || {
        let text = field.get_untracked().map(|field| field.value()).unwrap_or_default();
        is_wrong.set(!text.trim().is_empty() && !shared.open_link(&text));
    };
    view! {
        <div class="paste-link">
            <label class="field">
                <span>{t!("saved-link")}</span>
                <input
                    type="text"
                    autocomplete="off"
                    placeholder="#g=…"
                    node_ref=field
                    aria-invalid=move || is_wrong.get().to_string()
                    on:change=move |_| open()
                />
            </label>
            <button on:click=move |_| open()>{t!("saved-link-open")}</button>
            {move || is_wrong.get().then(|| view! { <small role="alert">{t!("saved-not-a-link")}</small> })}
        </div>
    }
}
