//! Applies the settings that change the whole page: colours, text size, motion.

use leptos::prelude::*;
use table::protocol::{Settings, Theme};
use wasm_bindgen::prelude::*;

use crate::words::Language;

/// How the page looks by these settings.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Look {
    /// `None` leaves it to the system.
    theme: Option<&'static str>,
    font_size: String,
    still: bool,
    left_handed: bool,
}

impl Look {
    fn of(settings: &Settings, system_is_still: bool, system_has_contrast: bool) -> Look {
        Look {
            theme: match settings.theme {
                Theme::System => system_has_contrast.then_some("high-contrast"),
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

const LESS_MOTION: &str = "(prefers-reduced-motion: reduce)";
const MORE_CONTRAST: &str = "(prefers-contrast: more)";

/// Does the system's media query match?
fn system_prefers(what: &str) -> bool {
    let query = window().match_media(what);
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Gives the whole page the look of these settings.
pub(crate) fn apply(settings: &Settings) {
    let look = Look::of(settings, system_prefers(LESS_MOTION), system_prefers(MORE_CONTRAST));
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
        leptos::logging::error!("the page's look can't be applied: {error:?}");
    }
}

/// Does nothing move on the page now?
pub(crate) fn is_still() -> bool {
    document().document_element().is_some_and(|root| root.class_list().contains("still"))
}

/// Applies the settings again whenever a preference of the system changes, for as long as the page lives.
pub(crate) fn follow(settings: RwSignal<Settings>) {
    let changed = Closure::<dyn Fn()>::new(move || apply(&settings.get_untracked()));
    for what in [LESS_MOTION, MORE_CONTRAST] {
        if let Ok(Some(query)) = window().match_media(what) {
            query.set_onchange(Some(changed.as_ref().unchecked_ref()));
        }
    }
    changed.forget();
}

/// Sets the document's language.
pub(crate) fn set_document_language(language: Language) {
    let said = document().document_element().map(|root| root.set_attribute("lang", language.tag()));
    if let Some(Err(error)) = said {
        leptos::logging::error!("the page's language can't be set: {error:?}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn motion_stops_where_the_system_or_the_person_wants_it() {
        let person = Settings { reduced_motion: true, ..Settings::default() };
        assert!(Look::of(&person, false, false).still);
        assert!(Look::of(&Settings::default(), true, false).still);
        assert!(!Look::of(&Settings::default(), false, false).still);
    }

    #[test]
    fn the_systems_theme_is_left_to_the_system() {
        assert_eq!(Look::of(&Settings::default(), false, false).theme, None);
        assert_eq!(Look::of(&Settings::default(), false, true).theme, Some("high-contrast"));
        let dark = Settings { theme: Theme::Dark, ..Settings::default() };
        assert_eq!(Look::of(&dark, false, true).theme, Some("dark"), "what the person wants comes first");
    }

    #[test]
    fn a_size_that_nobody_could_use_is_not_used() {
        let tiny = Settings { text_size: 0, ..Settings::default() };
        assert_eq!(Look::of(&tiny, false, false).font_size, "50%");
    }
}
