//! How fast the store is: `cargo xtask bench store`. Everything is measured through the protocol.
//!
//! ```text
//! bench FOLDER             a table; the databases are made in FOLDER, which must be on a real disk
//! bench FOLDER --json      one JSON object: KEY: value
//! ```

// A browser's figures are measured by `tests/speed.rs`.
#[cfg(not(target_family = "wasm"))]
mod fill;
#[cfg(not(target_family = "wasm"))]
mod measure;

fn main() {
    #[cfg(not(target_family = "wasm"))]
    measure::run();
}
