//! The browser's history: each screen is an entry, so that the back button goes to the screen before.

use std::cell::Cell;

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::screen::Screen;

/// The screen that the address names.
pub(crate) fn here() -> Screen {
    Screen::of(&fragment())
}

/// What stands behind the `#` of the address.
pub(crate) fn fragment() -> String {
    window().location().hash().unwrap_or_default()
}

thread_local! {
    /// The depth (see [`depth`]) of the entry that was shown last.
    static SHOWN: Cell<i32> = const { Cell::new(0) };
}

/// How many of our entries lie before the current one.
fn depth() -> i32 {
    stored_depth().unwrap_or(0)
}

/// The same; `None` for an address that someone has typed.
fn stored_depth() -> Option<i32> {
    let state = browser().and_then(|history| history.state().ok());
    state.and_then(|state| state.as_f64()).map(|depth| depth as i32)
}

/// Adds an entry after the current one.
pub(crate) fn push(screen: Screen) {
    push_to(&screen.fragment());
}

/// Adds an entry with this address, which names more than its screen.
pub(crate) fn push_to(fragment: &str) {
    write(
        |history, address| history.push_state_with_url(&JsValue::from(depth() + 1), "", Some(address)),
        fragment,
    );
}

/// Replaces the current entry.
pub(crate) fn replace(screen: Screen) {
    mark(&screen.fragment());
}

/// Names a moment of the current screen in its address, so that a reload returns there.
pub(crate) fn mark(fragment: &str) {
    write(
        |history, address| history.replace_state_with_url(&JsValue::from(depth()), "", Some(address)),
        fragment,
    );
}

/// Goes back. Returns whether there was anywhere to go. The screen follows once the browser has navigated.
pub(crate) fn back(steps: Steps) -> bool {
    let depth = depth();
    let steps = match steps {
        Steps::One => 1,
        Steps::All => depth,
    };
    depth > 0 && browser().is_some_and(|history| history.go_with_delta(-steps).is_ok())
}

#[derive(Debug, Clone, Copy)]
pub(crate) enum Steps {
    One,
    All,
}

/// Which way the browser has navigated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Navigation {
    Back { steps: i32 },
    Elsewhere,
}

/// Calls `on_navigated` with the screen whenever the browser has gone back or forward.
pub(crate) fn follow(on_navigated: impl Fn(Screen, Navigation) + 'static) {
    // The first entry stores its depth too, to be recognised when the browser comes back to it.
    if let Some(Err(error)) = browser().map(|history| history.replace_state(&JsValue::from(depth()), "")) {
        leptos::logging::error!("the browser keeps no history: {error:?}");
    }
    SHOWN.set(depth());
    let listener = window_event_listener(ev::popstate, move |_| {
        let before = SHOWN.replace(depth());
        let way = match stored_depth() {
            Some(now) if now < before => Navigation::Back { steps: before - now },
            Some(_) | None => Navigation::Elsewhere,
        };
        on_navigated(here(), way);
    });
    on_cleanup(move || listener.remove());
}

/// Goes forward again, which cancels a step back.
pub(crate) fn forward(steps: i32) {
    if let Some(Err(error)) = browser().map(|history| history.go_with_delta(steps)) {
        leptos::logging::error!("the browser can't go forward again: {error:?}");
    }
}

fn browser() -> Option<web_sys::History> {
    window().history().ok()
}

fn write(write: impl Fn(&web_sys::History, &str) -> Result<(), JsValue>, fragment: &str) {
    let written = browser().map(|history| write(&history, &format!("#{fragment}")));
    if let Some(Err(error)) = written {
        leptos::logging::error!("the browser keeps no history: {error:?}");
    }
    SHOWN.set(depth());
}
