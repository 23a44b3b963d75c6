//! Time in a worker: the clock, and waiting.

use std::time::Duration;

use js_sys::Promise;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageChannel, WorkerGlobalScope};

/// The time since the worker started. A browser has no `std::time::Instant`.
pub(crate) fn now() -> Duration {
    let scope: WorkerGlobalScope = js_sys::global().unchecked_into();
    Duration::from_secs_f64(scope.performance().map_or(0.0, |clock| clock.now()) / 1000.0)
}

/// Lets the worker handle the messages that are waiting. It waits for a message to itself, which comes after them and
/// without the delay that browsers put on timers.
pub(crate) async fn handle_messages() {
    let received = Promise::new(&mut |resolve, _| {
        if let Ok(channel) = MessageChannel::new() {
            channel.port1().set_onmessage(Some(&resolve));
            // If this failed, the promise would never resolve.
            channel.port2().post_message(&JsValue::NULL).unwrap_throw();
        } else {
            resolve.call0(&JsValue::NULL).unwrap_throw();
        }
    });
    // This promise never rejects.
    let _ = JsFuture::from(received).await;
}

/// Waits for this many milliseconds.
pub(crate) async fn pause(milliseconds: i32) {
    let scope: WorkerGlobalScope = js_sys::global().unchecked_into();
    let passed = Promise::new(&mut |resolve, _| {
        if scope.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds).is_err() {
            // Without a timer there is no wait.
            resolve.call0(&JsValue::NULL).unwrap_throw();
        }
    });
    let _ = JsFuture::from(passed).await;
}
