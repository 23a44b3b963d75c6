//! What the app is built from is what `deny.toml` allows: licences, sources, and no crate twice unawares.

use std::process::Command;

use anyhow::Result;

use crate::program;
use crate::project;
use crate::setup::tool::Tool;

const DENY: Tool = Tool { name: "cargo-deny", version: "0.20.2" };

/// Advisories are left out: they would need a network, and fail a test that nobody has touched.
pub fn check() -> Result<()> {
    DENY.install()?;
    let mut deny = Command::new(DENY.program());
    program::run(deny.current_dir(project::root()).args(["--locked", "check", "licenses", "bans", "sources"]))
}
