//! The system's clipboard.

use js_sys::Reflect;
use leptos::prelude::window;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

/// Copies a text. A page loaded by plain http has no clipboard.
pub(crate) async fn copy(text: &str) -> Result<(), JsValue> {
    let navigator = window().navigator();
    if !Reflect::has(&navigator, &"clipboard".into()).unwrap_or(false) {
        return Err(JsValue::UNDEFINED);
    }
    JsFuture::from(navigator.clipboard().write_text(text)).await.map(drop)
}
