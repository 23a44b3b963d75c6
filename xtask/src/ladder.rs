//! Bots against each other: runs an example of the `ai` crate, built for release.

use anyhow::Result;

use crate::program;
use crate::project;

/// The task itself: passes its arguments to the example.
pub fn task(words: &[String]) -> Result<()> {
    let mut cargo = project::cargo();
    cargo.args(["run", "--quiet", "--release", "--package", "ai", "--example", "ladder", "--"]);
    cargo.args(words);
    let has = |option: &str| words.iter().any(|word| word == option);
    // The ratings that the game shows are those of all bots.
    if has("--ratings") && !has("--out") && !has("--bots") {
        cargo.arg("--out").arg(project::root().join("ai/data/ratings.txt"));
    }
    program::run(&mut cargo)
}
