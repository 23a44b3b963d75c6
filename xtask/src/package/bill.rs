//! The bill of materials: every crate in the package, in the form of CycloneDX that auditors' tools read.

use std::collections::BTreeMap;

use anyhow::Result;
use serde_json::{Value, json};

use crate::crates::{Crates, Package, checksums};

/// The bill of the app in that version. The same sources have the same bill: it holds no time and no number.
pub fn write(version: &str, crates: &Crates) -> Result<String> {
    let prints = checksums()?;
    let app = json!({
        "type": "application", "bom-ref": "railhead", "name": "railhead", "version": version,
        "licenses": [{ "expression": "MIT OR Apache-2.0" }],
    });
    let components: Vec<Value> = crates.packages.values().map(|it| component(it, &prints)).collect();
    let dependencies: Vec<Value> =
        crates.uses.iter().map(|(user, used)| json!({ "ref": user, "dependsOn": used })).collect();
    let bill = json!({
        "bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
        "metadata": { "component": app },
        "components": components,
        "dependencies": dependencies,
    });
    Ok(serde_json::to_string_pretty(&bill)? + "\n")
}

fn component(package: &Package, prints: &BTreeMap<String, String>) -> Value {
    let mut component = json!({
        "type": "library", "bom-ref": package.key(), "name": package.name, "version": package.version,
    });
    if let Some(licence) = &package.license {
        // An old way of writing OR that the standard for expressions does not know.
        component["licenses"] = json!([{ "expression": licence.replace('/', " OR ").replace("  ", " ") }]);
    }
    if package.source.is_some() {
        component["purl"] = json!(format!("pkg:cargo/{}@{}", package.name, package.version));
    }
    if let Some(print) = prints.get(&package.key()) {
        component["hashes"] = json!([{ "alg": "SHA-256", "content": print }]);
    }
    component
}
