//! axe-core, which looks over every screen for what keeps people out: a package of npm, for the tests alone.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::program;
use crate::progress;
use crate::project;

/// Fixed: a newer one may find more, and then a test would fail that nobody has touched.
const PACKAGE: &str = "axe-core@4.14.0";

/// The one file of it that the stories put into a page.
pub fn script() -> PathBuf {
    home().join("node_modules/axe-core/axe.min.js")
}

/// Fetches it by the machine's own npm; quick when it is there.
pub fn install() -> Result<()> {
    if script().is_file() {
        return Ok(());
    }
    progress::quiet("setup", "axe-core by npm", || {
        fs::create_dir_all(home())?;
        program::read(
            Command::new("npm")
                .args(["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix"])
                .arg(home())
                .arg(PACKAGE),
        )
        .context("axe-core could not be fetched; when npm's complaint is dealt with, try again")?;
        if !script().is_file() {
            bail!("npm has fetched axe-core, but {} is not there", script().display());
        }
        Ok(())
    })
}

/// A folder for each version.
fn home() -> PathBuf {
    project::target().join("xtask").join(PACKAGE.replace('@', "-"))
}
