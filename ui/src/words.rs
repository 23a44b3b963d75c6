//! The words of the page, from one catalogue a language.

mod catalogue;
mod fold;
mod language;

use engine::Map;
use std::borrow::Cow;
use std::cell::RefCell;

pub(crate) use catalogue::{are_here, fetch};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
pub(crate) use fold::folded;
pub(crate) use language::Language;

thread_local! {
    static SPOKEN: RefCell<FluentBundle<FluentResource>> = RefCell::new(bundle(Language::default()));
}

/// What a language says, if its words are at hand.
fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.tag().parse().unwrap_or_default()]);
    // All our languages are written from left to right: marks around names would only show up in copies.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(written) => Some(number(written.value)),
        _ => None,
    }));
    let added = match language {
        Language::English => Ok(()),
        Language::Spanish => bundle.add_function("AND", spanish_and),
        Language::Romanian => bundle.add_function("COUNT", romanian_count),
    };
    if added.is_err() {
        leptos::logging::error!("{language:?} lacks a function");
    }
    for file in catalogue::of(language).into_iter().flatten() {
        // A message that can't be read is left out and shows as its key; the tests see to it that none is.
        let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// The form of a Romanian noun after a whole number: `COUNT($points)` in the catalogue. The plural library knows
/// the rule up to 100 only, and scores go beyond.
fn romanian_count<'a>(numbers: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    let Some(FluentValue::Number(number)) = numbers.first() else { return FluentValue::Error };
    let number = number.value.abs();
    FluentValue::from(if number == 1.0 {
        "one"
    } else if number == 0.0 || (1.0..=19.0).contains(&(number % 100.0)) {
        "few"
    } else {
        "other"
    })
}

/// The Spanish "and" before a word: `AND($item)` in the catalogue. It is another one before the sound of an i.
fn spanish_and<'a>(words: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    let Some(FluentValue::String(word)) = words.first() else { return FluentValue::Error };
    let mut letters = word.trim_start_matches(['h', 'H']).chars();
    let is_i = matches!(letters.next(), Some('i' | 'I' | 'í' | 'Í'));
    let glides = matches!(letters.next(), Some('a' | 'e' | 'o'));
    FluentValue::from(if is_i && !glides { "e" } else { "y" })
}

/// From now on every message is of this language, whose words have been [fetched](fetch). What is on the screen already
/// has to be shown anew.
pub(crate) fn speak(language: Language) {
    SPOKEN.set(bundle(language));
}

/// A day, as it is written in the language that is spoken.
pub(crate) fn date(seconds: i64) -> String {
    let date = js_sys::Date::new(&((seconds as f64) * 1000.0).into());
    let tag = SPOKEN.with_borrow(|bundle| bundle.locales.first().map(ToString::to_string));
    // With the month in letters: what is a day and what a month is no riddle then.
    let style = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&style, &"dateStyle".into(), &"medium".into());
    date.to_locale_date_string(&tag.unwrap_or_default(), &style).into()
}

/// A number as it is written in the language that is spoken: a win that two share is half a win.
pub(crate) fn number(number: f64) -> String {
    // Zero has no sign: what is added takes it away.
    let text = ((number * 10.0).round() / 10.0 + 0.0).to_string().replace('-', "\u{2212}");
    let has_comma = SPOKEN.with_borrow(|bundle| bundle.locales.iter().any(|it| it.language.as_str() != "en"));
    if has_comma { text.replace('.', ",") } else { text }
}

/// Points, in whole ones and with the sign that belongs before a number.
pub(crate) fn points(points: impl Into<f64>) -> String {
    number(points.into().round())
}

/// A message of the catalogue, with the values it speaks of.
pub fn message(key: &str, values: &[(&'static str, FluentValue<'_>)]) -> String {
    SPOKEN.with_borrow(|bundle| said(bundle, key, values))
}

fn said(
    bundle: &FluentBundle<FluentResource>,
    key: &str,
    values: &[(&'static str, FluentValue<'_>)],
) -> String {
    let mut arguments = FluentArgs::with_capacity(values.len());
    for (name, value) in values {
        arguments.set(*name, value.clone());
    }
    let pattern = bundle.get_message(key).and_then(|message| message.value());
    let words = pattern.map(|pattern| bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()));
    words.map_or_else(|| key.to_owned(), Cow::into_owned)
}

/// A message by its key: `t!("home-new-game")`, `t!("game-turn", name = seat.name)`.
#[macro_export]
macro_rules! t {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::words::message($key, &[$((stringify!($name), $value.into())),*])
    };
}

/// Things one after the other, as they are told in the language that is spoken: `A, B and C`.
pub(crate) fn list(items: impl IntoIterator<Item = String>) -> String {
    let mut items: Vec<String> = items.into_iter().collect();
    let last = items.pop().unwrap_or_default();
    match items.into_iter().reduce(|list, item| t!("list-next", list = list, item = item)) {
        Some(list) => t!("list-last", list = list, item = last),
        None => last,
    }
}

/// A map by its name; one that is not of this version by its key.
/// What a map is called: a built-in one in each language, any other one as it calls itself.
pub(crate) fn name_of(map: &Map) -> String {
    if map.is_built_in() { map_name(map.key()) } else { map.name().to_owned() }
}

pub(crate) fn map_name(key: &str) -> String {
    match key {
        "usa" => t!("map-usa"),
        "europe" => t!("map-europe"),
        key => key.to_owned(),
    }
}

#[cfg(test)]
mod tests;
