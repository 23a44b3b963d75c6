//! Messages between the worker and its page: one JSON text each.

use table::protocol::FromTable;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

pub(crate) fn send(message: &FromTable) {
    let text = serde_json::to_string(message).unwrap_throw();
    scope().post_message(&JsValue::from_str(&text)).unwrap_throw();
}

/// From now on messages go to `listen`, for as long as the worker lives.
pub(crate) fn listen(listen: Closure<dyn FnMut(MessageEvent)>) {
    scope().set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}
