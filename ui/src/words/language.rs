//! The languages of the page, and which of them is spoken.

/// A file for each place in the app, so that what is read together stands together. All languages have the
/// same files with the same keys.
macro_rules! catalogue {
    ($folder:literal) => {
        &[
            include_str!(concat!("../../words/", $folder, "/app.ftl")),
            include_str!(concat!("../../words/", $folder, "/trouble.ftl")),
            include_str!(concat!("../../words/", $folder, "/home.ftl")),
            include_str!(concat!("../../words/", $folder, "/new-game.ftl")),
            include_str!(concat!("../../words/", $folder, "/bots.ftl")),
            include_str!(concat!("../../words/", $folder, "/saved.ftl")),
            include_str!(concat!("../../words/", $folder, "/settings.ftl")),
            include_str!(concat!("../../words/", $folder, "/about.ftl")),
            include_str!(concat!("../../words/", $folder, "/game.ftl")),
            include_str!(concat!("../../words/", $folder, "/log.ftl")),
            include_str!(concat!("../../words/", $folder, "/sharing.ftl")),
            include_str!(concat!("../../words/", $folder, "/access.ftl")),
            include_str!(concat!("../../words/", $folder, "/ending.ftl")),
            include_str!(concat!("../../words/", $folder, "/statistics.ftl")),
            include_str!(concat!("../../words/", $folder, "/achievements.ftl")),
            include_str!(concat!("../../words/", $folder, "/rules.ftl")),
            include_str!(concat!("../../words/", $folder, "/learn.ftl")),
        ]
    };
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Language {
    #[default]
    English,
    Spanish,
    Romanian,
}

impl Language {
    pub(crate) const ALL: [Language; 3] = [Language::English, Language::Spanish, Language::Romanian];

    /// What browsers and catalogues call it.
    pub(crate) fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Spanish => "es",
            Language::Romanian => "ro",
        }
    }

    /// What its speakers call it: whoever looks for it may read no other.
    pub(crate) fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Spanish => "Español",
            Language::Romanian => "Română",
        }
    }

    /// The language of a tag such as `es` or `es-MX`, if it is one of ours.
    pub(crate) fn of(tag: &str) -> Option<Language> {
        let spoken = tag.split(['-', '_']).next()?;
        Language::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(spoken))
    }

    /// What was chosen; else the first of the system's wishes that is one of ours.
    pub(crate) fn chosen(setting: Option<&str>, system: &[String]) -> Language {
        let wishes = setting.into_iter().chain(system.iter().map(String::as_str));
        wishes.filter_map(Language::of).next().unwrap_or_default()
    }

    pub(super) fn catalogue(self) -> &'static [&'static str] {
        match self {
            Language::English => catalogue!("en"),
            Language::Spanish => catalogue!("es"),
            Language::Romanian => catalogue!("ro"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_persons_choice_comes_before_the_systems() {
        let system = ["de-DE", "ro-RO", "es"].map(str::to_owned);
        assert_eq!(Language::chosen(Some("es"), &system), Language::Spanish);
        assert_eq!(Language::chosen(None, &system), Language::Romanian);
        assert_eq!(Language::chosen(Some("tlh"), &system), Language::Romanian);
        assert_eq!(Language::chosen(None, &[]), Language::English);
    }

    #[test]
    fn a_tag_is_read_with_or_without_its_country() {
        assert_eq!(Language::of("es-419"), Some(Language::Spanish));
        assert_eq!(Language::of("RO"), Some(Language::Romanian));
        assert_eq!(Language::of("est"), None);
    }
}
