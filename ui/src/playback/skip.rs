//! A tap or a key shows all waiting moves at once.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, KeyboardEvent, MouseEvent};

use super::Player;
use crate::dialog;

/// Controls work as usual while the bots' moves are being shown; using one skips nothing.
const CONTROLS: &str = "button:not(:disabled, [aria-disabled=true]), a, input, select, textarea, summary";
/// A pointer that moved further than this, in CSS pixels, has dragged the map.
const TAP: i32 = 8;

/// Listens in the capture phase, before all other listeners, for as long as the page lives. A tap that skips does
/// nothing else: after the skip, a button may lie under the finger that the person did not mean to press.
pub(crate) fn skip_by_touch(player: Player) {
    // Where the pointer went down, if there was something to skip then.
    let begun = StoredValue::new(None::<(i32, i32)>);
    listen("pointerdown", move |event| {
        let skips = player.behind.get_untracked() && !on_control(&event);
        begun.set_value(place(&event).filter(|_| skips));
    });
    listen("click", move |event| {
        let from = begun.try_update_value(Option::take).flatten();
        if from.zip(place(&event)).is_some_and(|(from, to)| is_tap(from, to)) {
            player.skip();
            event.stop_immediate_propagation();
            event.prevent_default();
        }
    });
    listen("keydown", move |event| {
        begun.set_value(None);
        let Some(key) = event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key) else { return };
        let skips = match key.as_str() {
            // Escape closes an open dialog first.
            "Escape" => !dialog::is_open(),
            "Enter" | " " => !on_control(&event),
            _ => false,
        };
        if skips && player.skip() {
            event.stop_immediate_propagation();
            event.prevent_default();
        }
    });
}

fn place(event: &Event) -> Option<(i32, i32)> {
    event.dyn_ref::<MouseEvent>().map(|event| (event.client_x(), event.client_y()))
}

/// Is it a tap, and not a drag of the map?
fn is_tap(from: (i32, i32), to: (i32, i32)) -> bool {
    (from.0 - to.0).abs() <= TAP && (from.1 - to.1).abs() <= TAP
}

fn on_control(event: &Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| matches!(target.closest(CONTROLS), Ok(Some(_))))
}

fn listen(name: &str, handler: impl Fn(Event) + 'static) {
    let handler = Closure::<dyn Fn(Event)>::new(handler);
    let listened =
        window().add_event_listener_with_callback_and_bool(name, handler.as_ref().unchecked_ref(), true);
    if let Err(error) = listened {
        leptos::logging::error!("can't listen to {name}: {error:?}");
    }
    handler.forget();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dragging_the_map_skips_nothing() {
        assert!(is_tap((100, 100), (104, 97)), "a finger trembles");
        assert!(!is_tap((100, 100), (130, 100)));
        assert!(!is_tap((100, 100), (100, 60)));
    }
}
