//! Learning: the weights that the stronger bots play by, made by an example of the `ai` crate.

use anyhow::Result;

use crate::program;
use crate::project;

/// The task itself: what the example understands is passed on as it is; the weights go to the standard
/// output.
pub fn task(words: &[String]) -> Result<()> {
    let mut cargo = project::cargo();
    cargo.args(["run", "--quiet", "--release", "--package", "ai", "--example", "train", "--"]);
    program::run(cargo.args(words))
}
