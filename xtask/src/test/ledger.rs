//! The ledger of second tries: stories that passed only when they were run again, until someone has found out why.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::program;
use crate::progress;
use crate::project;

/// It is in the repository, so that the next person sees it.
const FILE: &str = "tests/second-tries.txt";

/// Adds these entries, each with the current commit. If the file can't be written, that is printed.
pub fn add(tries: &[String]) {
    let written = stamp().and_then(|stamp| {
        let lines: Vec<String> = tries.iter().map(|entry| format!("{stamp} {entry}")).collect();
        append(&file(), &lines)
    });
    if let Err(error) = written {
        progress::note("test", format_args!("{FILE} is not written to: {error:#}"));
    }
}

/// Prints the entries, if there are any.
pub fn show() {
    let entries = fs::read_to_string(file()).map(|text| entries(&text)).unwrap_or_default();
    if !entries.is_empty() {
        println!("\nsecond tries in {FILE}, until somebody has found out why:\n{}", entries.join("\n"));
    }
}

fn file() -> PathBuf {
    project::root().join(FILE)
}

/// The current commit's date and hash.
fn stamp() -> Result<String> {
    let mut git = Command::new("git");
    git.current_dir(project::root()).args(["log", "-1", "--format=%cs %h"]);
    Ok(program::read(&mut git)?.trim().to_owned())
}

fn append(file: &Path, lines: &[String]) -> Result<()> {
    let mut open = fs::OpenOptions::new().append(true).open(file).context("it cannot be opened")?;
    for line in lines {
        writeln!(open, "{line}")?;
    }
    Ok(())
}

/// The entries in this text. The file's head is a comment.
fn entries(text: &str) -> Vec<String> {
    text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn new_entries_are_appended_below_older_ones() {
        let file = project::scratch("test-ledger").unwrap().join("ledger.txt");
        fs::write(&file, "# head\n2026-01-01 abc web::a: tab crashed\n").unwrap();
        append(&file, &["2026-01-02 def web::b: raced".into()]).unwrap();
        let text = fs::read_to_string(&file).unwrap();
        assert!(text.starts_with("# head\n"));
        assert_eq!(entries(&text), ["2026-01-01 abc web::a: tab crashed", "2026-01-02 def web::b: raced"]);
    }

    #[test]
    fn there_is_a_ledger_with_a_head_and_every_line_has_a_commit_and_a_story() {
        let text = fs::read_to_string(file()).expect("the ledger is in the tree");
        assert!(text.starts_with('#'));
        for entry in entries(&text) {
            assert!(entry.split(' ').nth(2).is_some_and(|story| story.contains("::")), "{entry}");
        }
    }
}
