//! The words of the page, from one catalogue for each language.

mod catalogue;
mod fold;
mod language;
mod pointer;

use engine::Map;
use std::borrow::Cow;
use std::cell::RefCell;

pub(crate) use catalogue::{are_here, fetch};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
pub(crate) use fold::folded;
pub(crate) use language::Language;
pub(crate) use pointer::follow_pointer;

thread_local! {
    static SPOKEN: RefCell<FluentBundle<FluentResource>> = RefCell::new(bundle(Language::default()));
}

/// The messages of a language; empty if its catalogue has not been fetched.
fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.tag().parse().unwrap_or_default()]);
    // All our languages are written from left to right: marks around names would only show up in copies.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(written) => Some(number(written.value)),
        _ => None,
    }));
    let added = match language {
        Language::English => bundle.add_function("POINTER", pointer::pointer),
        Language::Spanish => bundle.add_function("AND", spanish_and),
        Language::Romanian => bundle.add_function("COUNT", romanian_count),
    };
    if added.is_err() {
        leptos::logging::error!("{language:?} lacks a function");
    }
    for file in catalogue::of(language).into_iter().flatten() {
        // A message that can't be parsed is left out and shown as its key; the tests make sure that there is none.
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

/// The Spanish "and" before a word: `AND($item)` in the catalogue. Before the sound of an i, "y" becomes "e".
fn spanish_and<'a>(words: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    let Some(FluentValue::String(word)) = words.first() else { return FluentValue::Error };
    let mut letters = word.trim_start_matches(['h', 'H']).chars();
    let is_i = matches!(letters.next(), Some('i' | 'I' | 'í' | 'Í'));
    let glides = matches!(letters.next(), Some('a' | 'e' | 'o'));
    FluentValue::from(if is_i && !glides { "e" } else { "y" })
}

/// Makes this the language of all messages from now on. Its catalogue must have been [fetched](fetch); what is on the
/// screen already has to be redrawn.
pub(crate) fn speak(language: Language) {
    SPOKEN.set(bundle(language));
}

/// A date, as the current language writes it.
pub(crate) fn date(seconds: i64) -> String {
    let date = js_sys::Date::new(&((seconds as f64) * 1000.0).into());
    let tag = SPOKEN.with_borrow(|bundle| bundle.locales.first().map(ToString::to_string));
    // With the month in letters, so that day and month can't be confused.
    let style = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&style, &"dateStyle".into(), &"medium".into());
    date.to_locale_date_string(&tag.unwrap_or_default(), &style).into()
}

/// A number, as the current language writes it. It may have a fraction: a shared win counts as half a win.
pub(crate) fn number(number: f64) -> String {
    // Adding 0.0 turns -0.0 into 0.0.
    let text = ((number * 10.0).round() / 10.0 + 0.0).to_string().replace('-', "\u{2212}");
    let has_comma = SPOKEN.with_borrow(|bundle| bundle.locales.iter().any(|it| it.language.as_str() != "en"));
    if has_comma { text.replace('.', ",") } else { text }
}

/// Points, rounded, with a proper minus sign.
pub(crate) fn points(points: impl Into<f64>) -> String {
    number(points.into().round())
}

/// A message of the catalogue, with its values.
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

/// A list, as the current language writes it: `A, B and C`.
pub(crate) fn list(items: impl IntoIterator<Item = String>) -> String {
    let mut items: Vec<String> = items.into_iter().collect();
    let last = items.pop().unwrap_or_default();
    match items.into_iter().reduce(|list, item| t!("list-next", list = list, item = item)) {
        Some(list) => t!("list-last", list = list, item = last),
        None => last,
    }
}

/// A map's name: translated for a built-in map, else the one it gives itself.
pub(crate) fn name_of(map: &Map) -> String {
    if map.is_built_in() { map_name(map.key()) } else { map.name().to_owned() }
}

/// The translated name of a built-in map; the key for any other.
pub(crate) fn map_name(key: &str) -> String {
    match key {
        "usa" => t!("map-usa"),
        "europe" => t!("map-europe"),
        // Results of a map that is not built in name its digest after its key.
        key => key.split('@').next().unwrap_or(key).to_owned(),
    }
}

#[cfg(test)]
mod tests;
