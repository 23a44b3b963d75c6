//! Mutation tests of the rules: cargo-mutants makes every small change that it can to the rules, one at a time, and runs
//! the engine's tests. A change that passes has no test.

use std::process::Command;

use anyhow::Result;

use crate::program;
use crate::project;
use crate::setup::tool::Tool;

const MUTANTS: Tool = Tool { name: "cargo-mutants", version: "27.1.0" };

/// The files in which a bug would be a wrong rule.
const FILES: [&str; 8] = [
    "engine/src/legal.rs",
    "engine/src/legal/*.rs",
    "engine/src/longest.rs",
    "engine/src/longest/*.rs",
    "engine/src/rules.rs",
    "engine/src/rules/*.rs",
    "engine/src/score.rs",
    "engine/src/stations.rs",
];

/// The tests of the rules; the others are about maps and records.
const TESTS: [&str; 7] = ["--lib", "--test", "golden", "--test", "rules", "--test", "properties"];

/// The task itself, in these files or in all of them; the details are in `target/xtask/mutants.out`.
pub fn task(files: &[String]) -> Result<()> {
    MUTANTS.install()?;
    let mut mutants = Command::new(MUTANTS.program());
    mutants.current_dir(project::root()).args(["mutants", "--package", "engine", "--output"]);
    mutants.arg(project::target().join("xtask"));
    if files.is_empty() {
        mutants.args(FILES.iter().flat_map(|file| ["--file", file]));
    } else {
        mutants.args(files.iter().flat_map(|file| ["--file", file]));
    }
    program::run(mutants.arg("--").args(TESTS))
}
