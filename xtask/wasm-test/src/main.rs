//! The runner that `cargo test --target wasm32-unknown-unknown` hands its test files to.

#[cfg(not(target_family = "wasm"))]
fn main() -> anyhow::Result<()> {
    wasm_bindgen_cli::wasm_bindgen_test_runner::run_cli_with_args(std::env::args_os())
}

/// In wasm there is nothing to run, but its tests need the crate to compile.
#[cfg(target_family = "wasm")]
fn main() {}
