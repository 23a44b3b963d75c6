//! Long runs: hundreds of thousands of random games, with all invariants of the rules checked in each, hundreds of killed
//! processes, and mangled links.

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

/// Plays this many random games, beginning with the number `first`.
pub fn games(games: u64, first: u64) -> Result<()> {
    run_checked(["engine", "soak"], games, first)
}

/// Plays this many games between bots of every kind.
pub fn bots(games: u64, first: u64) -> Result<()> {
    run_checked(["ai", "marathon"], games, first)
}

/// Opens this many mangled links.
pub fn links(links: u64, first: u64) -> Result<()> {
    run_checked(["engine", "mangle"], links, first)
}

fn run_checked([package, example]: [&str; 2], count: u64, first: u64) -> Result<()> {
    let mut cargo = project::cargo();
    cargo.args(["run", "--quiet", "--package", package, "--example", example, "--profile", "soak"]);
    for setting in PROFILE {
        cargo.args(["--config", setting]);
    }
    program::run(cargo.args(["--", &count.to_string(), &first.to_string()]))
}

/// Kills a playing process this many times, at random moments. Every acknowledged action must be in the database.
pub fn kills(kills: u32) -> Result<()> {
    program::run(project::cargo().args(["build", "--quiet", "--package", "table", "--example", "scripted"]))?;
    let mut cargo = project::cargo();
    cargo.env("RAILHEAD_KILLS", kills.to_string());
    program::run(cargo.args(["test", "--package", "table", "--test", "kills"]))
}
