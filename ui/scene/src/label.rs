//! Where a city's name stands, on a board seen from near and on one seen from afar.

use engine::City;

use crate::files::facts;
use crate::number::Number;
use crate::point::Point;

/// Which point of the text stands at its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Anchor {
    /// Its left end.
    Start,
    /// Its middle.
    Middle,
    /// Its right end.
    End,
}

/// A name, and its place.
#[derive(Debug, Clone, PartialEq)]
pub struct Label<N = f32> {
    /// Which point of the text is meant.
    pub anchor: Anchor,
    /// From the city to the foot of the first line.
    pub at: Point<N>,
    /// One line, or two with a `|` between them.
    pub text: String,
}

/// A name on a board that is seen from afar.
#[derive(Debug, Clone, PartialEq)]
pub struct Afar<N = f32> {
    /// The name.
    pub label: Label<N>,
    /// Does it cover nothing? The other names are shown only when needed.
    pub is_clear: bool,
}

/// The letter size and the line height.
pub const EM: f32 = 15.0;
/// The same on a board seen from afar, as on a phone, where smaller letters could not be read.
pub const AFAR: f32 = 24.0;
/// The same for those who want large text.
pub const BIG: f32 = 32.0;
/// The width of a letter in ems, in the face that names are drawn in: that of a short name with wide letters.
const WIDE: f32 = 0.64;

impl Anchor {
    const ALL: [Anchor; 3] = [Anchor::Start, Anchor::Middle, Anchor::End];

    /// SVG's `text-anchor`.
    pub fn word(self) -> &'static str {
        match self {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        }
    }

    /// The share of the text's width that is left of its place.
    pub fn share(self) -> f32 {
        match self {
            Anchor::Start => 0.0,
            Anchor::Middle => 0.5,
            Anchor::End => 1.0,
        }
    }
}

impl<N: Number> Label<N> {
    /// Parses it from its file's format: the anchor, the place and the name.
    pub fn read(words: &str) -> Option<Label<N>> {
        let mut words = words.splitn(4, ' ');
        let anchor = words.next()?;
        let anchor = Anchor::ALL.into_iter().find(|known| known.word() == anchor)?;
        let at = Point::new(words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        Some(Label { anchor, at, text: words.next()?.to_owned() })
    }

    /// Is it this name, or one of its beginnings and some of its letters in their order? For tests.
    pub fn is_short_for(&self, name: &str) -> bool {
        let mut rest = name.chars();
        let letters = self.text.chars().filter(|letter| letter.is_alphabetic());
        name.starts_with(self.text.chars().next().unwrap_or_default())
            && letters.clone().count() > 1
            && letters.into_iter().all(|letter| rest.any(|there| there == letter))
    }

    /// The lines of the name.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        self.text.split('|')
    }
}

impl Label {
    /// Two corners of the area that the name covers at this letter size, relative to the city; estimated from the number of
    /// letters.
    pub(crate) fn corners(&self, em: f32) -> [Point; 2] {
        let letters = self.lines().map(|line| line.chars().count()).max().unwrap_or_default();
        let width = letters as f32 * WIDE * em;
        let height = em * self.lines().count() as f32;
        let corner = self.at - Point::new(width * self.anchor.share(), em);
        [corner, corner + Point::new(width, height)]
    }
}

/// A city without a label in the files has its name above it; a test finds such a mistake.
pub(crate) fn of(text: &str, city: &City) -> Label {
    let above = || Label { anchor: Anchor::Middle, at: Point::new(0.0, -12.0), text: city.name.clone() };
    find(text, &city.key).unwrap_or_else(above)
}

/// The same for a board seen from afar. The file marks names that cover something with a `?`.
pub(crate) fn afar(text: &str, city: &City) -> Afar {
    let clear = find(text, &city.key);
    let is_clear = clear.is_some();
    let label = clear.or_else(|| find(text, &format!("?{}", city.key)));
    Afar { label: label.unwrap_or_else(|| of(text, city)), is_clear }
}

fn find(text: &str, city: &str) -> Option<Label> {
    facts(text).find_map(|line| Label::read(line.strip_prefix(city)?.strip_prefix(' ')?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::Files;

    #[test]
    fn every_city_is_labelled_with_its_name() {
        for map in engine::maps() {
            let files = Files::of(map);
            for city in map.cities() {
                let near = find(files.labels, &city.key);
                let near = near.unwrap_or_else(|| panic!("{} is not in {}.labels", city.key, map.key()));
                assert_eq!(near.text.replace('|', " "), city.name, "names are those of the map file");
                for text in [files.afar, files.big] {
                    let afar = afar(text, city).label;
                    assert!(afar.is_short_for(&city.name), "{} is not {}", afar.text, city.name);
                    assert_ne!(near, afar, "{} has a place of its own", city.key);
                }
            }
        }
    }
}
