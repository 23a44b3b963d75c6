//! Random games by the hundred thousand, every promise of the rules checked in each.

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

/// The task itself: so many games, from the game `first` on.
pub fn task(games: u64, first: u64) -> Result<()> {
    let mut cargo = project::cargo();
    cargo.args(["run", "--quiet", "--package", "engine", "--example", "soak", "--profile", "soak"]);
    for setting in PROFILE {
        cargo.args(["--config", setting]);
    }
    program::run(cargo.args(["--", &games.to_string(), &first.to_string()]))
}
