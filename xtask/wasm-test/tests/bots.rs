//! Bots move in a browser as they do natively, where `ai/tests/same_moves.rs` asks the same.
#![cfg(target_family = "wasm")]
#![allow(clippy::expect_used, clippy::unwrap_used)]

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

#[path = "../../../ai/tests/moves/mod.rs"]
mod moves;

wasm_bindgen_test_configure!(run_in_dedicated_worker);

#[wasm_bindgen_test]
fn the_same_seed_and_iterations_give_the_same_moves_everywhere() {
    assert_eq!(moves::played(), moves::EXPECTED);
}
