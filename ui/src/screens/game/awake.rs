//! The screen stays on while a game is open, where the browser can do that.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Until the game's screen is left. A browser ends it when the page goes out of sight; then it is asked for anew.
pub(super) fn keep_awake() {
    let held = StoredValue::new_local(None::<JsValue>);
    let ask = move || {
        spawn_local(async move {
            // Refused where the battery is low, or not known at all: then the screen goes dark as ever.
            if let Ok(lock) = request().await
                && held.try_update_value(|held| *held = Some(lock.clone())).is_none()
            {
                release(&lock);
            }
        });
    };
    ask();
    let seen = window_event_listener_untyped("visibilitychange", move |_| {
        if !document().hidden() {
            ask();
        }
    });
    on_cleanup(move || {
        seen.remove();
        if let Some(lock) = held.try_update_value(Option::take).flatten() {
            release(&lock);
        }
    });
}

async fn request() -> Result<JsValue, JsValue> {
    let locks = js_sys::Reflect::get(&window().navigator(), &"wakeLock".into())?;
    let request: js_sys::Function = js_sys::Reflect::get(&locks, &"request".into())?.dyn_into()?;
    let asked: js_sys::Promise = request.call1(&locks, &"screen".into())?.dyn_into()?;
    JsFuture::from(asked).await
}

fn release(lock: &JsValue) {
    let function = js_sys::Reflect::get(lock, &"release".into());
    if let Ok(Ok(release)) = function.map(|function| function.dyn_into::<js_sys::Function>()) {
        // If it was released already, nothing is to be done.
        let _ = release.call0(lock);
    }
}
