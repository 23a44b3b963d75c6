//! A new version that waits to be loaded. `static/version.js` fetches it and keeps it ready.

use leptos::prelude::*;

use crate::t;

/// Said by the script when a version is ready, and to it when the person wants it.
const READY: &str = "railhead-new-version";
const TAKE_OVER: &str = "railhead-take-over";

#[component]
pub(crate) fn NewVersion() -> impl IntoView {
    let root = document().document_element();
    let ready = RwSignal::new(root.is_some_and(|root| root.has_attribute("data-new-version")));
    let heard = window_event_listener_untyped(READY, move |_| ready.set(true));
    on_cleanup(move || heard.remove());
    let take_over = move |_| {
        if let Ok(event) = web_sys::Event::new(TAKE_OVER) {
            // Nobody can refuse it.
            let _ = window().dispatch_event(&event);
        }
    };
    view! {
        <div class="new-version" role="status">
            <Show when=move || ready.get()>
                <p>{t!("version-ready")}</p>
                <button class="quiet" on:click=take_over>{t!("version-reload")}</button>
                <button class="quiet" on:click=move |_| ready.set(false)>{t!("version-later")}</button>
            </Show>
        </div>
    }
}
