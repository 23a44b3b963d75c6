//! The name that a person gives a saved game.

/// The longest title, in letters.
pub(crate) const LIMIT: usize = 80;

/// Makes a title of any text: one line, single spaces, no marks that change the direction of the text.
pub(crate) fn tidy(text: &str) -> String {
    let words = text.split(|c: char| c.is_whitespace() || c.is_control());
    let words = words.map(|word| word.chars().filter(|c| !is_direction_mark(*c)).collect::<String>());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// A tidied title, cut if it is too long. For a title from a file, which may be anything.
pub(crate) fn cut(text: &str) -> String {
    tidy(text).chars().take(LIMIT).collect()
}

fn is_direction_mark(c: char) -> bool {
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
