//! Whether the person taps or clicks, for the words that say so.

use std::cell::Cell;

use fluent_bundle::{FluentArgs, FluentValue};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;

thread_local! {
    static TOUCHES: Cell<bool> = const { Cell::new(false) };
}

/// `POINTER()` in the catalogue: the pointer that was used last, `touch` or `mouse`.
pub(super) fn pointer<'a>(_: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    FluentValue::from(if TOUCHES.get() { "touch" } else { "mouse" })
}

/// Follows the pointer in use, for as long as the page lives. Before its first press the device says what it has.
pub(crate) fn follow_pointer() {
    let coarse = window().match_media("(pointer: coarse)").ok().flatten();
    TOUCHES.set(coarse.is_some_and(|query| query.matches()));
    let pressed = Closure::<dyn Fn(web_sys::PointerEvent)>::new(|event: web_sys::PointerEvent| {
        TOUCHES.set(event.pointer_type() != "mouse");
    });
    // Captured: the map keeps its presses to itself.
    let followed = document().add_event_listener_with_callback_and_bool(
        "pointerdown",
        pressed.as_ref().unchecked_ref(),
        true,
    );
    if let Err(error) = followed {
        leptos::logging::error!("the pointer can't be followed: {error:?}");
    }
    pressed.forget();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::t;

    #[test]
    fn tap_or_click_follows_the_pointer_in_use() {
        assert_eq!(t!("banner-skip"), "Click to skip");
        TOUCHES.set(true);
        assert_eq!(t!("banner-skip"), "Tap to skip");
        TOUCHES.set(false);
    }
}
