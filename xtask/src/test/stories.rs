//! Stories: compiled, run in one queue; those that failed are run once more, alone.
//!
//! The second run shows what kind of failure it was. If a browser or a driver crashed, the story may pass the second time,
//! and is written into the ledger. A story that fails twice has found a bug. One that did not crash and passes alone has a
//! race: that is a failure too, and stays in the ledger until it is fixed.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use super::ledger;
use super::queue;
use super::story::{Failure, Story};
use crate::progress;
use crate::project;

/// Enables the stories, which need more than a compiler. Every call of cargo is for the whole workspace: a single
/// package would be built with other features, and half of its dependencies compiled again.
pub const STORIES: [&str; 3] = ["--workspace", "--features", "stories/stories"];

/// If more stories fail than this, it is not by chance, and they are not run again.
const BY_CHANCE: usize = 3;

/// Runs all stories of these files, each in the environment that `place` sets up.
pub fn run(files: &[&str], place: impl Fn(Command) -> Command + Sync) -> Result<()> {
    run_all(&find(files)?, place)
}

/// Compiles these files and returns their stories, in the order of the files.
pub fn find(files: &[&str]) -> Result<Vec<Story>> {
    let programs = compile(files)?;
    let mut stories = Vec::new();
    for file in files {
        let program = programs.iter().find(|(name, _)| name == file);
        let (_, program) = program.with_context(|| format!("cargo has made nothing of tests/{file}.rs"))?;
        stories.extend(Story::all(file, program)?);
    }
    ensure!(!stories.is_empty(), "there is no story in {}", files.join(", "));
    Ok(stories)
}

pub fn run_all(stories: &[Story], place: impl Fn(Command) -> Command + Sync) -> Result<()> {
    let outcome = run_twice(stories, &place)?;
    let entries = outcome.entries();
    if !entries.is_empty() {
        progress::note("test", format_args!("passed only the second time: {}", entries.join(", ")));
        ledger::add(&entries);
    }
    outcome.verdict()
}

/// The stories that failed the first time.
struct Outcome<'a> {
    /// Those that passed the second time, each with its first failure.
    second_tries: Vec<(&'a Story, Failure)>,
    failed_twice: Vec<&'a Story>,
}

/// Runs all stories, and those that fail once more, alone.
fn run_twice<'a>(stories: &'a [Story], place: &(impl Fn(Command) -> Command + Sync)) -> Result<Outcome<'a>> {
    let workers = queue::workers();
    progress::note("test", format_args!("{} stories, {workers} at a time", stories.len()));
    let failed = queue::run(stories, workers, place)?;
    ensure!(
        failed.len() <= BY_CHANCE,
        "these stories failed: {}",
        names(failed.iter().map(|(story, _)| *story))
    );
    let mut outcome = Outcome { second_tries: Vec::new(), failed_twice: Vec::new() };
    for (story, first) in failed {
        progress::note("test", format_args!("{story} failed, and is run once more, alone"));
        match queue::run_one(story, place)? {
            Ok(()) => outcome.second_tries.push((story, first)),
            Err(_) => outcome.failed_twice.push(story),
        }
    }
    Ok(outcome)
}

impl Outcome<'_> {
    /// The lines for the ledger.
    fn entries(&self) -> Vec<String> {
        let entry = |(story, first): &(&Story, Failure)| match first.crash() {
            Some(words) => format!("{story} crashed: {words}"),
            None => format!("{story} raced"),
        };
        self.second_tries.iter().map(entry).collect()
    }

    fn verdict(&self) -> Result<()> {
        let twice = names(self.failed_twice.iter().copied());
        ensure!(twice.is_empty(), "these stories failed twice: {twice}");
        let raced = self.second_tries.iter().filter(|(_, first)| first.crash().is_none());
        let raced = names(raced.map(|(story, _)| *story));
        ensure!(
            raced.is_empty(),
            "these stories failed though nothing had crashed, and passed alone: {raced}; they race with something, and \
             what was printed above may say with what"
        );
        Ok(())
    }
}

fn names<'a>(stories: impl Iterator<Item = &'a Story>) -> String {
    stories.map(Story::to_string).collect::<Vec<_>>().join(", ")
}

/// Compiles these files of stories, and returns the program of each with the file's name.
fn compile(files: &[&str]) -> Result<Vec<(String, PathBuf)>> {
    let mut cargo = project::cargo();
    cargo.arg("test").args(STORIES).args(["--no-run", "--message-format", "json-render-diagnostics"]);
    for file in files {
        cargo.args(["--test", file]);
    }
    let output = cargo.stderr(Stdio::inherit()).output().context("cargo could not be started")?;
    if !output.status.success() {
        bail!("the stories could not be compiled; what cargo printed above says why");
    }
    Ok(String::from_utf8_lossy(&output.stdout).lines().filter_map(program).collect())
}

/// The name and the program of a test, if this line of cargo's JSON output is about one.
fn program(line: &str) -> Option<(String, PathBuf)> {
    let message: Value = serde_json::from_str(line).ok()?;
    let target = &message["target"];
    let is_test = target["kind"].as_array()?.iter().any(|kind| kind == "test");
    let made = (target["name"].as_str()?.to_owned(), message["executable"].as_str()?.into());
    is_test.then_some(made)
}

#[cfg(test)]
mod tests {
    #[cfg(unix)]
    use super::super::story::tests::scripted;
    use super::*;

    #[test]
    fn a_program_is_read_from_what_cargo_says() {
        let line = r#"{"reason":"compiler-artifact","target":{"kind":["test"],"name":"web"},"executable":"/t/web-1"}"#;
        assert_eq!(program(line), Some(("web".into(), "/t/web-1".into())));
        assert_eq!(program(&line.replace("test", "lib")), None);
        assert_eq!(program(&line.replace("\"/t/web-1\"", "null")), None);
        assert_eq!(program(r#"{"reason":"build-finished","success":true}"#), None);
    }

    /// A story that prints these words and fails the first time, and passes from then on.
    #[cfg(unix)]
    fn fails_once(name: &str, words: &str) -> Story {
        let script =
            "if [ -e ran ]; then echo 'test result: ok. 1 passed'; else touch ran; echo WORDS; exit 101; fi";
        scripted(name, &format!("cd \"$(dirname \"$0\")\"; {}", script.replace("WORDS", words)))
    }

    #[cfg(unix)]
    #[test]
    fn a_crash_may_pass_the_second_time_and_a_race_may_not() {
        let crash = [fails_once("crash", "tab crashed")];
        let outcome = run_twice(&crash, &|command| command).unwrap();
        assert_eq!(outcome.entries(), ["scripts::crash crashed: tab crashed"]);
        assert!(outcome.verdict().is_ok());

        let race = [fails_once("race", "it is waited for in vain")];
        let outcome = run_twice(&race, &|command| command).unwrap();
        assert_eq!(outcome.entries(), ["scripts::race raced"], "it is in the ledger too");
        assert!(outcome.verdict().unwrap_err().to_string().contains("scripts::race"));
    }

    #[cfg(unix)]
    #[test]
    fn failing_twice_or_with_many_others_is_a_failure() {
        let broken = |name: &str| scripted(name, "echo tab crashed; exit 101");
        let one = [broken("twice")];
        let outcome = run_twice(&one, &|command| command).unwrap();
        assert!(outcome.entries().is_empty());
        assert_eq!(outcome.verdict().unwrap_err().to_string(), "these stories failed twice: scripts::twice");
        let many = ["many-a", "many-b", "many-c", "many-d"].map(broken);
        assert!(run_twice(&many, &|command| command).is_err());
    }
}
