//! What the settings change about the whole page: colours, size of text, motion.

use leptos::prelude::*;
use table::protocol::{Settings, Theme};
use wasm_bindgen::JsCast;

use crate::words::Language;

/// How the page looks by these settings.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Look {
    /// None leaves it to the system.
    theme: Option<&'static str>,
    font_size: String,
    still: bool,
    left_handed: bool,
}

impl Look {
    fn of(settings: &Settings, system_is_still: bool) -> Look {
        Look {
            theme: match settings.theme {
                Theme::System => None,
                Theme::Light => Some("light"),
                Theme::Dark => Some("dark"),
                Theme::HighContrast => Some("high-contrast"),
            },
            font_size: format!("{}%", settings.text_size.clamp(50, 300)),
            still: settings.reduced_motion || system_is_still,
            left_handed: settings.left_handed,
        }
    }
}

/// Does the system want nothing to move?
fn system_is_still() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Gives the whole page the look of these settings.
pub(crate) fn apply(settings: &Settings) {
    let look = Look::of(settings, system_is_still());
    let root = document().document_element().and_then(|root| root.dyn_into::<web_sys::HtmlElement>().ok());
    let Some(root) = root else { return };
    let applied = (|| {
        match look.theme {
            Some(theme) => root.set_attribute("data-theme", theme)?,
            None => root.remove_attribute("data-theme")?,
        }
        root.style().set_property("font-size", &look.font_size)?;
        root.class_list().toggle_with_force("still", look.still)?;
        root.class_list().toggle_with_force("left-handed", look.left_handed)
    })();
    if let Err(error) = applied {
        leptos::logging::error!("the page can't be dressed: {error:?}");
    }
}

/// Says which language the page is in.
pub(crate) fn speak(language: Language) {
    let said = document().document_element().map(|root| root.set_attribute("lang", language.tag()));
    if let Some(Err(error)) = said {
        leptos::logging::error!("the page's language can't be told: {error:?}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn motion_stops_where_the_system_or_the_person_wants_it() {
        let person = Settings { reduced_motion: true, ..Settings::default() };
        assert!(Look::of(&person, false).still);
        assert!(Look::of(&Settings::default(), true).still);
        assert!(!Look::of(&Settings::default(), false).still);
    }

    #[test]
    fn the_systems_theme_is_left_to_the_system() {
        assert_eq!(Look::of(&Settings::default(), false).theme, None);
        let dark = Settings { theme: Theme::Dark, ..Settings::default() };
        assert_eq!(Look::of(&dark, false).theme, Some("dark"));
    }

    #[test]
    fn a_size_that_nobody_could_use_is_not_used() {
        let tiny = Settings { text_size: 0, ..Settings::default() };
        assert_eq!(Look::of(&tiny, false).font_size, "50%");
    }
}
