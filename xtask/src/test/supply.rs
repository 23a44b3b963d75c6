//! What the app is built from is what `deny.toml` allows: licences, sources, and no crate twice unawares.
//!
//! `cargo deny` reads the same file and more; it takes minutes to build, and its advisories need a network. Where it
//! is installed it is run too.

mod expression;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use crate::crates::{self, Package};
use crate::program;
use crate::project;
use expression::Expression;

#[derive(Deserialize)]
struct Allowed {
    licenses: Licences,
    bans: Bans,
    sources: Sources,
}

#[derive(Deserialize)]
struct Licences {
    allow: BTreeSet<String>,
}

#[derive(Deserialize)]
struct Bans {
    skip: Vec<Twice>,
}

#[derive(Deserialize)]
struct Twice {
    #[serde(rename = "crate")]
    name: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Sources {
    allow_registry: Vec<String>,
}

pub fn check() -> Result<()> {
    let text = fs::read_to_string(project::root().join("deny.toml"))?;
    let allowed: Allowed = toml::from_str(&text).context("deny.toml is not understood")?;
    // The app for every system, and what a browser is sent.
    let shipped = crates::linked_anywhere(&["railhead", "ui"])?;
    let mut faults = Vec::new();
    for package in shipped.foreign() {
        faults.extend(allowed.fault(package));
    }
    faults.extend(allowed.duplicates(shipped.foreign()));
    if !faults.is_empty() {
        bail!("deny.toml does not allow what the app is built from:\n{}", faults.join("\n"));
    }
    if program::is_there("cargo-deny") {
        program::run(project::cargo().args(["deny", "check", "licenses", "bans", "sources"]))?;
    }
    Ok(())
}

impl Allowed {
    fn fault(&self, package: &Package) -> Option<String> {
        let name = package.key();
        let Some(licence) = &package.license else { return Some(format!("{name} states no licence")) };
        let fits =
            Expression::read(licence).is_some_and(|it| it.holds(&|one| self.licenses.allow.contains(one)));
        if !fits {
            return Some(format!("{name} is licensed under {licence}"));
        }
        let source = package.source.as_deref().unwrap_or_default();
        let known = |registry: &String| source.strip_prefix("registry+") == Some(registry.as_str());
        (!self.sources.allow_registry.iter().any(known)).then(|| format!("{name} comes from {source}"))
    }

    /// Crates in several versions that are not listed, and listed ones that no longer are.
    fn duplicates<'a>(&self, packages: impl Iterator<Item = &'a Package>) -> Vec<String> {
        let mut versions: BTreeMap<&str, usize> = BTreeMap::new();
        packages.for_each(|package| *versions.entry(&package.name).or_default() += 1);
        let twice: BTreeSet<&str> =
            versions.into_iter().filter(|(_, count)| *count > 1).map(|it| it.0).collect();
        let listed: BTreeSet<&str> = self.bans.skip.iter().map(|it| it.name.as_str()).collect();
        let new = twice.difference(&listed).map(|name| format!("{name} is shipped in several versions"));
        let gone = listed.difference(&twice).map(|name| format!("{name} is listed as double, and is not"));
        new.chain(gone).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "[licenses]\nallow = [\"MIT\"]\n[bans]\nskip = [{ crate = \"old\" }]\n\
                        [sources]\nallow-registry = [\"here\"]\n";

    fn package(name: &str, version: &str, licence: &str, source: &str) -> Package {
        let text = serde_json::json!({
            "id": "", "name": name, "version": version, "license": licence, "manifest_path": "",
            "source": source, "targets": [],
        });
        serde_json::from_value(text).unwrap()
    }

    #[test]
    fn what_is_not_allowed_is_named() {
        let allowed: Allowed = toml::from_str(FILE).unwrap();
        let fault = |licence, source| allowed.fault(&package("a", "1.0.0", licence, source));
        assert_eq!(fault("MIT OR GPL-3.0-only", "registry+here"), None);
        assert!(fault("GPL-3.0-only", "registry+here").unwrap().contains("GPL"));
        assert!(fault("MIT", "git+here").unwrap().contains("comes from git+here"));
    }

    #[test]
    fn the_list_of_doubles_is_neither_short_nor_long() {
        let allowed: Allowed = toml::from_str(FILE).unwrap();
        let packages = [package("new", "1.0.0", "MIT", ""), package("new", "2.0.0", "MIT", "")];
        let faults = allowed.duplicates(packages.iter());
        assert_eq!(faults.len(), 2, "one is new, and one is no more: {faults:?}");
    }
}
