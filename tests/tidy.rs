//! What must not be in the repository: the invariants of ARCHITECTURE.md that a compiler cannot check.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::path::{Path, PathBuf};
use std::process::Command;

/// The project's folder, which contains this package's folder.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project's folder")
}

/// Every text file that git tracks, with its content.
fn tracked() -> Vec<(PathBuf, String)> {
    let root = root();
    let output =
        Command::new("git").args(["ls-files", "-z"]).current_dir(root).output().expect("git lists the files");
    let names = String::from_utf8(output.stdout).expect("readable names");
    let files: Vec<_> = names
        .split_terminator('\0')
        .filter_map(|name| Some((PathBuf::from(name), std::fs::read_to_string(root.join(name)).ok()?)))
        .collect();
    assert!(files.len() > 50, "git lists only {} files: this test would prove nothing", files.len());
    files
}

/// The lines of tracked files that contain any of `words`, which are in lower case, except where they belong.
fn lines_with(words: &[&str], belongs: impl Fn(&Path) -> bool) -> Vec<String> {
    let mut found = Vec::new();
    for (file, text) in tracked() {
        // This file contains the words itself.
        if belongs(&file) || file == Path::new("tests/tidy.rs") {
            continue;
        }
        for (number, line) in text.lines().enumerate() {
            // HTML's `<select>` and Fluent's `::Select` are not SQL.
            let line = line.to_lowercase().replace("<select ", "<").replace("::select {", "");
            if let Some(word) = words.iter().find(|word| line.contains(**word)) {
                found.push(format!("{}:{}: {word}", file.display(), number + 1));
            }
        }
    }
    found
}

#[test]
fn the_name_of_the_published_game_stands_in_the_readme_only() {
    let found = lines_with(&["ticket to ride", "ticket-to-ride", "tickettoride", "days of wonder"], |file| {
        file == Path::new("README.md")
    });
    assert!(found.is_empty(), "another's name: {found:#?}");
}

#[test]
fn no_path_of_this_machine_is_named() {
    let home = std::env::home_dir().expect("a home");
    let words = [&*home, root()].map(|folder| format!("{}/", folder.display()).to_lowercase());
    let found = lines_with(&words.each_ref().map(String::as_str), |_| false);
    assert!(found.is_empty(), "a path of one machine: {found:#?}");
}

/// The hosts that an address in the repository may have: those that a reader looks up, and this machine itself. Packages are
/// written without a host: which registry they come from is each machine's own setting.
const ADDRESSES: [&str; 13] = [
    "127.0.0.1",
    // A reserved name that no host can have.
    "elsewhere.invalid",
    "github.com",
    "ipc.localhost",
    "rustup.rs",
    "schema.tauri.app",
    "schemas.android.com",
    "scripts.sil.org",
    "semver.org",
    "www.apache.org",
    "www.debian.org",
    "www.naturalearthdata.com",
    "www.w3.org",
];

#[test]
fn no_address_leads_elsewhere() {
    let mut found = Vec::new();
    let mut seen = 0;
    for (file, text) in tracked() {
        for (at, scheme) in text.match_indices("://") {
            let host: String = text[at + scheme.len()..]
                .chars()
                .take_while(|letter| letter.is_ascii_alphanumeric() || "-.".contains(*letter))
                .collect();
            seen += usize::from(host.contains('.'));
            if host.contains('.') && !ADDRESSES.contains(&host.trim_end_matches('.')) {
                found.push(format!("{}: {host}", file.display()));
            }
        }
    }
    assert!(seen > 10, "the addresses are read wrongly");
    assert!(found.is_empty(), "addresses of others: {found:#?}");
}

#[test]
fn a_component_has_a_file_of_its_own() {
    let page = tracked().into_iter().filter(|(file, _)| file.starts_with("ui/src"));
    let components = page.map(|(file, text)| (text.matches("#[component]").count(), file));
    let (several, one): (Vec<_>, Vec<_>) =
        components.filter(|(count, _)| *count > 0).partition(|(count, _)| *count > 1);
    assert!(one.len() > 50, "only {} components are found: this test would prove nothing", one.len());
    assert!(several.is_empty(), "files with several components: {several:#?}");
}

