//! The catalogue and the code that speaks from it must agree.

use std::collections::BTreeSet;
use std::path::Path;

use fluent_bundle::FluentResource;
use fluent_syntax::ast::Entry;

use super::*;

fn keys() -> BTreeSet<String> {
    let key = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    };
    let file = |text: &&str| {
        let resource = FluentResource::try_new((*text).to_owned()).expect("the catalogue can be read");
        resource.entries().filter_map(key).collect::<Vec<_>>()
    };
    let all: Vec<_> = ENGLISH.iter().flat_map(file).collect();
    let once: BTreeSet<_> = all.iter().cloned().collect();
    assert_eq!(once.len(), all.len(), "a key stands twice in words/en");
    once
}

fn sources(folder: &Path, text: &mut String) {
    for entry in std::fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, text);
        } else if path.extension().is_some_and(|extension| extension == "rs")
            && !path.ends_with("words/tests.rs")
        {
            text.push_str(&std::fs::read_to_string(&path).expect("a source file"));
        }
    }
}

/// The first text after each `t!(`; `format!(` ends in the same letters and is another macro.
fn used() -> BTreeSet<String> {
    let mut text = String::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut text);
    let starts = text.match_indices("t!(").map(|(at, start)| (at, at + start.len()));
    let own = starts.filter(|(at, _)| !text[..*at].ends_with(|before: char| before.is_alphanumeric()));
    let key = |(_, end): (usize, usize)| text[end..].trim_start().strip_prefix('"')?.split('"').next();
    own.filter_map(key).map(str::to_owned).collect()
}

#[test]
fn every_message_that_the_page_speaks_is_in_the_catalogue() {
    let missing: Vec<_> = used().difference(&keys()).cloned().collect();
    assert!(missing.is_empty(), "missing in words/en: {missing:?}");
}

#[test]
fn every_message_of_the_catalogue_is_spoken() {
    let unused: Vec<_> = keys().difference(&used()).cloned().collect();
    assert!(unused.is_empty(), "no longer used, to be taken out of words/en: {unused:?}");
}

#[test]
fn plurals_follow_the_number() {
    assert_eq!(t!("game-keep", count = 1), "Keep 1 ticket");
    assert_eq!(t!("game-keep", count = 2), "Keep 2 tickets");
}
