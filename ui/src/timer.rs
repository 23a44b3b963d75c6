//! A timeout that is cancelled when the component that made it is removed.

use std::time::Duration;

use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;

/// One timeout at a time. It ends with its component, so that the callback never reads disposed signals.
#[derive(Clone, Copy)]
pub(crate) struct Timer(StoredValue<Option<TimeoutHandle>>);

impl Timer {
    pub(crate) fn new() -> Timer {
        let timer = Timer(StoredValue::new(None));
        on_cleanup(move || timer.stop());
        timer
    }

    /// Sets the timeout; cancels the one before.
    pub(crate) fn set(self, after: Duration, act: impl FnOnce() + 'static) {
        self.stop();
        // If the browser refuses a timeout, the callback never runs; everything else goes on.
        self.0.set_value(set_timeout_with_handle(act, after).ok());
    }

    pub(crate) fn stop(self) {
        if let Some(running) = self.0.try_update_value(Option::take).flatten() {
            running.clear();
        }
    }
}
