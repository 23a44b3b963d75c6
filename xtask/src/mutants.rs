//! Do the tests of the rules notice when a rule is wrong? Every small change that cargo-mutants can make to them is made,
//! one at a time, and the tests that know them are run: whatever these pass has no test. Changes that no test can notice
//! are left out: `.cargo/mutants.toml` names them and says why.

use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::project;
use crate::setup::tool::Tool;

const MUTANTS: Tool = Tool { name: "cargo-mutants", version: "27.1.0" };

/// A package, those of its files where a mistake would be a wrong rule, and the tests that know them.
struct Part {
    package: &'static str,
    files: &'static [&'static str],
    /// Quick ones, and none that draws its cases anew each time: what is missed today is missed tomorrow.
    tests: &'static [&'static str],
}

const PARTS: [Part; 2] = [
    Part {
        package: "engine",
        files: &[
            "engine/src/legal.rs",
            "engine/src/legal/*.rs",
            "engine/src/longest.rs",
            "engine/src/longest/*.rs",
            "engine/src/rules.rs",
            "engine/src/rules/*.rs",
            "engine/src/score.rs",
            "engine/src/stations.rs",
        ],
        tests: &["--lib", "--test", "golden", "--test", "rules"],
    },
    Part {
        package: "table",
        files: &["table/src/undo.rs", "table/src/viewer.rs"],
        tests: &["--lib", "--", "undo::", "viewer::"],
    },
];

/// The rules are compiled for every change, and their tests take no second: quickly compiled they are through sooner.
const UNOPTIMISED: [&str; 2] = [
    "--cargo-arg=--config=profile.dev.package.engine.opt-level=0",
    "--cargo-arg=--config=profile.dev.debug=false",
];

/// What cargo-mutants ends with when tests noticed every change, some by never ending.
const ALL_NOTICED: [i32; 2] = [0, 3];

/// The task itself, in these files or in all of them; `mutants.out` in `target/xtask/mutants/PACKAGE` tells the rest.
pub fn task(files: &[String]) -> Result<()> {
    let parts: Vec<(&Part, Vec<&str>)> = PARTS.iter().map(|part| (part, part.chosen(files))).collect();
    let is_measured = |file: &str| parts.iter().any(|(_, chosen)| chosen.contains(&file));
    if let Some(file) = files.iter().find(|file| !is_measured(file)) {
        bail!("`{file}` is in no package whose tests are measured");
    }
    MUTANTS.install()?;
    let mut missed = Vec::new();
    for (part, chosen) in parts.iter().filter(|(_, chosen)| !chosen.is_empty()) {
        if !part.is_noticed(chosen)? {
            missed.push(part.package);
        }
    }
    if !missed.is_empty() {
        bail!("not every change of {} is noticed; what is printed above names them", missed.join(" and "));
    }
    Ok(())
}

impl Part {
    /// Those of `files` that are in this package, or all of its own.
    fn chosen<'a>(&self, files: &'a [String]) -> Vec<&'a str> {
        if files.is_empty() {
            return self.files.to_vec();
        }
        let is_here = |file: &&str| file.strip_prefix(self.package).is_some_and(|rest| rest.starts_with('/'));
        files.iter().map(String::as_str).filter(is_here).collect()
    }

    fn is_noticed(&self, files: &[&str]) -> Result<bool> {
        let out = project::scratch(&format!("mutants/{}", self.package))?;
        let mut mutants = Command::new(MUTANTS.program());
        mutants.current_dir(project::root()).args(["mutants", "--package", self.package, "--output"]);
        mutants.arg(out).args(UNOPTIMISED);
        mutants.args(["--minimum-test-timeout", "10"]);
        mutants.args(files.iter().flat_map(|file| ["--file", file])).arg("--").args(self.tests);
        let status = mutants.status().context("cargo-mutants could not be started")?;
        Ok(status.code().is_some_and(|code| ALL_NOTICED.contains(&code)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_measured_by_the_tests_of_its_package() {
        let files = ["engine/src/score.rs".to_owned(), "table/src/undo.rs".to_owned()];
        let chosen = PARTS.each_ref().map(|part| part.chosen(&files));
        assert_eq!(chosen, [["engine/src/score.rs"], ["table/src/undo.rs"]], "each by its own, once");
        assert_eq!(PARTS[0].chosen(&files[1..]), [""; 0], "nothing else is measured beside what was named");
        assert_eq!(PARTS[0].chosen(&[]), PARTS[0].files, "no file named is all of them");
    }
}
