//! Something that is done later, unless whoever wanted it done is gone by then.

use std::time::Duration;

use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;

/// For one thing at a time. It ends with what is drawn where it was made: what is done then finds what it reads.
#[derive(Clone, Copy)]
pub(crate) struct Timer(StoredValue<Option<TimeoutHandle>>);

impl Timer {
    pub(crate) fn new() -> Timer {
        let timer = Timer(StoredValue::new(None));
        on_cleanup(move || timer.stop());
        timer
    }

    /// Whatever was to be done before is not done any more.
    pub(crate) fn set(self, after: Duration, act: impl FnOnce() + 'static) {
        self.stop();
        // A browser that has no time for it does it never; everything else goes on.
        self.0.set_value(set_timeout_with_handle(act, after).ok());
    }

    pub(crate) fn stop(self) {
        if let Some(running) = self.0.try_update_value(Option::take).flatten() {
            running.clear();
        }
    }
}
