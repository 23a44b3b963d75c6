//! The languages of the page, and which of them is spoken.

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

    /// A person without a name, as it says it. Names that were proposed in another language are known again by it,
    /// without that language's words.
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
