//! The words of the page, from one catalogue a language.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

/// A file for each place in the app, so that what is read together stands together.
const ENGLISH: &[&str] = &[
    include_str!("../words/en/app.ftl"),
    include_str!("../words/en/trouble.ftl"),
    include_str!("../words/en/home.ftl"),
    include_str!("../words/en/new-game.ftl"),
    include_str!("../words/en/bots.ftl"),
    include_str!("../words/en/saved.ftl"),
    include_str!("../words/en/settings.ftl"),
    include_str!("../words/en/game.ftl"),
    include_str!("../words/en/log.ftl"),
    include_str!("../words/en/ending.ftl"),
];

thread_local! {
    static BUNDLE: FluentBundle<FluentResource> = bundle();
}

fn bundle() -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec!["en".parse().unwrap_or_default()]);
    // All our languages are written from left to right: marks around names would only show up in copies.
    bundle.set_use_isolating(false);
    for file in ENGLISH {
        // A message that can't be read is left out and shows as its key; the tests see to it that none is.
        let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// A message of the catalogue, with the values it speaks of.
pub fn message(key: &str, values: &[(&'static str, FluentValue<'_>)]) -> String {
    let mut arguments = FluentArgs::with_capacity(values.len());
    for (name, value) in values {
        arguments.set(*name, value.clone());
    }
    BUNDLE.with(|bundle| {
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
