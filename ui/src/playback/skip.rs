//! A touch or a key shows at once what is still to come.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, KeyboardEvent, MouseEvent};

use super::Player;
use crate::dialog;

/// What can be used although the bots' moves are still being shown: it does what it says and skips nothing.
const CONTROLS: &str = "button:not(:disabled, [aria-disabled=true]), a, input, select, textarea, summary";
/// A finger that came further than this moved the map, in CSS pixels.
const TAP: i32 = 8;

/// Listens, before anyone else does, for as long as the page lives. A touch that skips does nothing else:
/// what lies under the finger may have become a button that nobody meant.
pub(crate) fn skip_by_touch(player: Player) {
    // Where a finger was put down while there was something to skip.
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
            // A dialog that is open is meant first.
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

/// Is it a tap, and not a way of moving the map?
fn is_tap(from: (i32, i32), to: (i32, i32)) -> bool {
    (from.0 - to.0).abs() <= TAP && (from.1 - to.1).abs() <= TAP
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_moves_the_map_skips_nothing() {
        assert!(is_tap((100, 100), (104, 97)), "a finger trembles");
        assert!(!is_tap((100, 100), (130, 100)));
        assert!(!is_tap((100, 100), (100, 60)));
    }
}
