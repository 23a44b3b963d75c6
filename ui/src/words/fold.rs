//! Text without diacritics, for searches by people who can't type them: `munchen` finds München.

/// In lower case, without diacritics.
pub(crate) fn folded(text: &str) -> String {
    let plain = |letter: char| match letter {
        'à'..='å' | 'ă' | 'ą' => 'a',
        'ç' | 'ć' | 'č' => 'c',
        'è'..='ë' | 'ę' | 'ě' => 'e',
        'ì'..='ï' => 'i',
        'ł' => 'l',
        'ñ' | 'ń' => 'n',
        'ò'..='ö' | 'ø' | 'ő' => 'o',
        'ś' | 'š' | 'ş' | 'ș' => 's',
        'ţ' | 'ț' => 't',
        'ù'..='ü' | 'ű' => 'u',
        'ý' | 'ÿ' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        other => other,
    };
    // Combining marks, which follow their letter, are left out.
    let text = text.chars().filter(|letter| !('\u{300}'..='\u{36f}').contains(letter));
    text.flat_map(char::to_lowercase).map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_city_is_found_by_the_plain_letters_of_its_name() {
        assert_eq!(folded("MÜNCHEN"), "munchen");
        assert_eq!(folded("Cádiz, Iași, Mu\u{308}nchen"), "cadiz, iasi, munchen");
        for city in engine::maps().iter().flat_map(|map| map.cities()) {
            let plain = folded(&city.name);
            assert!(plain.is_ascii(), "{} is typed as {plain}", city.name);
        }
    }
}
