//! axe-core, the accessibility checker: a package of npm, only for tests.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::program;
use crate::progress;
use crate::project;

/// The version is fixed, because a newer one may report more and make a test fail without any change of ours.
const PACKAGE: &str = "axe-core@4.14.0";

/// The file of the package that the stories load into a page.
pub fn script() -> PathBuf {
    home().join("node_modules/axe-core/axe.min.js")
}

/// Fetches it with the machine's npm, if it is not there yet.
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

/// Its folder: each version has one.
fn home() -> PathBuf {
    project::target().join("xtask").join(PACKAGE.replace('@', "-"))
}
