//! The catalogue and the code that speaks from it must agree.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_bundle::FluentResource;
use fluent_syntax::ast::Entry;

use super::*;

/// Every message of a language by its key, as it is written.
fn messages(language: Language) -> BTreeMap<String, String> {
    let file = |text: &&str| {
        let resource = FluentResource::try_new((*text).to_owned());
        let resource =
            resource.unwrap_or_else(|(_, errors)| panic!("{language:?} can't be read: {errors:?}"));
        let message = |entry: &Entry<&str>| match entry {
            Entry::Message(message) => Some((message.id.name.to_owned(), format!("{:?}", message.value))),
            _ => None,
        };
        resource.entries().filter_map(message).collect::<Vec<_>>()
    };
    let all: Vec<_> = language.catalogue().iter().flat_map(file).collect();
    let count = all.len();
    let once: BTreeMap<_, _> = all.into_iter().collect();
    assert_eq!(once.len(), count, "a key stands twice in {language:?}");
    once
}

fn keys() -> BTreeSet<String> {
    messages(Language::English).into_keys().collect()
}

/// The values that a message speaks of.
fn values(message: &str) -> BTreeSet<&str> {
    let start = "VariableReference { id: Identifier { name: \"";
    message.match_indices(start).filter_map(|(at, _)| message[at + start.len()..].split('"').next()).collect()
}

#[test]
fn every_language_says_everything() {
    let english = messages(Language::English);
    assert!(english.values().any(|message| !values(message).is_empty()), "values are read wrongly");
    for language in Language::ALL {
        let own = messages(language);
        let missing: Vec<_> = english.keys().filter(|key| !own.contains_key(*key)).collect();
        let unused: Vec<_> = own.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(
            missing.is_empty() && unused.is_empty(),
            "{language:?}: missing {missing:?}, unused {unused:?}"
        );
        for (key, message) in &own {
            assert_eq!(
                values(message),
                values(&english[key]),
                "{language:?} speaks of other things in {key}"
            );
        }
    }
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
    own.filter_map(key).map(str::to_owned).chain(taught()).collect()
}

/// What the lessons say, by the remarks in their scripts: each step, and why it wants what it waits for.
fn taught() -> Vec<String> {
    let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../table/src/lesson/scripts");
    let mut keys = Vec::new();
    for entry in std::fs::read_dir(scripts).expect("the scripts of the lessons") {
        let path = entry.expect("an entry").path();
        let lesson = path.file_stem().and_then(|name| name.to_str()).expect("a lesson's name").to_owned();
        for line in std::fs::read_to_string(&path).expect("a script").lines() {
            if let Some(key) = line.strip_prefix("# read: ") {
                keys.push(format!("lesson-{lesson}-{key}"));
            } else if let Some(key) = line.strip_prefix("# do: ") {
                keys.extend([format!("lesson-{lesson}-{key}"), format!("lesson-{lesson}-{key}-why")]);
            }
        }
    }
    assert!(keys.len() > 50, "the scripts are read wrongly");
    keys
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
fn plurals_follow_the_number_in_every_language() {
    let said = |language: Language, points: i32| {
        speak(language);
        t!("game-points", points = points)
    };
    assert_eq!([1, 2].map(|points| said(Language::English, points)), ["1 point", "2 points"]);
    assert_eq!([1, 2].map(|points| said(Language::Spanish, points)), ["1 punto", "2 puntos"]);
    let romanian = [0, 1, 2, 19, 20, 101, 119, 120].map(|points| said(Language::Romanian, points));
    assert_eq!(
        romanian,
        [
            "0 puncte",
            "1 punct",
            "2 puncte",
            "19 puncte",
            "20 de puncte",
            "101 puncte",
            "119 puncte",
            "120 de puncte"
        ]
    );
    speak(Language::default());
}
