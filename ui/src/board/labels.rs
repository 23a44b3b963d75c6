//! Where each city's name stands, on a board that is seen from near and on one that is seen from afar.

use engine::City;

use super::files;
use super::point::Point;

#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Label {
    /// SVG's `text-anchor`.
    pub(super) anchor: &'static str,
    /// From the city to the foot of the first line.
    pub(super) at: Point,
    /// One line, or two.
    pub(super) text: &'static str,
}

/// A name on a board that is seen from afar.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Afar {
    pub(super) label: Label,
    /// Does it cover nothing? The others are shown when they are asked for.
    pub(super) is_clear: bool,
}

/// The height of the letters, and from one line's foot to the next one's.
pub(super) const EM: f32 = 13.0;
/// The same on a board that is seen from afar.
pub(super) const AFAR: f32 = 21.0;
/// What a letter takes across, in ems, in a wide bold serif.
const WIDE: f32 = 0.76;

impl Label {
    /// Two corners of what the name covers in letters of this size, from the city, reckoned from their number.
    pub(super) fn corners(&self, em: f32) -> [Point; 2] {
        let letters = self.lines().map(|line| line.chars().count()).max().unwrap_or_default();
        let width = letters as f32 * WIDE * em;
        let left = match self.anchor {
            "start" => 0.0,
            "end" => -width,
            _ => -width / 2.0,
        };
        let height = em * self.lines().count() as f32;
        let corner = self.at + Point::new(left, -em);
        [corner, corner + Point::new(width, height)]
    }

    pub(super) fn lines(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.text.split('|')
    }
}

/// A city without a label would be a fault of the project's files, which a test finds; its name stands above it.
pub(super) fn of(text: &'static str, city: &City, name: &'static str) -> Label {
    let above = Label { anchor: "middle", at: Point::new(0.0, -12.0), text: name };
    find(text, &city.key).unwrap_or(above)
}

/// The same for a board that is seen from afar. What covers something is marked in the file.
pub(super) fn afar(text: &'static str, city: &City, name: &'static str) -> Afar {
    let clear = find(text, &city.key);
    let label = clear.or_else(|| find(text, &format!("?{}", city.key)));
    Afar { label: label.unwrap_or_else(|| of(text, city, name)), is_clear: clear.is_some() }
}

fn find(text: &'static str, city: &str) -> Option<Label> {
    let line = files::facts(text).find(|line| line.split(' ').next() == Some(city))?;
    let mut words = line.splitn(5, ' ').skip(1);
    let anchor = words.next()?;
    let at = Point::new(words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    Some(Label { anchor, at, text: words.next()? })
}

#[cfg(test)]
mod tests {
    use super::super::files::Files;
    use super::*;

    #[test]
    fn every_city_is_labelled_with_its_name() {
        for map in engine::maps() {
            let files = Files::of(map.key());
            for city in map.cities() {
                let near = find(files.labels, &city.key);
                let near = near.unwrap_or_else(|| panic!("{} is not in {}.labels", city.key, map.key()));
                for label in [near, afar(files.afar, city, "").label] {
                    assert_eq!(label.text.replace('|', " "), city.name, "names are those of the map file");
                    assert!(["start", "middle", "end"].contains(&label.anchor), "{}", city.key);
                }
                assert_ne!(near, afar(files.afar, city, "").label, "{} has a place of its own", city.key);
            }
        }
    }
}
