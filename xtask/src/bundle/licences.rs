//! What others ask to be told along with their work: every crate of a bundle, with its licence's own text.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::bundle::Loader;
use crate::crates::{self, Crates, Package, Root};
use crate::program;
use crate::project;
use crate::setup::wasm_std::TARGET;

/// Among the assets; the page reads it only when it is asked for.
pub const FILE: &str = "licences.txt";

const RULE: &str = "\n----------------------------------------------------------------------\n\n";

/// The text for what `loader` loads: of the window, the program around it too.
pub fn of(loader: Loader) -> Result<String> {
    write(&crates::linked(&roots(loader)?)?)
}

pub fn roots(loader: Loader) -> Result<Vec<Root>> {
    let wasm = |package| Root { package, target: TARGET.to_owned() };
    Ok(match loader {
        Loader::Browser => vec![wasm("ui")],
        Loader::Window => vec![Root { package: "railhead", target: host()? }, wasm("ui")],
    })
}

/// The machine that this compiler compiles for.
fn host() -> Result<String> {
    let about = program::read(std::process::Command::new(project::rustc()).arg("-vV"))?;
    let line = about.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(line.context("rustc did not tell its host")?.to_owned())
}

/// Crates with the same text share it: most differ in a name only, or not at all.
pub fn write(crates: &Crates) -> Result<String> {
    let mut texts: BTreeMap<String, Vec<&Package>> = BTreeMap::new();
    for package in crates.foreign() {
        texts.entry(text(package)?).or_default().push(package);
    }
    let mut groups: Vec<(String, Vec<&Package>)> = texts.into_iter().collect();
    groups.sort_by_key(|(_, packages)| packages.first().map(|package| package.key()));
    let mut all =
        "Railhead is built from the work of many others. Here is what they ask to be told.\n".to_owned();
    for (text, packages) in groups {
        all.push_str(RULE);
        for package in packages {
            writeln!(all, "{} — {}", package.key(), package.license.as_deref().unwrap_or("see below"))?;
        }
        writeln!(all, "\n{text}")?;
    }
    Ok(all)
}

/// The texts in a crate's own folder. Where it may be had under the MIT licence, that one alone is told.
fn text(package: &Package) -> Result<String> {
    let folder = package.manifest_path.parent().unwrap_or(Path::new("."));
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .with_context(|| format!("{} cannot be read", folder.display()))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.is_file() && is_licence(path))
        .collect();
    files.sort();
    let is_choice = package.license.as_deref().is_some_and(|licence| licence.contains("MIT"));
    if let Some(mit) = files.iter().find(|path| name(path).contains("mit")).filter(|_| is_choice) {
        files = vec![mit.clone()];
    }
    let mut texts = Vec::new();
    for file in &files {
        texts.push(unwrapped(&String::from_utf8_lossy(&fs::read(file)?)));
    }
    if texts.is_empty() {
        let authors = package.authors.join(", ");
        texts.push(format!("Its package holds no text of the licence. By {authors}."));
    }
    Ok(texts.join("\n\n"))
}

fn is_licence(path: &Path) -> bool {
    let name = name(path);
    ["licen", "copying", "notice", "unlicense"].iter().any(|start| name.starts_with(start))
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().to_lowercase()
}

/// The same words in the same paragraphs, whatever their lines and margins were.
fn unwrapped(text: &str) -> String {
    let text = text.replace("\r\n", "\n");
    let paragraphs =
        text.split("\n\n").map(|paragraph| paragraph.split_whitespace().collect::<Vec<_>>().join(" "));
    paragraphs.filter(|paragraph| !paragraph.is_empty()).collect::<Vec<_>>().join("\n\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_that_differ_in_their_lines_only_are_one() {
        assert_eq!(unwrapped("  MIT\r\n\r\n\nPermission is\n  hereby\n"), "MIT\n\nPermission is hereby");
    }

    #[test]
    fn licences_are_known_by_their_names() {
        for name in ["LICENSE", "LICENSE-MIT", "license.md", "LICENCE.txt", "COPYING", "UNLICENSE"] {
            assert!(is_licence(Path::new(name)), "{name}");
        }
        assert!(!is_licence(Path::new("README.md")));
    }
}
