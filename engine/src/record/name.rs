//! The name of a player, in a form that fits on any line of text.

use std::fmt;

/// The name of the player at a seat: 1 to 40 characters on one line, words separated by single spaces.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Name(String);

impl Name {
    /// The most characters of a name.
    pub const MOST: usize = 40;

    /// The name in this text, tidied: white space becomes single spaces, invisible marks of text direction are removed,
    /// and the rest is cut off at the length limit. `None` if nothing remains.
    pub fn new(text: &str) -> Option<Name> {
        let words = text.split(|c: char| c.is_whitespace() || c.is_control());
        let mut name = String::new();
        let mut count = 0;
        for word in words {
            for (n, c) in word.chars().filter(|c| !is_direction_mark(*c)).enumerate() {
                let gap = usize::from(n == 0 && count > 0);
                if count + gap + 1 > Name::MOST {
                    return Some(Name(name));
                }
                name.extend(std::iter::repeat_n(' ', gap).chain([c]));
                count += gap + 1;
            }
        }
        (!name.is_empty()).then_some(Name(name))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Is it an invisible mark of text direction, or the byte order mark?
pub(crate) fn is_direction_mark(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::Name;

    fn tidied(text: &str) -> Option<String> {
        Name::new(text).map(|name| name.to_string())
    }

    #[test]
    fn a_name_is_one_line_of_visible_text() {
        assert_eq!(tidied("Ada").as_deref(), Some("Ada"));
        assert_eq!(tidied("  Ada \n\t Lovelace ").as_deref(), Some("Ada Lovelace"));
        assert_eq!(tidied("a\u{202e}b\0c").as_deref(), Some("ab c"));
        assert_eq!(tidied(" \n\u{feff}"), None);
        assert_eq!(tidied(&"x".repeat(90)).map(|name| name.len()), Some(Name::MOST));
        let words = tidied(&"ab ".repeat(90)).unwrap_or_default();
        assert!(words.chars().count() <= Name::MOST && !words.ends_with(' '), "{words:?}");
    }

    #[test]
    fn tidying_twice_changes_nothing_more() {
        for text in ["a \u{202e} b", "é\u{301}\r\nz", "x\u{2028}y", &"ab ".repeat(90)] {
            let once = tidied(text).unwrap_or_default();
            assert_eq!(tidied(&once).as_deref(), Some(once.as_str()), "{text:?}");
        }
    }
}