#[test]
fn only_the_store_knows_sql() {
    let statements = ["select ", "insert into", "delete from", "create table", "pragma_", "rusqlite::"];
    let found = lines_with(&statements, |file| {
        file.starts_with("table/src/store") || file.extension().is_none_or(|extension| extension != "rs")
    });
    assert!(found.is_empty(), "SQL outside table/src/store: {found:#?}");
}

#[test]
fn only_the_backend_knows_how_a_page_reaches_its_table() {
    let found = lines_with(&["__tauri__", "web_sys::worker", "post_message"], |file| {
        !file.starts_with("ui/src") || file.starts_with("ui/src/backend")
    });
    assert!(found.is_empty(), "a way to the table beside ui/src/backend.rs: {found:#?}");
}

/// If the rules read a clock, a file or an environment variable, the same game would not always be played the same.
#[test]
fn the_engine_does_nothing_but_count() {
    let outside = ["fs", "net", "time", "env", "thread", "process", "io"];
    let words = outside.map(|module| format!("std::{module}"));
    let mut words: Vec<&str> = words.iter().map(String::as_str).collect();
    words.extend(["std::{", "println!", "unsafe "]);
    let found = lines_with(&words, |file| !file.starts_with("engine/src"));
    assert!(found.is_empty(), "the rules must stay pure: {found:#?}");
}

#[test]
fn the_engine_depends_on_nothing_heavy() {
    let manifest = include_str!("../engine/Cargo.toml");
    let dependencies = manifest.split("[dependencies]").nth(1).and_then(|rest| rest.split("\n[").next());
    let names: Vec<_> = dependencies
        .expect("a list of dependencies")
        .lines()
        .filter_map(|line| line.split(['.', ' ', '=']).next().filter(|name| !name.is_empty()))
        .collect();
    assert!(names.contains(&"serde"), "the list is read wrongly: {names:?}");
    let allowed = ["arrayvec", "rand_core", "serde", "thiserror"];
    let heavy: Vec<_> = names.iter().filter(|name| !allowed.contains(name)).collect();
    assert!(heavy.is_empty(), "the rules must stay pure and light: {heavy:?}");
}

/// A page can call only what a permission allows: the two commands, and listening to the table's event.
#[test]
fn the_window_is_permitted_its_two_commands_and_to_listen() {
    let is_one = |file: &Path| file.starts_with("src-tauri/capabilities");
    let files: Vec<_> = tracked().into_iter().filter(|(file, _)| is_one(file)).collect();
    let [(_, text)] = &files[..] else { panic!("one file says what is permitted: {files:?}") };
    let capability: serde_json::Value = serde_json::from_str(text).expect("JSON");
    let permitted = serde_json::json!(["allow-ask", "allow-import-file", "core:event:allow-listen"]);
    assert_eq!(capability["permissions"], permitted);
    assert_eq!(capability["windows"], serde_json::json!(["main"]));
    assert!(capability.get("remote").is_none(), "no page from elsewhere is permitted anything");
    assert!(include_str!("../src-tauri/build.rs").contains(".commands(&[\"ask\", \"import_file\"])"));
    let window: serde_json::Value = serde_json::from_str(include_str!("../tauri.conf.json")).expect("JSON");
    assert!(window["app"]["security"].get("capabilities").is_none(), "and no other file permits anything");
}

#[test]
fn window_and_page_have_one_strict_policy() {
    let window: serde_json::Value = serde_json::from_str(include_str!("../tauri.conf.json")).expect("JSON");
    let policy = window["app"]["security"]["csp"].as_str().expect("the window has a policy");
    assert!(
        include_str!("../ui/root/index.html").contains(policy),
        "ui/root/index.html and tauri.conf.json differ"
    );
    assert!(policy.starts_with("default-src 'none';"), "what is not listed must be forbidden");
    assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval';"), "no inline and no remote script");
    assert!(!policy.contains("unsafe-inline") && !policy.contains("https:"), "nothing from elsewhere");
}
