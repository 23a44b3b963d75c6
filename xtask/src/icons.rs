//! The icons, by the program that makes them.

use anyhow::Result;

use crate::program;
use crate::project;

pub fn task(words: &[String]) -> Result<()> {
    let mut cargo = project::cargo();
    program::run(cargo.args(["run", "--quiet", "--release", "--package", "icons", "--"]).args(words))
}
