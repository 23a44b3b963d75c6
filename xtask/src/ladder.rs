//! Bots against each other: the match is played by an example of the `ai` crate, built for speed.

use anyhow::Result;

use crate::program;
use crate::project;

/// The task itself: what the example understands is passed on as it is.
pub fn task(words: &[String]) -> Result<()> {
    let mut cargo = project::cargo();
    cargo.args(["run", "--quiet", "--release", "--package", "ai", "--example", "ladder", "--"]);
    cargo.args(words);
    let says = |option: &str| words.iter().any(|word| word == option);
    // What the game shows is everyone's.
    if says("--ratings") && !says("--out") && !says("--bots") {
        cargo.arg("--out").arg(project::root().join("ai/data/ratings.txt"));
    }
    program::run(&mut cargo)
}
