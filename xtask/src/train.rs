//! Trains the weights of the stronger bots: runs an example of the `ai` crate.

use anyhow::Result;

use crate::program;
use crate::project;

/// The task itself: passes its arguments to the example. The weights go to the standard output.
pub fn task(words: &[String]) -> Result<()> {
    let mut cargo = project::cargo();
    cargo.args(["run", "--quiet", "--release", "--package", "ai", "--example", "train", "--"]);
    program::run(cargo.args(words))
}
