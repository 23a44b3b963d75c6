//! The notices that licences ask for: every crate of a bundle and every face, with its licence text. For a crate without a
//! text, the text of another crate under the same licence is named.

use std::collections::BTreeMap;
use std::env;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::bundle::{Loader, faces};
use crate::crates::{self, Crates, Package, Root};
use crate::program;
use crate::project;
use crate::setup::wasm_std::TARGET;

/// The file's name among the assets. The page loads it only on request.
pub const FILE: &str = "licences.txt";

const RULE: &str = "\n----------------------------------------------------------------------\n\n";

/// The text for the bundle that `loader` loads; for the window it includes the native program.
pub fn of(loader: Loader) -> Result<String> {
    write(&crates::linked(&roots(loader)?)?)
}

pub fn roots(loader: Loader) -> Result<Vec<Root>> {
    let wasm = |package| Root { package, target: TARGET.to_owned() };
    Ok(match loader {
        Loader::Browser => vec![wasm("ui")],
        Loader::Window => vec![Root { package: "railhead", target: native_target()? }, wasm("ui")],
    })
}

/// The target of the native program: Tauri's tool names it when it has the bundle made, for a phone for example. Otherwise
/// it is the compiler's host.
fn native_target() -> Result<String> {
    if let Some(target) = env::var("TAURI_ENV_TARGET_TRIPLE").ok().filter(|target| !target.is_empty()) {
        return Ok(target);
    }
    let about = program::read(std::process::Command::new(project::rustc()).arg("-vV"))?;
    let line = about.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(line.context("rustc did not tell its host")?.to_owned())
}

/// The licences of crates that came without a text, and words that identify the text of each.
const KNOWN: [(&str, &str); 3] = [
    // Its first words also occur in other licences, such as MIT-0.
    ("MIT", "The above copyright notice and this permission notice shall be included in all copies"),
    ("Apache-2.0", "Apache License"),
    ("MPL-2.0", "Mozilla Public License"),
];

/// Writes the notices. Crates with the same text share it.
pub fn write(crates: &Crates) -> Result<String> {
    let mut own = BTreeMap::new();
    for package in crates.foreign() {
        own.insert(package.key(), text(package)?);
    }
    let mut texts: BTreeMap<String, Vec<&Package>> = BTreeMap::new();
    for package in crates.foreign() {
        let text = match own.get(&package.key()).filter(|text| !text.is_empty()) {
            Some(text) => text.clone(),
            None => borrowed(package, &own)?,
        };
        texts.entry(text).or_default().push(package);
    }
    let mut groups: Vec<(String, Vec<&Package>)> = texts.into_iter().collect();
    groups.sort_by_key(|(_, packages)| packages.first().map(|package| package.key()));
    let mut all = format!(
        "Railhead is built from the work of many others. Here is what they ask to be told.\n\n\
         SQLite and the land of Natural Earth are in the public domain. Rust's standard library, copyright by the \
         contributors to the Rust Project, is under the licence MIT, in the words of {}.\n",
        lender("MIT", &own)?
    );
    for (text, packages) in groups {
        all.push_str(RULE);
        for package in packages {
            writeln!(all, "{} — {}", package.key(), package.license.as_deref().unwrap_or("see below"))?;
        }
        writeln!(all, "\n{text}")?;
    }
    for face in faces::ALL {
        all.push_str(RULE);
        writeln!(all, "The face {} {} — {}", face.name, face.version, faces::LICENCE)?;
        writeln!(all, "\n{}", unwrapped(&face.licence()?))?;
    }
    Ok(all)
}

/// The notice for a crate that came without a text.
fn borrowed(package: &Package, own: &BTreeMap<String, String>) -> Result<String> {
    let licence = package.license.as_deref().unwrap_or_default();
    let known = KNOWN.iter().map(|(name, _)| *name).find(|name| offers(licence, name));
    let Some(name) = known.filter(|_| !licence.contains(" AND ")) else {
        bail!("{} came without the text of its licence, {licence:?}, and nobody else has it", package.key());
    };
    let authors =
        if package.authors.is_empty() { "its authors".to_owned() } else { package.authors.join(", ") };
    Ok(format!("Copyright by {authors}. Licence {name}, in the words of {}.", lender(name, own)?))
}

