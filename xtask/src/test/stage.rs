//! The stages of the tests, in the order that finds a mistake soonest.

use std::process::Command;

use anyhow::{Context, Result, bail};
use clap::ValueEnum;

use crate::bundle::{self, Finish, Loader};
use crate::program;
use crate::project;
use crate::setup::wasm_std::TARGET;
use crate::test::browser::{self, Surroundings};
use crate::test::{packaged, supply, twice};
use crate::{android, icons};

/// The stories in a browser, by the names of their files in `tests/`.
const IN_BROWSER: [&str; 14] = [
    "web", "turns", "offline", "update", "policy", "screens", "saves", "progress", "taste", "lessons",
    "passing", "access", "keyboard", "ear",
];
const IN_WINDOW: [&str; 3] = ["window", "window_games", "shell"];

/// Turns the stories on, which need more than a compiler. Every call of cargo is for the whole workspace:
/// a package alone would be given other features, and half of its dependencies compiled once more.
pub const STORIES: [&str; 3] = ["--workspace", "--features", "stories/stories"];

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Stage {
    /// The code is formatted
    Fmt,
    /// The icons are those that their source makes
    Icons,
    /// The app is built from what deny.toml allows
    Supply,
    /// The bundles can be made
    Bundle,
    /// The linter has nothing to say, for this machine and for wasm
    Clippy,
    /// Unit tests, property tests and examples in the documentation
    Unit,
    /// Tests of wasm, in a browser
    Wasm,
    /// A browser plays
    Web,
    /// The window plays
    Window,
    /// The app compiles for a phone
    Android,
    /// The package is installed, played, updated and removed
    Package,
    /// Two builds of the web folder are the same bytes
    Twice,
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
            Stage::Supply => "supply",
            Stage::Bundle => "bundle",
            Stage::Clippy => "clippy",
            Stage::Unit => "unit",
            Stage::Wasm => "wasm",
            Stage::Web => "web",
            Stage::Window => "window",
            Stage::Android => "android",
            Stage::Package => "package",
            Stage::Twice => "twice",
        }
    }

    /// The app's package takes the window's bundle into its binary, and so into all its tests.
    fn needs_bundle(self) -> bool {
        match self {
            Stage::Clippy | Stage::Unit | Stage::Web | Stage::Window | Stage::Package => true,
            Stage::Fmt
            | Stage::Icons
            | Stage::Supply
            | Stage::Bundle
            | Stage::Wasm
            | Stage::Android
            | Stage::Twice => false,
        }
    }

    pub fn run(self) -> Result<()> {
        match self {
            Stage::Fmt => cargo("fmt --all --check")
                .context("some code is not formatted; run `cargo fmt --all`, then try again"),
            Stage::Icons => icons::task(&["--check".to_owned()]),
            Stage::Supply => supply::check(),
            Stage::Bundle => {
                bundle::make(&[Loader::Browser, Loader::Window], Finish::Release, &bundle::home())
            }
            Stage::Clippy => clippy(),
            Stage::Unit => unit(),
            Stage::Wasm => browser::wasm_tests(),
            Stage::Web => web(),
            Stage::Window => window(),
            Stage::Android => android::test(),
            Stage::Package => packaged::check(),
            Stage::Twice => twice::check(),
        }
    }
}

fn clippy() -> Result<()> {
    program::run(project::cargo().arg("clippy").args(STORIES).args([
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ]))?;
    cargo(&format!("clippy --target {TARGET} -p ui -p worker --all-targets -- -D warnings"))?;
    // With any other package the page is given a table to serve; alone, it has no more than the protocol.
    cargo("check -p ui --tests")
}

fn unit() -> Result<()> {
    cargo("test --workspace")
}

fn web() -> Result<()> {
    let mut cargo = stories(&IN_BROWSER);
    Surroundings::find()?.give(&mut cargo);
    program::run(&mut cargo)
}

/// On a display and a message bus of its own, so that nothing of the person's is touched.
fn window() -> Result<()> {
    if !cfg!(target_os = "linux") {
        bail!("only Linux has a driver for the window; name the other stages to run them");
    }
    // Compiled outside, so that an error is not mistaken for the display's.
    cargo("build --workspace --bin railhead")?;
    program::run(stories(&IN_WINDOW).arg("--no-run"))?;
    let mut inner = stories(&IN_WINDOW);
    Surroundings::find()?.give(&mut inner);
    program::run(&mut on_a_display(&inner))
}

/// The same command on a display and a message bus of its own.
pub fn on_a_display(inner: &Command) -> Command {
    let mut outer = Command::new("xvfb-run");
    outer.args(["-a", "-s", "-screen 0 1440x900x24", "dbus-run-session", "--"]);
    program::wrap(&mut outer, inner);
    outer
}

/// A `cargo test` of these stories.
pub fn stories(names: &[&str]) -> Command {
    let mut cargo = project::cargo();
    cargo.arg("test").args(STORIES);
    for name in names {
        cargo.args(["--test", name]);
    }
    cargo
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
}
