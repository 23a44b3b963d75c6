//! Tools that are built from source with cargo. It takes some minutes, once.

use std::env::consts::EXE_SUFFIX;
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::program;
use crate::progress;
use crate::project;

/// A crate with a program, and its version. The version is fixed, because a newer one may report more and make a test fail
/// without any change of ours.
#[derive(Debug, Clone, Copy)]
pub struct Tool {
    pub name: &'static str,
    pub version: &'static str,
}

impl Tool {
    pub fn program(self) -> PathBuf {
        self.home().join(format!("bin/{}{EXE_SUFFIX}", self.name))
    }

    /// Builds it, if it is not there yet. It is not optimised: it runs for a second, and optimising would take much longer.
    pub fn install(self) -> Result<()> {
        if self.program().is_file() {
            return Ok(());
        }
        let Tool { name, version } = self;
        progress::quiet("setup", &format!("{name} from its source"), || {
            let mut cargo = project::cargo();
            // What it is built from is of no use to anyone else.
            cargo.env_remove("CARGO_TARGET_DIR").args(["install", name, "--locked", "--debug"]);
            program::read(cargo.args(["--version", version, "--root"]).arg(self.home())).with_context(
                || format!("{name} could not be built; when cargo's complaint is dealt with, try again"),
            )?;
            Ok(())
        })
    }

    /// Its folder: each version has one.
    fn home(self) -> PathBuf {
        project::target().join("xtask").join(format!("{}-{}", self.name, self.version))
    }
}
