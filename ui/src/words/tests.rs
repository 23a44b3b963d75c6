//! The catalogues must agree with each other and with the code that uses them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};

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
    let all: Vec<_> = catalogue::of(language).expect("its words").iter().flat_map(file).collect();
    let count = all.len();
    let once: BTreeMap<_, _> = all.into_iter().collect();
    assert_eq!(once.len(), count, "a key stands twice in {language:?}");
    once
}

fn keys() -> BTreeSet<String> {
    messages(Language::English).into_keys().collect()
}

/// The names of the values in a message.
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

/// Each `t!(` of the sources: its key, and the names of the values it is given. `format!(` also ends in `t!(` and is left out.
fn said() -> Vec<(String, BTreeSet<String>)> {
    let mut text = String::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut text);
    let starts = text.match_indices("t!(").map(|(at, start)| (at, at + start.len()));
    let own = starts.filter(|(at, _)| !text[..*at].ends_with(|before: char| before.is_alphanumeric()));
    let one = |(_, end): (usize, usize)| {
        let (key, rest) = text[end..].trim_start().strip_prefix('"')?.split_once('"')?;
        Some((key.to_owned(), given(rest)))
    };
    own.filter_map(one).collect()
}

/// The names of the values in the rest of a `t!(`: what stands before a `=` after each of its own commas.
fn given(rest: &str) -> BTreeSet<String> {
    let (mut depth, mut quoted, mut own) = (0, false, String::new());
    for (at, letter) in rest.char_indices() {
        match letter {
            '"' if !rest[..at].ends_with('\\') => quoted = !quoted,
            _ if quoted => {}
            ')' | ']' | '}' if depth == 0 => break,
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ if depth == 0 => own.push(letter),
            _ => {}
        }
    }
    own.split(',').filter_map(|value| Some(value.split_once('=')?.0.trim().to_owned())).collect()
}

fn used() -> BTreeSet<String> {
    said().into_iter().map(|(key, _)| key).chain(lesson_keys()).collect()
}

/// The keys of the lessons' texts, from the comments in their scripts: each step, and the reason for each task.
fn lesson_keys() -> Vec<String> {
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
fn every_message_that_the_page_uses_is_in_the_catalogue() {
    let missing: Vec<_> = used().difference(&keys()).cloned().collect();
    assert!(missing.is_empty(), "missing in words/en: {missing:?}");
}

#[test]
fn every_message_is_given_the_values_that_it_names() {
    let english = messages(Language::English);
    let (mut wrong, mut with_values) = (Vec::new(), 0);
    for (key, given) in said() {
        with_values += usize::from(!given.is_empty());
        let Some(message) = english.get(&key) else { continue };
        let named: BTreeSet<String> = values(message).into_iter().map(str::to_owned).collect();
        if named != given {
            wrong.push(format!("{key} speaks of {named:?} and is given {given:?}"));
        }
    }
    assert!(with_values > 80, "the sources are read wrongly");
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The selections in a message: whether `COUNT` chooses the form, and the forms.
fn plurals(pattern: &Pattern<&str>, found: &mut Vec<(bool, Vec<String>)>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression: Expression::Select { selector, variants } } = element {
            let form = |variant: &Variant<&str>| match &variant.key {
                VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => {
                    (*name).to_owned()
                }
            };
            let by_count =
                matches!(selector, InlineExpression::FunctionReference { id, .. } if id.name == "COUNT");
            found.push((by_count, variants.iter().map(form).collect()));
            variants.iter().for_each(|variant| plurals(&variant.value, found));
        }
    }
}

#[test]
fn romanian_has_three_forms_of_every_plural_and_counts_beyond_a_hundred() {
    let mut count = 0;
    for text in catalogue::of(Language::Romanian).expect("its words") {
        let resource = FluentResource::try_new((*text).to_owned()).expect("a catalogue");
        for entry in resource.entries() {
            let Entry::Message(message) = entry else { continue };
            let mut found = Vec::new();
            message.value.iter().for_each(|value| plurals(value, &mut found));
            for (by_count, forms) in found {
                let is_plural = forms.iter().any(|form| form == "one" || form == "few");
                count += usize::from(is_plural);
                let is_whole = by_count && forms == ["one", "few", "other"];
                assert!(!is_plural || is_whole, "{}: {forms:?}", message.id.name);
            }
        }
    }
    assert!(count > 30, "only {count} plurals were looked at");
}

