//! Games in links: there and back, golden, mangled.
#![cfg(not(target_family = "wasm"))]
// The lint knows test functions, not the functions they share.
#![allow(clippy::unwrap_used, clippy::expect_used)]

#[path = "../checks/mod.rs"]
mod checks;
mod golden;
mod mangled;

#[path = "../record/player.rs"]
mod player;
mod round_trip;
