//! Shows a long list a page at a time: the next page when the end of the list comes into view.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{IntersectionObserver, IntersectionObserverEntry};

use crate::t;

/// How many games a page has.
pub(super) const PAGE: usize = 24;

/// `shown` of `count` are on the page. It is also a button, for keyboards.
#[component]
pub(super) fn More(shown: RwSignal<usize>, count: Signal<usize>) -> impl IntoView {
    let more = move || shown.update(|shown| *shown += PAGE);
    let button = NodeRef::<html::Button>::new();
    let seen = Closure::<dyn FnMut(js_sys::Array)>::new(move |entries: js_sys::Array| {
        let is_seen = |entry: JsValue| entry.unchecked_into::<IntersectionObserverEntry>().is_intersecting();
        if entries.iter().any(is_seen) {
            more();
        }
    });
    let observer = IntersectionObserver::new(seen.as_ref().unchecked_ref()).ok();
    let kept = StoredValue::new_local((seen, observer));
    Effect::new(move |_| {
        // After a new page, checks again whether the end is in view.
        shown.track();
        let Some(button) = button.get() else { return };
        kept.with_value(|(_, observer)| {
            if let Some(observer) = observer {
                observer.disconnect();
                observer.observe(&button);
            }
        });
    });
    on_cleanup(move || {
        kept.with_value(|(_, observer)| {
            if let Some(observer) = observer {
                observer.disconnect();
            }
        });
    });
    view! {
        <Show when=move || shown.get() < count.get()>
            <button class="more-games" node_ref=button on:click=move |_| more()>
                {move || t!("saved-more", count = count.get().saturating_sub(shown.get()))}
            </button>
        </Show>
    }
}
