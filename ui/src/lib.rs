//! The page: a Leptos window onto a table. It draws what it is told and reports what is touched;
//! it computes no rule and never sees another seat's cards.

mod achievement;
mod app;
mod backend;
mod board;
mod bots;
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
mod words;

use wasm_bindgen::prelude::*;

/// Mounts the page; in a worker there is none, and the table is served. Runs by itself when the wasm is loaded.
#[wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(|panic| {
        console_error_panic_hook::hook(panic);
        say_that_it_is_over();
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

/// Nothing on the page answers any more after a panic: its place is taken by what to do. A worker has no page.
fn say_that_it_is_over() {
    let body = web_sys::window().and_then(|window| window.document()?.body());
    if let Some(body) = body {
        body.set_inner_html("<p class='boot-error' role='alert'></p>");
        let words = crate::t!("error-lost");
        body.first_element_child().iter().for_each(|place| place.set_text_content(Some(&words)));
    }
}
