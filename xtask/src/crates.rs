//! The crates that an artefact is made of, as cargo resolves them: for the bill of materials and the licences.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::program;
use crate::project;

/// A package of ours that an artefact is built from, and the target that it is compiled for.
#[derive(Debug, Clone)]
pub struct Root {
    pub package: &'static str,
    pub target: String,
}

/// A crate that ends up in an artefact.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Package {
    id: String,
    pub name: String,
    pub version: String,
    pub license: Option<String>,
    #[serde(default)]
    pub authors: Vec<String>,
    pub manifest_path: PathBuf,
    /// `None` for crates of this workspace.
    pub source: Option<String>,
    targets: Vec<Target>,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
struct Target {
    kind: Vec<String>,
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<Kind>,
}

#[derive(Deserialize)]
struct Kind {
    /// `None` for a crate that is linked; else `build` or `dev`.
    kind: Option<String>,
}

/// Crates, and for each the crates that it uses itself, both by `name version`.
#[derive(Debug, Default)]
pub struct Crates {
    pub packages: BTreeMap<String, Package>,
    pub uses: BTreeMap<String, BTreeSet<String>>,
}

impl Package {
    pub fn key(&self) -> String {
        format!("{} {}", self.name, self.version)
    }

    /// A procedural macro runs in the compiler and is not shipped.
    fn is_macro(&self) -> bool {
        self.targets.iter().any(|target| target.kind.iter().any(|kind| kind == "proc-macro"))
    }
}

/// Every crate that is linked into one of `roots`, including these.
pub fn linked(roots: &[Root]) -> Result<Crates> {
    let mut crates = Crates::default();
    for root in roots {
        crates.add(root.package, &Metadata::ask(&["--filter-platform", &root.target])?)?;
    }
    Ok(crates)
}

impl Metadata {
    fn ask(words: &[&str]) -> Result<Metadata> {
        let mut cargo = project::cargo();
        let text = program::read(cargo.args(["metadata", "--format-version=1", "--locked"]).args(words))?;
        serde_json::from_str(&text).context("cargo's metadata is not understood")
    }
}

impl Crates {
    fn add(&mut self, root: &str, metadata: &Metadata) -> Result<()> {
        let Metadata { packages, resolve } = metadata;
        let packages: BTreeMap<&str, &Package> =
            packages.iter().map(|package| (package.id.as_str(), package)).collect();
        let nodes: BTreeMap<&str, &Node> =
            resolve.nodes.iter().map(|node| (node.id.as_str(), node)).collect();
        let first = packages.values().copied().find(|it| it.name == root && it.source.is_none());
        let mut open = vec![first.with_context(|| format!("the workspace has no package {root}"))?];
        let mut seen = BTreeSet::new();
        while let Some(package) = open.pop() {
            if !seen.insert(&package.id) {
                continue;
            }
            let deps = nodes.get(package.id.as_str()).map_or(&[][..], |node| &node.deps);
            let linked = deps.iter().filter(|dep| dep.dep_kinds.iter().any(|kind| kind.kind.is_none()));
            let used: Vec<&Package> = linked
                .filter_map(|dep| packages.get(dep.pkg.as_str()).copied())
                .filter(|package| !package.is_macro())
                .collect();
            self.uses.entry(package.key()).or_default().extend(used.iter().map(|package| package.key()));
            self.packages.insert(package.key(), package.clone());
            open.extend(used);
        }
        Ok(())
    }

    /// Crates that are not ours.
    pub fn foreign(&self) -> impl Iterator<Item = &Package> {
        self.packages.values().filter(|package| package.source.is_some())
    }
}

/// The checksums of the packages in Cargo.lock, by `name version`.
pub fn checksums() -> Result<BTreeMap<String, String>> {
    Ok(read_checksums(&fs::read_to_string(project::root().join("Cargo.lock"))?))
}

fn read_checksums(lock: &str) -> BTreeMap<String, String> {
    let field = |block: &str, name: &str| {
        let line = block.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(" = \""))?;
        Some(line.trim_end_matches('"').to_owned())
    };
    let known = |block: &str| {
        let key = format!("{} {}", field(block, "name")?, field(block, "version")?);
        Some((key, field(block, "checksum")?))
    };
    lock.split("[[package]]").filter_map(known).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const METADATA: &str = r#"{
        "packages": [
            { "id": "a", "name": "app", "version": "1.0.0", "license": "MIT", "manifest_path": "/a",
              "targets": [{ "kind": ["lib"] }] },
            { "id": "b", "name": "linked", "version": "2.0.0", "license": "MIT", "manifest_path": "/b",
              "source": "registry", "targets": [{ "kind": ["lib"] }] },
            { "id": "c", "name": "helps", "version": "3.0.0", "license": "MIT", "manifest_path": "/c",
              "source": "registry", "targets": [{ "kind": ["lib"] }] },
            { "id": "d", "name": "writes", "version": "4.0.0", "license": "MIT", "manifest_path": "/d",
              "source": "registry", "targets": [{ "kind": ["proc-macro"] }] }
        ],
        "resolve": { "nodes": [
            { "id": "a", "deps": [
                { "pkg": "b", "dep_kinds": [{ "kind": null }] },
                { "pkg": "c", "dep_kinds": [{ "kind": "build" }] },
                { "pkg": "d", "dep_kinds": [{ "kind": null }] }
            ] },
            { "id": "b", "deps": [] }, { "id": "c", "deps": [] }, { "id": "d", "deps": [] }
        ] }
    }"#;

    #[test]
    fn only_what_is_linked_is_shipped() {
        let mut crates = Crates::default();
        crates.add("app", &serde_json::from_str(METADATA).unwrap()).unwrap();
        let names: Vec<_> = crates.packages.keys().map(String::as_str).collect();
        assert_eq!(names, ["app 1.0.0", "linked 2.0.0"]);
        assert_eq!(crates.foreign().count(), 1);
        assert!(crates.uses["app 1.0.0"].contains("linked 2.0.0"));
        assert!(crates.add("gone", &serde_json::from_str(METADATA).unwrap()).is_err());
    }

    #[test]
    fn checksums_are_read_from_the_lock_file() {
        let lock = "version = 4\n\n[[package]]\nname = \"a\"\nversion = \"1.0.0\"\nchecksum = \"00ff\"\n\n\
                    [[package]]\nname = \"ours\"\nversion = \"0.1.0\"\n";
        let checksums = read_checksums(lock);
        assert_eq!(checksums.get("a 1.0.0").map(String::as_str), Some("00ff"));
        assert_eq!(checksums.len(), 1, "our own packages have none");
    }
}
