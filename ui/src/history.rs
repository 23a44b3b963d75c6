//! The browser's history: each screen is an entry, so that the back button goes one step back.

use std::cell::Cell;

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::screen::Screen;

/// The screen that the address names.
pub(crate) fn here() -> Screen {
    Screen::of(&window().location().hash().unwrap_or_default())
}

thread_local! {
    /// How many entries of ours lay before the one that was shown last.
    static SHOWN: Cell<i32> = const { Cell::new(0) };
}

/// How many entries of ours lie before this one.
fn depth() -> i32 {
    numbered().unwrap_or(0)
}

/// The same; nothing for an address that someone has typed.
fn numbered() -> Option<i32> {
    let state = browser().and_then(|history| history.state().ok());
    state.and_then(|state| state.as_f64()).map(|depth| depth as i32)
}

/// One step on.
pub(crate) fn push(screen: Screen) {
    write(
        |history, address| history.push_state_with_url(&JsValue::from(depth() + 1), "", Some(address)),
        screen,
    );
}

/// Another screen in the place of this one.
pub(crate) fn replace(screen: Screen) {
    write(
        |history, address| history.replace_state_with_url(&JsValue::from(depth()), "", Some(address)),
        screen,
    );
}

/// So many steps back; says whether there were any. The screen follows when the browser has gone there.
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

/// Which way the browser has gone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Navigation {
    Back { steps: i32 },
    Elsewhere,
}

/// Calls `went` with the screen whenever the browser itself has gone back or forth.
pub(crate) fn follow(went: impl Fn(Screen, Navigation) + 'static) {
    // The first entry is numbered too: it is known again when one comes back to it.
    if let Some(Err(error)) = browser().map(|history| history.replace_state(&JsValue::from(depth()), "")) {
        leptos::logging::error!("the browser keeps no history: {error:?}");
    }
    SHOWN.set(depth());
    let listener = window_event_listener(ev::popstate, move |_| {
        let before = SHOWN.replace(depth());
        let way = match numbered() {
            Some(now) if now < before => Navigation::Back { steps: before - now },
            Some(_) | None => Navigation::Elsewhere,
        };
        went(here(), way);
    });
    on_cleanup(move || listener.remove());
}

/// So many steps forth again, to where one was.
pub(crate) fn stay(steps: i32) {
    if let Some(Err(error)) = browser().map(|history| history.go_with_delta(steps)) {
        leptos::logging::error!("the browser does not go forth again: {error:?}");
    }
}

fn browser() -> Option<web_sys::History> {
    window().history().ok()
}

fn write(write: impl Fn(&web_sys::History, &str) -> Result<(), JsValue>, screen: Screen) {
    let written = browser().map(|history| write(&history, &format!("#{}", screen.fragment())));
    if let Some(Err(error)) = written {
        leptos::logging::error!("the browser keeps no history: {error:?}");
    }
    SHOWN.set(depth());
}
