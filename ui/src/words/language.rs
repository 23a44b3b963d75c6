//! The languages of the page, and how one is chosen.

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Language {
    #[default]
    English,
    Spanish,
    Romanian,
}

impl Language {
    pub(crate) const ALL: [Language; 3] = [Language::English, Language::Spanish, Language::Romanian];

    /// Its tag, as browsers and catalogues use it.
    pub(crate) fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Spanish => "es",
            Language::Romanian => "ro",
        }
    }

    /// What its speakers call it: the person who looks for it may read no other language.
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

    /// The language of the settings, or else the first of the system's languages that is one of ours.
    pub(crate) fn chosen(setting: Option<&str>, system: &[String]) -> Language {
        let tags = setting.into_iter().chain(system.iter().map(String::as_str));
        tags.filter_map(Language::of).next().unwrap_or_default()
    }

    /// The name proposed for a person. It is here, and not only in the catalogue, so that a name proposed in another
    /// language is recognised even if that catalogue has not been fetched.
    pub(crate) fn player(self, number: usize) -> String {
        let player = match self {
            Language::English => "Player",
            Language::Spanish => "Jugador",
            Language::Romanian => "Jucătorul",
        };
        format!("{player} {number}")
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
