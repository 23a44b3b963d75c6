//! Tools that no registry has ready to run: built from their source, some minutes, once.

use std::env::consts::EXE_SUFFIX;
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::program;
use crate::progress;
use crate::project;

/// A program of cargo's, and its version: fixed, for a newer one may find more, and then a test would fail that nobody
/// has touched.
#[derive(Debug, Clone, Copy)]
pub struct Tool {
    pub name: &'static str,
    pub version: &'static str,
}

impl Tool {
    pub fn program(self) -> PathBuf {
        self.home().join(format!("bin/{}{EXE_SUFFIX}", self.name))
    }

    /// Builds it; quick when it is there. Unoptimised: it runs for a second and would be built for many more.
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

    /// A folder for each version.
    fn home(self) -> PathBuf {
        project::target().join("xtask").join(format!("{}-{}", self.name, self.version))
    }
}
