//! What is felt: on devices that can vibrate, for those who want it.

use leptos::prelude::*;
use table::protocol::Settings;
use wasm_bindgen::JsValue;

/// What happened to whoever holds the device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Felt {
    Claimed,
    TicketDone,
    Refused,
}

impl Felt {
    /// In milliseconds: vibration and pause by turns.
    fn pattern(self) -> &'static [u16] {
        match self {
            Felt::Claimed => &[28],
            Felt::TicketDone => &[20, 70, 20, 70, 60],
            Felt::Refused => &[14, 50, 14],
        }
    }
}

/// Can this device vibrate? Browsers on desks have the function, too, and nothing that it could move.
pub(crate) fn is_supported() -> bool {
    let navigator = window().navigator();
    has_function(&navigator) && navigator.max_touch_points() > 0
}

fn has_function(navigator: &JsValue) -> bool {
    js_sys::Reflect::has(navigator, &"vibrate".into()) == Ok(true)
}

/// Vibrates, if the settings and the device allow it.
pub(crate) fn feel(settings: &Settings, felt: Felt) {
    if settings.vibration && is_supported() {
        let pattern: js_sys::Array = felt.pattern().iter().map(|part| JsValue::from(*part)).collect();
        // A browser may refuse; then nothing is felt.
        window().navigator().vibrate_with_pattern(&pattern);
    }
}
