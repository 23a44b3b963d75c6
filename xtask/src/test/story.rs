//! One story: a test that drives a real browser or the real window. It runs in a process of its own.

use std::fmt::{self, Display};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use anyhow::{Context, Result};

use crate::program;
use crate::project;

/// What a browser or its driver prints when it has crashed or stopped answering. Nothing else prints these words.
const CRASHES: [&str; 10] = [
    "tab crashed",
    "chrome not reachable",
    "session deleted",
    "invalid session id",
    "disconnected: ",
    "Timed out receiving message from renderer",
    "no session could be opened",
    "webdriver could not be reached",
    "webdriver connection lost",
    // GLib ends WebKit's web process when a signal interrupts its start; the driver's next answer is an empty error.
    "getauxval () failed",
];

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Story {
    /// The file of `tests/` that it is in.
    pub file: String,
    pub name: String,
    program: PathBuf,
}

/// A story that failed, with everything that it printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    pub printed: String,
}

impl Story {
    /// All stories of a file that was compiled to `program`, except the ignored ones.
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

    /// Runs the story, in the environment that `place` sets up. Its output is not shown.
    pub fn run(&self, place: impl Fn(Command) -> Command) -> Result<Result<(), Failure>> {
        let mut command = Command::new(&self.program);
        // Cargo starts tests in this folder too.
        command.current_dir(project::root().join("tests")).args(["--exact", &self.name]);
        let output = place(command).output().with_context(|| format!("{self} could not be started"))?;
        Ok(result(&output))
    }
}

impl Display for Story {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}::{}", self.file, self.name)
    }
}

impl Failure {
    /// The words of a browser or a driver that has crashed. If there are none, the story has found a bug, or has a race.
    pub fn crash(&self) -> Option<&'static str> {
        CRASHES.into_iter().find(|words| self.printed.contains(words))
    }
}

/// Exactly one test must have passed: a name that no test has would pass without running anything.
fn result(output: &Output) -> Result<(), Failure> {
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
    fn a_crash_is_distinguished_from_a_failed_assertion() {
        let crash = |printed: &str| Failure { printed: printed.into() }.crash();
        assert_eq!(crash("webdriver returned error: tab crashed\n (Session info)"), Some("tab crashed"));
        assert_eq!(crash("\"Sunday\" is waited for in vain"), None);
    }

    #[cfg(unix)]
    #[test]
    fn a_story_passes_only_if_exactly_one_test_ran_and_passed() {
        let ran = |script| scripted("ending", script).run(|command| command).unwrap();
        assert_eq!(ran("echo 'test result: ok. 1 passed; 0 failed'"), Ok(()));
        assert!(ran("echo 'test result: ok. 0 passed; 0 failed'").is_err(), "no test has that name");
        assert!(ran("echo 'test result: ok. 1 passed'; exit 101").is_err());
        let failure = ran("echo why; echo 'and where' >&2; exit 101").unwrap_err();
        assert_eq!(failure.printed, "why\nand where\n", "both outputs are kept");
    }
}
