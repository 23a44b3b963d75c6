//! The page, written with Leptos: a client of a table. It draws snapshots and sends requests. It computes no rule and
//! never sees another seat's cards.

mod achievement;
mod app;
mod backend;
mod board;
mod bots;
mod clipboard;
mod dialog;
mod error_words;
mod focus;
mod history;
mod importing;
mod language;
mod look;
mod notice;
mod parts;
mod playback;
#[cfg(test)]
mod sample_game;
mod screen;
mod screens;
mod seat_names;
mod shared;
mod sound;
mod timer;
mod version;
mod vibration;
mod words;

use wasm_bindgen::prelude::*;

/// Mounts the page; in a worker, serves the table instead. Runs by itself when the wasm is loaded.
#[wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(|panic| {
        console_error_panic_hook::hook(panic);
        show_crash_message();
    }));
    #[cfg(target_family = "wasm")]
    if web_sys::window().is_none() {
        return wasm_bindgen_futures::spawn_local(worker::serve());
    }
    wasm_bindgen_futures::spawn_local(async {
        language::prepare().await;
        leptos::mount::mount_to_body(app::App);
    });
}

/// After a panic nothing on the page works any more: replaces it by a message that says what to do. A worker has no page.
fn show_crash_message() {
    let body = web_sys::window().and_then(|window| window.document()?.body());
    if let Some(body) = body {
        body.set_inner_html("<p class='boot-failure' role='alert'></p>");
        let words = crate::t!("error-lost");
        body.first_element_child().iter().for_each(|place| place.set_text_content(Some(&words)));
    }
}
