//! The page: a Leptos window onto a table. It draws what it is told and reports what is touched;
//! it computes no rule and never sees another seat's cards.

mod achievement;
mod app;
mod backend;
mod board;
mod bots;
mod dialog;
mod focus;
mod history;
mod look;
mod notice;
mod playback;
mod screen;
mod screens;
#[cfg(test)]
mod sitting;
mod sound;
mod taking_in;
mod trouble;
mod version;
mod words;

use wasm_bindgen::prelude::*;

/// Mounts the page. Runs by itself when the wasm is loaded.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(app::App);
}
