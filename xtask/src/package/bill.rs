//! The bill of materials: every crate in the package, what they include, and the faces, in the CycloneDX format for auditors' tools.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::bundle::faces::{self, Face};
use crate::bundle::files;
use crate::crates::{Crates, Package, checksums};
use crate::setup::wasm_std::Toolchain;

/// The app's package, and that of the page, which the app includes as a file and is not linked to.
const APP: &str = "railhead";
const PAGE: &str = "ui";

/// Crates that include SQLite's source.
const WITH_SQLITE: [&str; 2] = ["libsqlite3-sys", "sqlite-wasm-rs"];

/// The bill of this version. It contains no time and no serial number, so that the same sources have the same bill.
pub fn write(version: &str, crates: &Crates) -> Result<String> {
    let checksums = checksums()?;
    let app = key(crates, APP)?;
    let root = json!({
        "type": "application", "bom-ref": app, "name": APP, "version": version,
        "licenses": [{ "expression": "MIT OR Apache-2.0" }],
    });
    let linked = crates.packages.values().filter(|package| package.key() != app);
    let mut components: Vec<Value> = linked.map(|it| component(it, &checksums)).collect();
    let mut uses = crates.uses.clone();
    let mut add = |user: &str, used: String| uses.entry(user.to_owned()).or_default().insert(used);
    add(&app, key(crates, PAGE)?);
    let library =
        other("rust-std", &Toolchain::here()?.version, "MIT OR Apache-2.0", "pkg:github/rust-lang/rust");
    add(&app, name_of(&library));
    components.push(library);
    for package in crates.packages.values().filter(|it| WITH_SQLITE.contains(&it.name.as_str())) {
        let sqlite = other("sqlite", &sqlite_version(package)?, "blessing", "pkg:generic/sqlite");
        add(&package.key(), name_of(&sqlite));
        // Two crates may include the same version.
        if !components.contains(&sqlite) {
            components.push(sqlite);
        }
    }
    for Face { name, version } in faces::ALL {
        let face = other(name, version, faces::LICENCE, &format!("pkg:npm/%40fontsource-variable/{name}"));
        add(&app, name_of(&face));
        components.push(face);
    }
    let named: BTreeSet<String> = components.iter().map(name_of).collect();
    let used = |name: &String| uses.get(name).cloned().unwrap_or_default();
    let dependencies: Vec<Value> =
        named.iter().chain([&app]).map(|name| json!({ "ref": name, "dependsOn": used(name) })).collect();
    let bill = json!({
        "bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
        "metadata": { "component": root },
        "components": components,
        "dependencies": dependencies,
    });
    Ok(serde_json::to_string_pretty(&bill)? + "\n")
}

/// The key of a package of ours in the bill.
fn key(crates: &Crates, name: &str) -> Result<String> {
    let ours = crates.packages.values().find(|package| package.name == name && package.source.is_none());
    ours.map(Package::key).with_context(|| format!("{name} is not among the crates"))
}

fn name_of(component: &Value) -> String {
    component["bom-ref"].as_str().unwrap_or_default().to_owned()
}

fn component(package: &Package, checksums: &BTreeMap<String, String>) -> Value {
    let mut component = json!({
        "type": "library", "bom-ref": package.key(), "name": package.name, "version": package.version,
    });
    if let Some(licence) = &package.license {
        // The old way to write OR, which is not in the SPDX standard.
        component["licenses"] = json!([{ "expression": licence.replace('/', " OR ").replace("  ", " ") }]);
    }
    if package.source.is_some() {
        component["purl"] = json!(address("pkg:cargo", &package.name, &package.version));
    }
    if let Some(checksum) = checksums.get(&package.key()) {
        component["hashes"] = json!([{ "alg": "SHA-256", "content": checksum }]);
    }
    component
}

/// A package URL, in which a plus sign would be read as a space.
fn address(kind: &str, name: &str, version: &str) -> String {
    format!("{kind}/{name}@{}", version.replace('+', "%2B"))
}

/// A component that is not a crate of the lock file, but is in the program.
fn other(name: &str, version: &str, licence: &str, kind: &str) -> Value {
    json!({
        "type": "library", "bom-ref": format!("{name} {version}"), "name": name, "version": version,
        "licenses": [{ "expression": licence }], "purl": format!("{kind}@{version}"),
    })
}

/// The version that SQLite's header in this crate states.
fn sqlite_version(package: &Package) -> Result<String> {
    let folder = package.manifest_path.parent().unwrap_or(Path::new("."));
    let header = files::read(&folder.join("sqlite3/sqlite3.h"))?;
    let header = String::from_utf8_lossy(&header);
    let line = header.lines().find_map(|line| line.strip_prefix("#define SQLITE_VERSION "));
    let version = line.map(|value| value.trim().trim_matches('"').to_owned());
    version.with_context(|| format!("{} does not say which SQLite it includes", package.key()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bundle::{Loader, licences};
    use crate::crates;

    #[test]
    fn everything_in_the_app_is_on_its_bill_and_can_be_found_by_it() {
        let crates = crates::linked(&licences::roots(Loader::Window).unwrap()).unwrap();
        let bill: Value = serde_json::from_str(&write("1.2.3+next", &crates).unwrap()).unwrap();
        let components = bill["components"].as_array().unwrap();
        let names: BTreeSet<String> = components.iter().map(name_of).collect();
        assert_eq!(names.len(), components.len(), "nothing stands there twice");

        let root = name_of(&bill["metadata"]["component"]);
        let graph = bill["dependencies"].as_array().unwrap();
        let mut open = vec![root.clone()];
        let mut reached = BTreeSet::new();
        while let Some(next) = open.pop() {
            if reached.insert(next.clone()) {
                let entry = graph.iter().find(|entry| entry["ref"] == *next);
                let used = entry.unwrap_or_else(|| panic!("{next} is used, and not in the graph"));
                open.extend(
                    used["dependsOn"].as_array().unwrap().iter().map(|it| it.as_str().unwrap().to_owned()),
                );
            }
        }
        reached.remove(&root);
        assert_eq!(reached, names, "from the root everything is reached, and nothing that is not listed");

        for package in crates.foreign() {
            let listed = components.iter().find(|it| name_of(it) == package.key()).unwrap();
            let place = listed["purl"].as_str().unwrap();
            assert!(place.starts_with("pkg:cargo/") && !place.contains('+'), "{place}");
            assert_eq!(listed["hashes"][0]["content"].as_str().map(str::len), Some(64), "{place}");
            assert!(listed["licenses"][0]["expression"].is_string(), "{place}");
        }
        for name in ["sqlite", "rust-std", "asap", "faustina"] {
            assert!(components.iter().any(|it| it["name"] == name), "{name} is in the program too");
        }
    }

    #[test]
    fn a_version_is_written_as_addresses_want_it() {
        assert_eq!(address("pkg:cargo", "toml", "0.9.8+spec-1.1.0"), "pkg:cargo/toml@0.9.8%2Bspec-1.1.0");
    }
}
