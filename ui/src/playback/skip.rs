//! A touch or a key shows at once what is still to come.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, KeyboardEvent};

use super::Player;

/// What can be used although the bots' moves are still being shown: it does what it says and skips nothing.
const CONTROLS: &str = "button:not(:disabled), a, input, select, textarea, summary";

/// Listens, before anyone else does, for as long as the page lives. A touch that skips does nothing else:
/// what lies under the finger may have become a button that nobody meant.
pub(crate) fn skip_by_touch(player: Player) {
    let swallow = StoredValue::new(false);
    listen("pointerdown", move |event| {
        swallow.set_value(!on_control(&event) && player.skip());
    });
    listen("click", move |event| {
        if swallow.try_update_value(std::mem::take) == Some(true) {
            event.stop_immediate_propagation();
            event.prevent_default();
        }
    });
    listen("keydown", move |event| {
        swallow.set_value(false);
        let Some(key) = event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key) else { return };
        let skips = match key.as_str() {
            "Escape" => true,
            "Enter" | " " => !on_control(&event),
            _ => false,
        };
        if skips && player.skip() {
            event.stop_immediate_propagation();
            event.prevent_default();
        }
    });
}

fn on_control(event: &Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| matches!(target.closest(CONTROLS), Ok(Some(_))))
}

fn listen(name: &str, heard: impl Fn(Event) + 'static) {
    let heard = Closure::<dyn Fn(Event)>::new(heard);
    let listened =
        window().add_event_listener_with_callback_and_bool(name, heard.as_ref().unchecked_ref(), true);
    if let Err(error) = listened {
        leptos::logging::error!("{name} will not be heard: {error:?}");
    }
    heard.forget();
}
