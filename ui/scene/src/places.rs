//! Where the cities stand on the board.

use engine::Map;

use crate::files::{Files, facts};
use crate::point::Point;

/// The places of a map's cities, in the order of the map. A city without one would be a fault of the
/// project's files, which a test finds; it is drawn in the corner.
pub(crate) fn of(map: &Map) -> Vec<Point> {
    let text = Files::of(map.key()).places;
    map.cities().iter().map(|city| find(text, &city.key).unwrap_or_default()).collect()
}

fn find(text: &str, city: &str) -> Option<Point> {
    let mut words = facts(text)
        .map(str::split_whitespace)
        .find_map(|mut words| (words.next() == Some(city)).then_some(words))?;
    Some(Point::new(words.next()?.parse().ok()?, words.next()?.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_city_of_every_map_has_its_place_on_the_board() {
        for map in engine::maps() {
            for city in map.cities() {
                let place = find(Files::of(map.key()).places, &city.key);
                let place =
                    place.unwrap_or_else(|| panic!("{} has no place in {}.places", city.key, map.key()));
                assert!(
                    (0.0..=1000.0).contains(&place.x) && (0.0..=640.0).contains(&place.y),
                    "{} is off the board",
                    city.key
                );
            }
        }
    }
}
