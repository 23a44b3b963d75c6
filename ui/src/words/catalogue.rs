//! The catalogues. English is always loaded, as the fallback; the other languages are parts of their own, fetched when
//! they are needed.

use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::Language;
use crate::parts::{Fetching, at_once};

/// One file for each area of the app. All languages have the same files with the same keys.
macro_rules! catalogue {
    ($folder:literal) => {
        &[
            include_str!(concat!("../../words/", $folder, "/app.ftl")),
            include_str!(concat!("../../words/", $folder, "/error.ftl")),
            include_str!(concat!("../../words/", $folder, "/home.ftl")),
            include_str!(concat!("../../words/", $folder, "/new-game.ftl")),
            include_str!(concat!("../../words/", $folder, "/bots.ftl")),
            include_str!(concat!("../../words/", $folder, "/saved.ftl")),
            include_str!(concat!("../../words/", $folder, "/settings.ftl")),
            include_str!(concat!("../../words/", $folder, "/about.ftl")),
            include_str!(concat!("../../words/", $folder, "/game.ftl")),
            include_str!(concat!("../../words/", $folder, "/asking.ftl")),
            include_str!(concat!("../../words/", $folder, "/menu.ftl")),
            include_str!(concat!("../../words/", $folder, "/turn.ftl")),
            include_str!(concat!("../../words/", $folder, "/hold.ftl")),
            include_str!(concat!("../../words/", $folder, "/log.ftl")),
            include_str!(concat!("../../words/", $folder, "/sharing.ftl")),
            include_str!(concat!("../../words/", $folder, "/access.ftl")),
            include_str!(concat!("../../words/", $folder, "/ending.ftl")),
            include_str!(concat!("../../words/", $folder, "/result.ftl")),
            include_str!(concat!("../../words/", $folder, "/replay.ftl")),
            include_str!(concat!("../../words/", $folder, "/statistics.ftl")),
            include_str!(concat!("../../words/", $folder, "/achievements.ftl")),
            include_str!(concat!("../../words/", $folder, "/rules.ftl")),
            include_str!(concat!("../../words/", $folder, "/learn.ftl")),
        ]
    };
}

type Catalogue = &'static [&'static str];

/// Fetches the catalogue of a language. Ready at once if it has been fetched already.
pub(crate) fn fetch(language: Language) -> Fetching {
    match language {
        Language::English => Box::pin(async { Ok(()) }),
        Language::Spanish => Box::pin(fetch_spanish()),
        Language::Romanian => Box::pin(fetch_romanian()),
    }
}

/// Has the catalogue of a language been fetched?
pub(crate) fn are_here(language: Language) -> bool {
    of(language).is_some()
}

/// The catalogue of a language, if it has been fetched.
pub(super) fn of(language: Language) -> Option<Catalogue> {
    match language {
        Language::English => Some(catalogue!("en")),
        Language::Spanish => at_once(&mut Box::pin(spanish()))?.ok(),
        Language::Romanian => at_once(&mut Box::pin(romanian()))?.ok(),
    }
}

#[wasm_split(es, wasm_split_path = leptos::wasm_split, preload(fetch_spanish), fallible)]
fn spanish() -> Result<Catalogue, SplitLoaderError> {
    Ok(catalogue!("es"))
}

#[wasm_split(ro, wasm_split_path = leptos::wasm_split, preload(fetch_romanian), fallible)]
fn romanian() -> Result<Catalogue, SplitLoaderError> {
    Ok(catalogue!("ro"))
}
