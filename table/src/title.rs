//! The name that a person gives a saved game.

/// The longest name of a saved game, in letters.
pub(crate) const LIMIT: usize = 80;

/// The name in this text: one line, single spaces, nothing that turns the text about.
pub(crate) fn tidy(text: &str) -> String {
    let words = text.split(|c: char| c.is_whitespace() || c.is_control());
    let words = words.map(|word| word.chars().filter(|c| !turns_text(*c)).collect::<String>());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The same from a file that may say anything: cut where it is too long.
pub(crate) fn cut(text: &str) -> String {
    tidy(text).chars().take(LIMIT).collect()
}

fn turns_text(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_is_one_visible_line() {
        assert_eq!(tidy("  Sunday\n\tgame \u{202e} 2 "), "Sunday game 2");
        assert_eq!(cut(&"x".repeat(1000)).chars().count(), LIMIT);
    }
}
