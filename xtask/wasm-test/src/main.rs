//! The runner that `cargo test --target wasm32-unknown-unknown` hands its test files to.
fn main() -> anyhow::Result<()> {
    wasm_bindgen_cli::wasm_bindgen_test_runner::run_cli_with_args(std::env::args_os())
}
