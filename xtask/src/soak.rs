//! Long runs: random games by the hundred thousand, every promise of the rules checked in each, and
//! processes killed by the hundred.

use anyhow::Result;

use crate::program;
use crate::project;

/// As fast as a release, and with every check that the compiler can put in.
const PROFILE: [&str; 4] = [
    "profile.soak.inherits=\"release\"",
    "profile.soak.overflow-checks=true",
    "profile.soak.debug-assertions=true",
    "profile.soak.debug=\"line-tables-only\"",
];

/// So many games, from the game `first` on.
pub fn games(games: u64, first: u64) -> Result<()> {
    checked(["engine", "soak"], games, first)
}

/// So many games between bots of every kind.
pub fn bots(games: u64, first: u64) -> Result<()> {
    checked(["ai", "marathon"], games, first)
}

fn checked([package, example]: [&str; 2], games: u64, first: u64) -> Result<()> {
    let mut cargo = project::cargo();
    cargo.args(["run", "--quiet", "--package", package, "--example", example, "--profile", "soak"]);
    for setting in PROFILE {
        cargo.args(["--config", setting]);
    }
    program::run(cargo.args(["--", &games.to_string(), &first.to_string()]))
}

/// Ends a process that plays at so many random moments; whatever it has acknowledged must be there.
pub fn kills(kills: u32) -> Result<()> {
    program::run(project::cargo().args(["build", "--quiet", "--package", "table", "--example", "scripted"]))?;
    let mut cargo = project::cargo();
    cargo.env("RAILHEAD_KILLS", kills.to_string());
    program::run(cargo.args(["test", "--package", "table", "--test", "kills"]))
}
