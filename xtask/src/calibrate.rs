//! Measures how true a bot's judgement is: runs an example of the `ai` crate.

use anyhow::Result;

use crate::program;
use crate::project;

/// The task itself: passes its arguments to the example.
pub fn task(words: &[String]) -> Result<()> {
    let mut cargo = project::cargo();
    cargo.args(["run", "--quiet", "--release", "--package", "ai", "--example", "calibrate", "--"]);
    program::run(cargo.args(words))
}
