//! Stories: compiled, told in one queue, and those that failed told once more, alone.
//!
//! The second time tells what kind of failure it was. A browser or a driver that crashed is no finding: that story may pass
//! the second time, and is written into the ledger. One that fails twice has found something. One that did not crash and
//! passes alone races with something: that is a finding too, and goes into the ledger until it is mended.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use super::ledger;
use super::queue;
use super::story::{Failure, Story};
use crate::progress;
use crate::project;

/// Turns the stories on, which need more than a compiler. Every call of cargo is for the whole workspace:
/// a package alone would be given other features, and half of its dependencies compiled once more.
pub const STORIES: [&str; 3] = ["--workspace", "--features", "stories/stories"];

/// More than these don't fail by chance together.
const BY_CHANCE: usize = 3;

/// Tells all stories of these files, each in the surroundings that `place` gives it.
pub fn tell(files: &[&str], place: impl Fn(Command) -> Command + Sync) -> Result<()> {
    tell_these(&find(files)?, place)
}

/// Compiles these files and gives their stories, in the order of the files.
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

pub fn tell_these(stories: &[Story], place: impl Fn(Command) -> Command + Sync) -> Result<()> {
    let ending = told(stories, &place)?;
    let entries = ending.entries();
    if !entries.is_empty() {
        progress::note("test", format_args!("passed only the second time: {}", entries.join(", ")));
        ledger::add(&entries);
    }
    ending.verdict()
}

/// What became of the stories that failed.
struct Ending<'a> {
    /// They passed the second time; with the failure of the first.
    second_tries: Vec<(&'a Story, Failure)>,
    failed_twice: Vec<&'a Story>,
}

fn told<'a>(stories: &'a [Story], place: &(impl Fn(Command) -> Command + Sync)) -> Result<Ending<'a>> {
    let workers = queue::workers();
    progress::note("test", format_args!("{} stories, {workers} at a time", stories.len()));
    let failed = queue::tell(stories, workers, place)?;
    ensure!(
        failed.len() <= BY_CHANCE,
        "these stories failed: {}",
        names(failed.iter().map(|(story, _)| *story))
    );
    let mut ending = Ending { second_tries: Vec::new(), failed_twice: Vec::new() };
    for (story, first) in failed {
        progress::note("test", format_args!("{story} failed, and is told once more, alone"));
        match queue::tell_one(story, place)? {
            Ok(()) => ending.second_tries.push((story, first)),
            Err(_) => ending.failed_twice.push(story),
        }
    }
    Ok(ending)
}

impl Ending<'_> {
    /// As they are written into the ledger.
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

/// Compiles these files of stories, and gives the program of each by the file's name.
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

/// The program of a test, if that is what cargo says here that it has made.
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
    /// Fails when it is told first, with these words, and passes from then on.
    #[cfg(unix)]
    fn stumbling(name: &str, words: &str) -> Story {
        let script = "if [ -e told ]; then echo 'test result: ok. 1 passed'; else touch told; echo WORDS; exit 101; fi";
        scripted(name, &format!("cd \"$(dirname \"$0\")\"; {}", script.replace("WORDS", words)))
    }

    #[cfg(unix)]
    #[test]
    fn a_crash_may_pass_the_second_time_and_a_race_may_not() {
        let crash = [stumbling("crash", "tab crashed")];
        let ending = told(&crash, &|command| command).unwrap();
        assert_eq!(ending.entries(), ["scripts::crash crashed: tab crashed"]);
        assert!(ending.verdict().is_ok());

        let race = [stumbling("race", "it is waited for in vain")];
        let ending = told(&race, &|command| command).unwrap();
        assert_eq!(ending.entries(), ["scripts::race raced"], "written down, too");
        assert!(ending.verdict().unwrap_err().to_string().contains("scripts::race"));
    }

    #[cfg(unix)]
    #[test]
    fn what_fails_twice_or_with_many_others_is_no_chance() {
        let broken = |name: &str| scripted(name, "echo tab crashed; exit 101");
        let one = [broken("twice")];
        let ending = told(&one, &|command| command).unwrap();
        assert!(ending.entries().is_empty());
        assert_eq!(ending.verdict().unwrap_err().to_string(), "these stories failed twice: scripts::twice");
        let many = ["many-a", "many-b", "many-c", "many-d"].map(broken);
        assert!(told(&many, &|command| command).is_err());
    }
}
