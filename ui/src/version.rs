//! The notice that a new version is ready. `static/version.js` has fetched it.

use leptos::prelude::*;

use crate::t;

/// The script sends the first event when a version is ready, and waits for the second to load it.
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
            // The event can't be cancelled.
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
