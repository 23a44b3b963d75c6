//! cargo-deny, which holds what the app is built from against `deny.toml`. No registry has it ready to run, so it is
//! built from its source: some minutes, once.

use std::env::consts::EXE_SUFFIX;
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::program;
use crate::progress;
use crate::project;

/// Fixed: a newer one may find more, and then a test would fail that nobody has touched.
const VERSION: &str = "0.20.2";

pub fn program() -> PathBuf {
    home().join(format!("bin/cargo-deny{EXE_SUFFIX}"))
}

/// Builds it; quick when it is there. Unoptimised: it runs for a second and would be built for many more.
pub fn install() -> Result<()> {
    if program().is_file() {
        return Ok(());
    }
    progress::quiet("setup", "cargo-deny from its source", || {
        let mut cargo = project::cargo();
        // What it is built from is of no use to anyone else.
        cargo.env_remove("CARGO_TARGET_DIR").args(["install", "cargo-deny", "--locked", "--debug"]);
        program::read(cargo.args(["--version", VERSION, "--root"]).arg(home()))
            .context("cargo-deny could not be built; when cargo's complaint is dealt with, try again")?;
        Ok(())
    })
}

/// A folder for each version.
fn home() -> PathBuf {
    project::target().join("xtask").join(format!("cargo-deny-{VERSION}"))
}
