//! Tests that need a browser or a window, and the environment variables that they get.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use crate::bundle::{self, Loader};
use crate::program;
use crate::project;
use crate::setup::axe;
use crate::setup::wasm_std::TARGET;

/// Crates that may have wasm tests. Those that do have `wasm-bindgen-test` in their manifest.
const WASM: [(&str, &str); 5] = [
    ("engine", "engine"),
    ("table", "table"),
    ("ui", "ui"),
    ("worker", "ui/worker"),
    ("wasm-test", "xtask/wasm-test"),
];

/// The environment variables that an end-to-end test needs.
pub struct TestEnvironment(Vec<(&'static str, PathBuf)>);

impl TestEnvironment {
    pub fn find() -> Result<TestEnvironment> {
        let window_driver = program::find(&["WebKitWebDriver"]).map(|path| ("WEBKITDRIVER", path));
        let known = [
            // The bundle for browsers.
            ("RAILHEAD_DIST", Loader::Browser.folder(&bundle::home())),
            // This program: `$RAILHEAD_XTASK serve $RAILHEAD_DIST --port 0` prints an address.
            ("RAILHEAD_XTASK", env::current_exe()?),
            // The app, as `cargo build` makes it.
            ("RAILHEAD_APP", project::app("debug")),
            ("CHROMEDRIVER", chromedriver()?),
            // The script of axe-core, which checks a screen for accessibility.
            ("RAILHEAD_AXE", axe::script()),
        ];
        Ok(TestEnvironment(known.into_iter().chain(window_driver).collect()))
    }

    pub fn set(&self, command: &mut Command) {
        for (name, value) in &self.0 {
            command.env(name, value);
        }
    }

    /// The command with these variables.
    pub fn with(&self, mut command: Command) -> Command {
        self.set(&mut command);
        command
    }
}

fn chromedriver() -> Result<PathBuf> {
    program::find(&["chromedriver"])
        .context("chromedriver is missing; run `cargo xtask setup`, then try again")
}

/// A `cargo test` of wasm that runs each file of tests in a headless browser.
pub fn in_browser() -> Result<Command> {
    program::run(project::cargo().args(["build", "--package", "wasm-test"]))?;
    let runner = project::target().join("debug/wasm-test").with_extension(env::consts::EXE_EXTENSION);
    let mut cargo = project::cargo();
    cargo.args(["test", "--target", TARGET]);
    cargo
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", runner)
        .env("CHROMEDRIVER", chromedriver()?)
        .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", project::root().join("xtask/wasm-test/webdriver.json"))
        // Without this, a file that does not say where it runs would be skipped; now it is run in a page.
        .env("WASM_BINDGEN_USE_BROWSER", "1")
        .env("WASM_BINDGEN_TEST_TIMEOUT", "120")
        .env("WASM_BINDGEN_TEST_DRIVER_TIMEOUT", "30");
    Ok(cargo)
}

/// Compiles the tests of wasm and runs them.
pub fn wasm_tests() -> Result<()> {
    let mut cargo = in_browser()?;
    for (package, folder) in WASM {
        let manifest = fs::read_to_string(project::root().join(folder).join("Cargo.toml"))?;
        if manifest.contains("wasm-bindgen-test") {
            cargo.args(["--package", package]);
        }
    }
    program::run(&mut cargo)
}
