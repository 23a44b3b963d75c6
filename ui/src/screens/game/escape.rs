//! Escape goes one step back within the turn, before it leaves the screen.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use super::turn::Turn;
use crate::dialog;

/// Listens on the document: whoever listens on the window comes later, and finds the key used.
pub(super) fn listen(turn: Turn) {
    let pressed = Closure::<dyn FnMut(ev::KeyboardEvent)>::new(move |event: ev::KeyboardEvent| {
        // A dialog that lies over the game is nearer: it closes first, and nothing else does.
        let ours = event.key() == "Escape" && !event.default_prevented() && !dialog::is_open();
        if ours && turn.step_back() {
            event.prevent_default();
        }
    });
    let document = document();
    let function = pressed.as_ref().unchecked_ref::<js_sys::Function>().clone();
    if let Err(error) = document.add_event_listener_with_callback("keydown", &function) {
        leptos::logging::error!("keys will not be heard: {error:?}");
    }
    let kept = StoredValue::new_local((pressed, function));
    on_cleanup(move || {
        kept.with_value(|(_, function)| {
            let _ = leptos::prelude::document().remove_event_listener_with_callback("keydown", function);
        });
    });
}