#[test]
fn numbers_are_written_as_the_language_writes_them() {
    let said = |language: Language| {
        speak(language);
        [t!("statistics-won-of", wins = 1.5, games = 2), t!("game-points", points = -3), points(-12.0)]
    };
    assert_eq!(said(Language::English), ["1.5 of 2 won", "\u{2212}3 points", "\u{2212}12"]);
    assert_eq!(said(Language::Spanish), ["1,5 de 2 ganadas", "\u{2212}3 puntos", "\u{2212}12"]);
    assert_eq!(said(Language::Romanian)[0], "1,5 din 2 câștigate");
    assert_eq!([points(-0.2), points(7)], ["0", "7"], "zero has no sign");
    speak(Language::default());
}

#[test]
fn lists_are_written_as_the_language_writes_them() {
    let said = |language: Language, items: &[&str]| {
        speak(language);
        list(items.iter().copied().map(str::to_owned))
    };
    assert_eq!(said(Language::English, &[]), "");
    assert_eq!(said(Language::English, &["Ana"]), "Ana");
    assert_eq!(said(Language::English, &["Ana", "Ida"]), "Ana and Ida");
    assert_eq!(said(Language::English, &["Ana", "Ida", "Otto"]), "Ana, Ida and Otto");
    assert_eq!(said(Language::Spanish, &["Ida", "Ana", "Otto"]), "Ida, Ana y Otto");
    assert_eq!(
        ["Ida", "Hilda", "Ian"].map(|last| said(Language::Spanish, &["Ana", last])),
        ["Ana e Ida", "Ana e Hilda", "Ana y Ian"]
    );
    assert_eq!(said(Language::Romanian, &["Ana", "Ida", "Otto"]), "Ana, Ida și Otto");
    speak(Language::default());
}

#[test]
fn every_map_has_a_name_in_every_language() {
    for language in Language::ALL {
        speak(language);
        for map in engine::maps() {
            assert_ne!(map_name(map.key()), map.key(), "{language:?} has no name for it");
        }
    }
    assert_eq!(map_name("usa"), "Statele Unite");
    speak(Language::default());
}

#[test]
fn a_seat_says_what_stations_it_has_left_and_whether_it_is_to_move() {
    let said = |language: Language, stations: FluentValue<'static>, turn: &'static str| {
        speak(language);
        t!(
            "game-seat",
            name = "Ida",
            points = 1,
            trains = 20,
            cards = 2,
            tickets = 1,
            stations = stations,
            turn = turn
        )
    };
    assert_eq!(
        said(Language::English, 3.into(), "yes"),
        "Ida: 1 point, 20 trains, 2 cards, 1 ticket, 3 stations left, now playing. Show only this player's routes"
    );
    let plain = said(Language::English, "none".into(), "no");
    assert!(plain.contains("1 ticket. Show"), "a map without stations: {plain}");
    assert!(said(Language::Spanish, 1.into(), "yes").contains(", queda 1 estación, está jugando."));
    let romanian = said(Language::Romanian, 3.into(), "no");
    assert!(romanian.contains("20 de vagoane") && romanian.contains(", 3 gări rămase. "), "{romanian}");
    assert!(said(Language::Romanian, "none".into(), "no").contains("1 bilet. "));
    speak(Language::default());
}

#[test]
fn a_proposed_name_is_recognised_without_its_languages_catalogue() {
    for language in Language::ALL {
        speak(language);
        assert_eq!(t!("new-game-player", number = 2), language.player(2));
    }
    speak(Language::default());
}

#[test]
fn every_message_of_the_catalogue_is_used() {
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
