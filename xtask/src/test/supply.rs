//! Checks the dependencies against `deny.toml`: licences, sources, and no unexpected duplicates.

use std::process::Command;

use anyhow::Result;

use crate::program;
use crate::project;
use crate::setup::tool::Tool;

const DENY: Tool = Tool { name: "cargo-deny", version: "0.20.2" };

/// Advisories are left out: they need a network, and could make a test fail without any change of ours.
pub fn check() -> Result<()> {
    DENY.install()?;
    let mut deny = Command::new(DENY.program());
    program::run(deny.current_dir(project::root()).args(["--locked", "check", "licenses", "bans", "sources"]))
}