/// The first crate whose text is that of this licence alone.
fn lender<'a>(name: &str, own: &'a BTreeMap<String, String>) -> Result<&'a str> {
    let holds = |text: &str, known: &str| text.contains(known);
    let is_it = |text: &str| KNOWN.iter().all(|(other, words)| holds(text, words) == (*other == name));
    let lender = own.iter().find(|(_, text)| is_it(text)).map(|(key, _)| key.as_str());
    lender.with_context(|| format!("no crate has come with the text of the licence {name}"))
}

/// Is this licence part of the licence expression?
fn offers(licence: &str, name: &str) -> bool {
    licence.split(['/', '(', ')', ' ']).any(|word| word == name)
}

/// The licence texts in a crate's folder, if there are any. If MIT is one of the alternatives, only its text is used; if
/// several licences apply at once, all texts but the alternative to MIT.
fn text(package: &Package) -> Result<String> {
    let folder = package.manifest_path.parent().unwrap_or(Path::new("."));
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .with_context(|| format!("{} cannot be read", folder.display()))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.is_file() && is_licence(path))
        .collect();
    files.sort();
    choose(package.license.as_deref().unwrap_or_default(), &mut files);
    let mut texts = Vec::new();
    for file in &files {
        texts.push(unwrapped(&String::from_utf8_lossy(&fs::read(file)?)));
    }
    Ok(texts.join("\n\n"))
}

fn choose(licence: &str, files: &mut Vec<PathBuf>) {
    let mit =
        files.iter().find(|path| name(path).contains("mit")).filter(|_| offers(licence, "MIT")).cloned();
    match mit {
        Some(_) if licence.contains(" AND ") && licence.contains(" OR ") => {
            files.retain(|path| !name(path).contains("apache"));
        }
        Some(mit) if !licence.contains(" AND ") => *files = vec![mit],
        Some(_) | None => {}
    }
}

fn is_licence(path: &Path) -> bool {
    let name = name(path);
    ["licen", "copying", "notice", "unlicense"].iter().any(|start| name.starts_with(start))
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().to_lowercase()
}

/// The text with each paragraph on one line, so that texts that differ only in their line breaks are equal.
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
    fn a_crate_under_two_licences_at_once_gets_both_texts() {
        let chosen = |licence: &str, files: &[&str]| {
            let mut files: Vec<PathBuf> = files.iter().map(PathBuf::from).collect();
            choose(licence, &mut files);
            files.iter().map(|file| file.display().to_string()).collect::<Vec<_>>()
        };
        let both = ["LICENSE-APACHE", "LICENSE-MIT"];
        assert_eq!(chosen("MIT OR Apache-2.0", &both), ["LICENSE-MIT"]);
        assert_eq!(chosen("Apache-2.0/MIT", &both), ["LICENSE-MIT"]);
        assert_eq!(chosen("Apache-2.0 AND MIT", &both), both);
        assert_eq!(
            chosen("CC0-1.0 OR MIT-0", &["LICENSE-CC0", "LICENSE-MIT-0"]).len(),
            2,
            "MIT-0 is another"
        );
        let three = ["LICENSE-APACHE", "LICENSE-MIT", "LICENSE-UNICODE"];
        assert_eq!(chosen("(MIT OR Apache-2.0) AND Unicode-3.0", &three), ["LICENSE-MIT", "LICENSE-UNICODE"]);
    }

    #[test]
    fn every_crate_has_a_text_or_names_one_that_is_there() {
        for loader in [Loader::Browser, Loader::Window] {
            let crates = crates::linked(&roots(loader).unwrap()).unwrap();
            let all = write(&crates).unwrap();
            for package in crates.foreign() {
                assert!(
                    all.contains(&format!("\n{} — ", package.key())),
                    "{} is not mentioned",
                    package.key()
                );
            }
            for borrowed in all.split("in the words of ").skip(1) {
                let lender = borrowed.lines().next().unwrap().trim_end_matches('.');
                assert!(all.contains(&format!("\n{lender} — ")), "{lender} is not there");
            }
            let faces = ["The Asap Project Authors", "The Faustina Project Authors"];
            for other in ["SQLite", "Natural Earth", "Rust's standard library"].into_iter().chain(faces) {
                assert!(all.contains(other), "{other} is not mentioned");
            }
        }
    }

    #[test]
    fn licences_are_known_by_their_names() {
        for name in ["LICENSE", "LICENSE-MIT", "license.md", "LICENCE.txt", "COPYING", "UNLICENSE"] {
            assert!(is_licence(Path::new(name)), "{name}");
        }
        assert!(!is_licence(Path::new("README.md")));
    }
}
