//! Time in a worker: reading it, and letting it pass.

use std::time::Duration;

use js_sys::Promise;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageChannel, WorkerGlobalScope};

/// How long the worker has been there. A browser has no `std::time::Instant`.
pub(crate) fn now() -> Duration {
    let scope: WorkerGlobalScope = js_sys::global().unchecked_into();
    Duration::from_secs_f64(scope.performance().map_or(0.0, |clock| clock.now()) / 1000.0)
}

/// Lets the worker hear the messages that have come meanwhile. A message to oneself comes after them,
/// and without the delay that a browser puts on timers.
pub(crate) async fn breathe() {
    let heard = Promise::new(&mut |resolve, _| {
        if let Ok(channel) = MessageChannel::new() {
            channel.port1().set_onmessage(Some(&resolve));
            // Without the message this would wait for ever; there is no reason for it to fail.
            channel.port2().post_message(&JsValue::NULL).unwrap_throw();
        } else {
            resolve.call0(&JsValue::NULL).unwrap_throw();
        }
    });
    // Resolving is all that this promise can do.
    let _ = JsFuture::from(heard).await;
}

/// Lets so many milliseconds pass.
pub(crate) async fn pause(milliseconds: i32) {
    let scope: WorkerGlobalScope = js_sys::global().unchecked_into();
    let passed = Promise::new(&mut |resolve, _| {
        if scope.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds).is_err() {
            // No timer, no wait.
            resolve.call0(&JsValue::NULL).unwrap_throw();
        }
    });
    let _ = JsFuture::from(passed).await;
}
