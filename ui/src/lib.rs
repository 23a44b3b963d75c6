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

/// Mounts the page; in a worker there is none, and the table is served. Runs by itself when the wasm is loaded.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
    #[cfg(target_family = "wasm")]
    if web_sys::window().is_none() {
        return wasm_bindgen_futures::spawn_local(worker::serve());
    }
    leptos::mount::mount_to_body(app::App);
}
