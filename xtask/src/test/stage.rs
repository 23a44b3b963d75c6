//! The stages of the tests, in the order that finds a mistake soonest.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result, bail};
use clap::ValueEnum;

use crate::bundle::{self, Finish, Loader};
use crate::icons;
use crate::program;
use crate::project;
use crate::setup::wasm_std::TARGET;
use crate::test::browser::{self, Surroundings};

/// Tests of the app's package that drive a whole browser or window: each has a stage or task of its own.
const END_TO_END: [&str; 3] = ["web", "window", "shots"];

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Stage {
    /// The code is formatted
    Fmt,
    /// The icons are those that their source makes
    Icons,
    /// The bundles can be made
    Bundle,
    /// The linter has nothing to say, for this machine and for wasm
    Clippy,
    /// Unit tests, property tests and examples in the documentation
    Unit,
    /// Tests of wasm, in a browser
    Wasm,
    /// The app can be built
    App,
    /// A browser plays
    Web,
    /// The window plays
    Window,
}

/// The chosen stages in their order, with the bundle before whatever cannot be compiled without.
pub fn plan(chosen: &[Stage]) -> Vec<Stage> {
    let all = Stage::value_variants().iter().copied();
    if chosen.is_empty() {
        return all.collect();
    }
    let bundle = chosen.iter().any(|stage| stage.needs_bundle());
    all.filter(|stage| chosen.contains(stage) || (bundle && *stage == Stage::Bundle)).collect()
}

impl Stage {
    pub fn name(self) -> &'static str {
        match self {
            Stage::Fmt => "fmt",
            Stage::Icons => "icons",
            Stage::Bundle => "bundle",
            Stage::Clippy => "clippy",
            Stage::Unit => "unit",
            Stage::Wasm => "wasm",
            Stage::App => "app",
            Stage::Web => "web",
            Stage::Window => "window",
        }
    }

    /// The app's package takes the window's bundle into its binary, and so into all its tests.
    fn needs_bundle(self) -> bool {
        match self {
            Stage::Clippy | Stage::Unit | Stage::App | Stage::Web | Stage::Window => true,
            Stage::Fmt | Stage::Icons | Stage::Bundle | Stage::Wasm => false,
        }
    }

    pub fn run(self) -> Result<()> {
        match self {
            Stage::Fmt => cargo("fmt --all --check")
                .context("some code is not formatted; run `cargo fmt --all`, then try again"),
            Stage::Icons => icons::task(&["--check".to_owned()]),
            Stage::Bundle => {
                bundle::make(&[Loader::Browser, Loader::Window], Finish::Release, &bundle::home())
            }
            Stage::Clippy => clippy(),
            Stage::Unit => unit(),
            Stage::Wasm => browser::wasm_tests(),
            Stage::App => cargo("build --package railhead"),
            Stage::Web => web(),
            Stage::Window => window(),
        }
    }
}

fn clippy() -> Result<()> {
    cargo("clippy --workspace --all-targets -- -D warnings")?;
    cargo(&format!("clippy --target {TARGET} -p ui -p worker --all-targets -- -D warnings"))
}

fn unit() -> Result<()> {
    cargo("test --workspace --exclude railhead")?;
    let own: Vec<String> = project_tests()?.iter().map(|name| format!(" --test {name}")).collect();
    cargo(&format!("test --package railhead --lib --bins{}", own.concat()))
}

/// The tests in `tests/` that need neither a browser nor a window.
fn project_tests() -> Result<Vec<String>> {
    let files = fs::read_dir(project::root().join("tests")).context("the folder tests is missing")?;
    let names = files.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
    Ok(plain_tests(names.collect::<Result<_>>()?))
}

fn plain_tests(files: Vec<String>) -> Vec<String> {
    let names = files.iter().filter_map(|file| file.strip_suffix(".rs"));
    let mut plain: Vec<String> = names.filter(|name| !END_TO_END.contains(name)).map(str::to_owned).collect();
    plain.sort();
    plain
}

fn web() -> Result<()> {
    let mut cargo = project::cargo();
    Surroundings::find()?.give(&mut cargo);
    program::run(cargo.args(["test", "--package", "railhead", "--test", "web"]))
}

/// On a display and a message bus of its own, so that nothing of the person's is touched.
fn window() -> Result<()> {
    if !cfg!(target_os = "linux") {
        bail!("only Linux has a driver for the window; name the other stages to run them");
    }
    // Compiled outside, so that an error is not mistaken for the display's.
    cargo("test --package railhead --test window --no-run")?;
    let mut inner = project::cargo();
    Surroundings::find()?.give(&mut inner);
    inner.args(["test", "--package", "railhead", "--test", "window"]);
    let mut outer = Command::new("xvfb-run");
    outer.args(["-a", "-s", "-screen 0 1440x900x24", "dbus-run-session", "--"]);
    program::wrap(&mut outer, &inner);
    program::run(&mut outer)
}

fn cargo(words: &str) -> Result<()> {
    program::run(project::cargo().args(words.split(' ')))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stage_runs_when_none_is_named() {
        assert_eq!(plan(&[]), Stage::value_variants());
    }

    #[test]
    fn chosen_stages_keep_their_order_and_get_the_bundle_they_embed() {
        assert_eq!(plan(&[Stage::Window, Stage::Fmt]), [Stage::Fmt, Stage::Bundle, Stage::Window]);
        assert_eq!(plan(&[Stage::Wasm]), [Stage::Wasm]);
    }

    #[test]
    fn end_to_end_tests_are_left_to_their_own_stages() {
        let files = ["window.rs", "tidy.rs", "web.rs", "story", "hiding.rs", "shots.rs"];
        assert_eq!(plain_tests(files.map(str::to_owned).to_vec()), ["hiding", "tidy"]);
    }
}
