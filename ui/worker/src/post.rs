//! Messages between the worker and its page: each is a JSON text, with the file beside it if it is an import.

use js_sys::{Array, Uint8Array};
use table::protocol::{FromTable, Request, ToTable};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

pub(crate) fn send(message: &FromTable) {
    let text = serde_json::to_string(message).unwrap_throw();
    scope().post_message(&JsValue::from_str(&text)).unwrap_throw();
}

/// The request that the page has posted; `None` if it is none.
pub(crate) fn read(data: &JsValue) -> Option<ToTable> {
    if let Some(text) = data.as_string() {
        return serde_json::from_str(&text).ok();
    }
    let parts = data.dyn_ref::<Array>()?;
    let mut message: ToTable = serde_json::from_str(&parts.get(0).as_string()?).ok()?;
    if let Request::Import(import) = &mut message.request {
        import.file = Uint8Array::new(&parts.get(1)).to_vec();
    }
    Some(message)
}

/// From now on messages go to `listen`, for as long as the worker lives.
pub(crate) fn listen(listen: Closure<dyn FnMut(MessageEvent)>) {
    scope().set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}
