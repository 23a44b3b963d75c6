//! The measuring of `cargo xtask bench engine`, in a browser: `--wasm` runs it and reads what it prints.
#![cfg(target_family = "wasm")]

#[path = "../examples/bench/case.rs"]
mod case;
#[path = "../examples/bench/figure.rs"]
mod figure;

use case::Case;
use engine::maps;
use figure::Stopwatch;
use js_sys::{Function, Reflect, global};
use wasm_bindgen_test::{console_log, wasm_bindgen_test};

/// Nanoseconds by the browser's clock, which ticks every tenth of a millisecond.
fn now() -> f64 {
    let performance = Reflect::get(&global(), &"performance".into()).unwrap();
    let now: Function = Reflect::get(&performance, &"now".into()).unwrap().into();
    now.call0(&performance).unwrap().as_f64().unwrap() * 1e6
}

#[wasm_bindgen_test]
#[ignore = "takes long, and tells nothing unless it is built for release"]
fn figures() {
    for map in maps() {
        for seats in 2..=5 {
            for figure in Case::new(map, seats).measure(&Stopwatch(now)) {
                console_log!("{figure}");
            }
        }
    }
}
