//! Where each city's name stands.

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

/// From one line's foot to the next one's.
pub(super) const LINE: f32 = 13.0;

impl Label {
    pub(super) fn lines(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.text.split('|')
    }
}

/// A city without a label would be a fault of the project's files, which a test finds; its name stands above it.
pub(super) fn of(text: &'static str, city: &'static City) -> Label {
    let above = Label { anchor: "middle", at: Point::new(0.0, -12.0), text: &city.name };
    find(text, &city.key).unwrap_or(above)
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
            for city in map.cities() {
                let label = find(Files::of(map.key()).labels, &city.key);
                let label = label.unwrap_or_else(|| panic!("{} is not in {}.labels", city.key, map.key()));
                assert_eq!(label.text.replace('|', " "), city.name, "names are those of the map file");
                assert!(["start", "middle", "end"].contains(&label.anchor), "{}", city.key);
            }
        }
    }
}
