//! What the app is built from is what `deny.toml` allows: licences, sources, and no crate twice unawares.

use std::process::Command;

use anyhow::Result;

use crate::program;
use crate::project;
use crate::setup::deny;

/// Advisories are left out: they would need a network, and fail a test that nobody has touched.
pub fn check() -> Result<()> {
    deny::install()?;
    let mut deny = Command::new(deny::program());
    program::run(deny.current_dir(project::root()).args(["--locked", "check", "licenses", "bans", "sources"]))
}
