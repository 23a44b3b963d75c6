//! The words of the page, from one catalogue a language.

mod language;

use std::borrow::Cow;
use std::cell::RefCell;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
pub(crate) use language::Language;

thread_local! {
    static SPOKEN: RefCell<FluentBundle<FluentResource>> = RefCell::new(bundle(Language::default()));
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.tag().parse().unwrap_or_default()]);
    // All our languages are written from left to right: marks around names would only show up in copies.
    bundle.set_use_isolating(false);
    if language == Language::Romanian && bundle.add_function("COUNT", romanian_count).is_err() {
        leptos::logging::error!("Romanian numbers can't be told apart");
    }
    for file in language.catalogue() {
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

/// From now on every message is of this language. What is on the screen already has to be shown anew.
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

/// Points, with the sign that belongs before a number.
pub(crate) fn points(points: i16) -> String {
    points.to_string().replace('-', "\u{2212}")
}

/// A message of the catalogue, with the values it speaks of.
pub fn message(key: &str, values: &[(&'static str, FluentValue<'_>)]) -> String {
    let mut arguments = FluentArgs::with_capacity(values.len());
    for (name, value) in values {
        arguments.set(*name, value.clone());
    }
    SPOKEN.with_borrow(|bundle| {
        let pattern = bundle.get_message(key).and_then(|message| message.value());
        let words = pattern.map(|pattern| bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()));
        words.map_or_else(|| key.to_owned(), Cow::into_owned)
    })
}

/// A message by its key: `t!("home-new-game")`, `t!("game-turn", name = seat.name)`.
#[macro_export]
macro_rules! t {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::words::message($key, &[$((stringify!($name), $value.into())),*])
    };
}

#[cfg(test)]
mod tests;
