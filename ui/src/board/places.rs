//! Where the cities stand on the board: drawing data, apart from the rules.

use engine::Map;

/// A point of the board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Place {
    pub(super) x: f32,
    pub(super) y: f32,
}

/// The places of a map's cities, in the order of the map. A city without one would be a fault of the
/// project's files, which a test finds; it is drawn in the corner.
pub(super) fn of(map: &Map) -> Vec<Place> {
    let text = file(map.key());
    map.cities().iter().map(|city| find(text, &city.key).unwrap_or(Place { x: 0.0, y: 0.0 })).collect()
}

fn file(map: &str) -> &'static str {
    match map {
        "usa" => include_str!("../../maps/usa.places"),
        "europe" => include_str!("../../maps/europe.places"),
        _ => "",
    }
}

fn find(text: &str, city: &str) -> Option<Place> {
    let mut words = text
        .lines()
        .map(str::split_whitespace)
        .find_map(|mut words| (words.next() == Some(city)).then_some(words))?;
    Some(Place { x: words.next()?.parse().ok()?, y: words.next()?.parse().ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_city_of_every_map_has_its_place_on_the_board() {
        for map in engine::maps() {
            for city in map.cities() {
                let place = find(file(map.key()), &city.key);
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
