//! The two wasm modules, as the compiler leaves them.

use std::path::PathBuf;

use anyhow::Result;

use crate::bundle::Finish;
use crate::program;
use crate::project;
use crate::setup::wasm_std::TARGET;

/// A wasm module of the bundle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    Page,
    Worker,
}

impl Part {
    /// What its files in the bundle are called.
    pub fn name(self) -> &'static str {
        match self {
            Part::Page => "page",
            Part::Worker => "worker",
        }
    }

    /// The crate it is made of.
    fn package(self) -> &'static str {
        match self {
            Part::Page => "ui",
            Part::Worker => "worker",
        }
    }

    /// Compiles it and gives the file.
    pub fn compile(self, finish: Finish) -> Result<PathBuf> {
        let (profile, folder) = match finish {
            Finish::Dev => ("dev", "debug"),
            Finish::Release => ("wasm-release", "wasm-release"),
        };
        program::run(project::cargo().args([
            "build",
            "--lib",
            "--package",
            self.package(),
            "--target",
            TARGET,
            "--profile",
            profile,
        ]))?;
        Ok(project::target().join(TARGET).join(folder).join(self.package()).with_extension("wasm"))
    }
}
