//! Stories: tests that drive a real browser or the real window.
//!
//! A story that fails beside others is told once more, alone. Chromium's tabs crash now and then by themselves, and two
//! browsers on two busy cores can be slower than anyone is patient. One that fails again has found something, and one that
//! passes only then is named, so that somebody looks into it.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

use crate::program;
use crate::progress;
use crate::project;

/// Turns the stories on, which need more than a compiler. Every call of cargo is for the whole workspace:
/// a package alone would be given other features, and half of its dependencies compiled once more.
pub const STORIES: [&str; 3] = ["--workspace", "--features", "stories/stories"];

/// More than these don't fail by chance together.
const BY_CHANCE: usize = 3;

/// A `cargo test` of one file of stories.
fn of(file: &str) -> Command {
    let mut cargo = project::cargo();
    cargo.arg("test").args(STORIES).args(["--test", file]);
    cargo
}

/// Compiles these files of stories without telling them.
fn compile(files: &[&str]) -> Result<()> {
    let mut cargo = project::cargo();
    cargo.arg("test").args(STORIES).arg("--no-run");
    for file in files {
        cargo.args(["--test", file]);
    }
    program::run(&mut cargo)
}

/// Tells all stories of these files, each in the surroundings that `place` gives it.
pub fn tell(files: &[&str], place: impl Fn(Command) -> Command) -> Result<()> {
    compile(files)?;
    let mut failed = Vec::new();
    for file in files {
        failed.extend(once(&mut place(of(file)), &mut io::stdout())?.into_iter().map(|story| (*file, story)));
    }
    let names = |stories: &[(&str, String)]| {
        stories.iter().map(|(file, story)| format!("{file}::{story}")).collect::<Vec<_>>().join(", ")
    };
    ensure!(failed.len() <= BY_CHANCE, "these stories failed: {}", names(&failed));
    let mut again = Vec::new();
    for (file, story) in &failed {
        progress::note("test", format_args!("{file}::{story} failed, and is told once more, alone"));
        again.extend(once(place(of(file)).args(["--", "--exact", story]), &mut io::stdout())?);
    }
    ensure!(again.is_empty(), "these stories failed twice: {}", again.join(", "));
    if !failed.is_empty() {
        progress::note("test", format_args!("passed only when told again, alone: {}", names(&failed)));
    }
    Ok(())
}

/// Runs tests, shows what they print, and gives the names of those that failed.
fn once(command: &mut Command, shown: &mut impl Write) -> Result<Vec<String>> {
    let mut child = command.stdout(Stdio::piped()).spawn().context("cargo could not be started")?;
    let mut printed = BufReader::new(child.stdout.take().context("no output to read")?);
    let (mut failed, mut is_whole) = (Vec::new(), false);
    let mut line = Vec::new();
    while printed.read_until(b'\n', &mut line)? > 0 {
        shown.write_all(&line)?;
        let said = String::from_utf8_lossy(&line);
        is_whole |= said.starts_with("test result: ");
        failed.extend(failure(&said).map(str::to_owned));
        line.clear();
    }
    let succeeded = child.wait()?.success();
    // Tests that ended by themselves before all were over have named at most some of those that would have failed.
    ensure!(
        is_whole && (succeeded || !failed.is_empty()),
        "the stories could not be told to their end; what was printed above says why"
    );
    Ok(failed)
}

/// The test that this line says has failed.
fn failure(line: &str) -> Option<&str> {
    line.trim_end().strip_prefix("test ")?.strip_suffix(" ... FAILED")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_is_known_by_its_line() {
        assert_eq!(failure("test a_tunnel_is_paid ... FAILED\n"), Some("a_tunnel_is_paid"));
        assert_eq!(failure("test a_tunnel_is_paid ... ok\n"), None);
        assert_eq!(failure("test result: FAILED. 5 passed; 1 failed"), None);
        assert_eq!(failure("---- a_tunnel_is_paid stdout ----"), None);
    }

    #[cfg(unix)]
    fn shell(script: &str) -> Result<Vec<String>> {
        once(Command::new("sh").args(["-c", script]), &mut io::sink())
    }

    #[cfg(unix)]
    #[test]
    fn what_fails_without_a_name_is_no_success() {
        let end = "echo 'test result: and so on'";
        assert_eq!(shell(&format!("echo 'test a ... ok'; {end}")).unwrap(), [""; 0]);
        assert_eq!(shell(&format!("echo 'test a ... FAILED'; {end}; exit 101")).unwrap(), ["a"]);
        assert!(shell("exit 101").is_err(), "a compiler that fails names no test");
        assert!(shell("echo 'test a ... FAILED'; exit 134").is_err(), "the others were not told");
    }
}
