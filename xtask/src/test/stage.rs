//! The stages of the tests, in the order that finds a bug soonest.

use std::process::Command;

use anyhow::{Context, Result, bail};
use clap::ValueEnum;

use crate::bundle::{self, Finish, Loader};
use crate::program;
use crate::project;
use crate::setup::wasm_std::TARGET;
use crate::test::browser::{self, TestEnvironment};
use crate::test::stories::{self, STORIES};
use crate::test::{packaged, quick, supply, twice};
use crate::{android, icons};

/// The stories in a browser, by the names of their files in `tests/`. The longest come first: what is left at the end of the
/// queue is short, and no core waits for it.
pub const IN_BROWSER: [&str; 18] = [
    "passing",
    "sight",
    "ear",
    "fit",
    "turns",
    "replay",
    "access",
    "lessons",
    "keyboard",
    "progress",
    "policy",
    "legibility",
    "saves",
    "update",
    "taste",
    "web",
    "offline",
    "screens",
];
pub const IN_WINDOW: [&str; 4] = ["window_games", "shell", "desktop", "window"];

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
    /// To work by: the format, the linter, the unit tests, and one story for each screen
    Quick,
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
    /// Two builds of the web folder are the same bytes, and those that `play --web` serves
    Twice,
}

/// The stages that `quick` runs.
const QUICK: [Stage; 5] = [Stage::Fmt, Stage::Bundle, Stage::Clippy, Stage::Unit, Stage::Quick];

/// The chosen stages in their order, with the bundle first if one of them needs it to compile. If none is chosen, all
/// stages but `quick`, whose stories are in the others too.
pub fn plan(chosen: &[Stage]) -> Vec<Stage> {
    let all = Stage::value_variants().iter().copied();
    if chosen.is_empty() {
        return all.filter(|stage| *stage != Stage::Quick).collect();
    }
    let bundle = chosen.iter().any(|stage| stage.needs_bundle());
    let quick = chosen.contains(&Stage::Quick);
    all.filter(|stage| {
        chosen.contains(stage) || (bundle && *stage == Stage::Bundle) || (quick && QUICK.contains(stage))
    })
    .collect()
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
            Stage::Quick => "quick",
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
            Stage::Clippy | Stage::Unit | Stage::Quick | Stage::Web | Stage::Window | Stage::Package => true,
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
            Stage::Quick => quick::run(),
            Stage::Wasm => browser::wasm_tests(),
            Stage::Web => web(),
            Stage::Window => window(),
            Stage::Android => android::task(),
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
    // Together with other packages the page is compiled with table's feature `host`; alone it has only the protocol.
    cargo("check -p ui --tests")
}

fn unit() -> Result<()> {
    cargo("test --workspace")
}

fn web() -> Result<()> {
    let environment = TestEnvironment::find()?;
    stories::run(&IN_BROWSER, |story| environment.with(story))
}

/// Runs on a display and a message bus of its own, so that the person's session is not disturbed.
fn window() -> Result<()> {
    if !cfg!(target_os = "linux") {
        bail!("only Linux has a driver for the window; name the other stages to run them");
    }
    build_app()?;
    let environment = TestEnvironment::find()?;
    stories::run(&IN_WINDOW, |story| on_a_display(&environment.with(story)))
}

pub fn build_app() -> Result<()> {
    cargo("build --workspace --bin railhead")
}

/// The same command on a display and a message bus of its own.
pub fn on_a_display(inner: &Command) -> Command {
    let mut outer = Command::new("xvfb-run");
    outer.args(["-a", "-s", "-screen 0 1440x900x24", "dbus-run-session", "--"]);
    program::wrap(&mut outer, inner);
    outer
}

fn cargo(words: &str) -> Result<()> {
    program::run(project::cargo().args(words.split(' ')))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stage_runs_when_none_is_named() {
        let (quick, others): (Vec<Stage>, Vec<Stage>) =
            Stage::value_variants().iter().partition(|stage| **stage == Stage::Quick);
        assert_eq!((plan(&[]), quick.len()), (others, 1));
    }

    #[test]
    fn quick_looks_at_the_code_before_it_opens_a_browser() {
        assert_eq!(plan(&[Stage::Quick]), QUICK);
    }

    #[test]
    fn chosen_stages_keep_their_order_and_get_the_bundle_they_embed() {
        assert_eq!(plan(&[Stage::Window, Stage::Fmt]), [Stage::Fmt, Stage::Bundle, Stage::Window]);
        assert_eq!(plan(&[Stage::Wasm]), [Stage::Wasm]);
    }
}
