//! One story: a test that drives a real browser or the real window, told in a process of its own.

use std::fmt::{self, Display};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use anyhow::{Context, Result};

use crate::program;
use crate::project;

/// What is printed when a browser or its driver is gone, or has stopped answering: nobody's words but theirs.
const CRASHES: [&str; 9] = [
    "tab crashed",
    "chrome not reachable",
    "session deleted",
    "invalid session id",
    "disconnected: ",
    "Timed out receiving message from renderer",
    "no session could be opened",
    "webdriver could not be reached",
    "webdriver connection lost",
];

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Story {
    /// The file of `tests/` that it is in.
    pub file: String,
    pub name: String,
    program: PathBuf,
}

/// How it ended, when not well.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    pub printed: String,
}

impl Story {
    /// All stories of a file that was compiled to `program`, without those that are only told when asked for.
    pub fn all(file: &str, program: &Path) -> Result<Vec<Story>> {
        let list = |more: &[&str]| {
            program::read(Command::new(program).args(["--list", "--format", "terse"]).args(more))
        };
        let ignored = list(&["--ignored"])?;
        let left_out: Vec<&str> = names(&ignored).collect();
        let story =
            |name: &str| Story { file: file.to_owned(), name: name.to_owned(), program: program.to_owned() };
        let all = list(&[])?;
        Ok(names(&all).filter(|name| !left_out.contains(name)).map(story).collect())
    }

    /// Tells it in the surroundings that `place` gives it, unseen.
    pub fn tell(&self, place: impl Fn(Command) -> Command) -> Result<Result<(), Failure>> {
        let mut command = Command::new(&self.program);
        // As cargo does it.
        command.current_dir(project::root().join("tests")).args(["--exact", &self.name]);
        let output = place(command).output().with_context(|| format!("{self} could not be told"))?;
        Ok(ending(&output))
    }
}

impl Display for Story {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}::{}", self.file, self.name)
    }
}

impl Failure {
    /// The words of a browser or a driver that has crashed. Without them the story has found something, or it races.
    pub fn crash(&self) -> Option<&'static str> {
        CRASHES.into_iter().find(|words| self.printed.contains(words))
    }
}

/// A name that no test has is no success: it would be told of nothing.
fn ending(output: &Output) -> Result<(), Failure> {
    let printed = [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes)).concat();
    if output.status.success() && printed.contains("test result: ok. 1 passed") {
        return Ok(());
    }
    Err(Failure { printed })
}

fn names(list: &str) -> impl Iterator<Item = &str> {
    list.lines().filter_map(|line| line.strip_suffix(": test"))
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// A story that is a script.
    #[cfg(unix)]
    pub fn scripted(name: &str, script: &str) -> Story {
        use std::os::unix::fs::PermissionsExt;
        let program = project::scratch(&format!("test-story-{name}")).unwrap().join("story");
        std::fs::write(&program, format!("#!/bin/sh\n{script}\n")).unwrap();
        std::fs::set_permissions(&program, std::fs::Permissions::from_mode(0o755)).unwrap();
        Story { file: "scripts".into(), name: name.into(), program }
    }

    #[test]
    fn stories_are_read_from_what_a_test_lists() {
        let list = "camera::the_map_moves: test\na_bench: benchmark\na_tunnel_is_paid: test\n";
        assert_eq!(names(list).collect::<Vec<_>>(), ["camera::the_map_moves", "a_tunnel_is_paid"]);
    }

    #[test]
    fn a_crash_is_told_from_a_finding() {
        let crash = |printed: &str| Failure { printed: printed.into() }.crash();
        assert_eq!(crash("webdriver returned error: tab crashed\n (Session info)"), Some("tab crashed"));
        assert_eq!(crash("\"Sunday\" is waited for in vain"), None);
    }

    #[cfg(unix)]
    #[test]
    fn only_one_test_that_has_passed_is_a_story_that_was_told() {
        let told = |script| scripted("ending", script).tell(|command| command).unwrap();
        assert_eq!(told("echo 'test result: ok. 1 passed; 0 failed'"), Ok(()));
        assert!(
            told("echo 'test result: ok. 0 passed; 0 failed'").is_err(),
            "nothing of that name was there"
        );
        assert!(told("echo 'test result: ok. 1 passed'; exit 101").is_err());
        let failure = told("echo why; echo 'and where' >&2; exit 101").unwrap_err();
        assert_eq!(failure.printed, "why\nand where\n", "whoever looks into it sees all");
    }
}
