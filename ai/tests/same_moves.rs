//! The same view, seed and iterations give the same move on every platform; `xtask/wasm-test` checks this in a browser.

#![allow(clippy::expect_used, clippy::unwrap_used)]

mod moves;

#[test]
fn the_same_seed_and_iterations_give_the_same_moves_everywhere() {
    assert_eq!(moves::played(), moves::EXPECTED);
}
