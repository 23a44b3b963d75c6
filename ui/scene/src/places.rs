//! Where the cities stand on the board.

use engine::Map;

use crate::files::{Files, facts};
use crate::point::Point;

const MIDDLE: Point = Point::new(500.0, 320.0);
/// The radius of the ellipse, as a share of the distance to the board's edge.
const AROUND: f32 = 0.85;

/// The places of a map's cities, in the order of the map. A map from elsewhere has no drawing: its cities are put on an
/// ellipse, so that they can be told apart and routes can be claimed between them.
pub(crate) fn of(map: &Map) -> Vec<Point> {
    let text = Files::of(map).places;
    let around = |n: usize| {
        let angle = n as f32 / map.cities().len() as f32 * std::f32::consts::TAU;
        MIDDLE + Point::new(angle.sin() * MIDDLE.x * AROUND, -angle.cos() * MIDDLE.y * AROUND)
    };
    map.cities()
        .iter()
        .enumerate()
        .map(|(n, city)| find(text, &city.key).unwrap_or_else(|| around(n)))
        .collect()
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
    fn a_map_without_a_drawing_has_its_cities_around_the_board() {
        let text = engine::maps()[1].write().replacen("map europe", "map elsewhere", 1);
        let map = Map::bring(&text).expect("a map");
        let places = of(&map);
        for (n, place) in places.iter().enumerate() {
            assert!((0.0..=1000.0).contains(&place.x) && (0.0..=640.0).contains(&place.y));
            let near = places[..n].iter().map(|other| (*other - *place).length()).fold(f32::MAX, f32::min);
            assert!(near > 25.0, "{n} stands {near} from another");
        }
    }

    #[test]
    fn a_map_with_the_key_of_another_is_drawn_like_it_only_if_it_has_its_cities() {
        let usa = &engine::maps()[0];
        let variant = Map::bring(&usa.write().replace("trains 45", "trains 30")).expect("a map");
        assert_eq!(of(&variant), of(usa));
        let renamed = Map::bring(&usa.write().replace("Denver", "Silverton")).expect("a map");
        assert_ne!(of(&renamed), of(usa), "or its label would say Denver");
    }

    #[test]
    fn every_city_of_every_map_has_its_place_on_the_board() {
        for map in engine::maps() {
            for city in map.cities() {
                let place = find(Files::of(map).places, &city.key);
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
