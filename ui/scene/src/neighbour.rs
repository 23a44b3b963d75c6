//! Moving over the board by keys: the next place in a direction, and the city for a letter. Pure.

use engine::Map;

use crate::city::CityMark;
use crate::pick::Picked;
use crate::point::Point;
use crate::scene::Scene;

/// Where an arrow points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// To the west.
    Left,
    /// To the east.
    Right,
    /// To the north.
    Up,
    /// To the south.
    Down,
}

impl Direction {
    /// The direction of an arrow key.
    pub fn of(key: &str) -> Option<Direction> {
        match key {
            "ArrowLeft" => Some(Direction::Left),
            "ArrowRight" => Some(Direction::Right),
            "ArrowUp" => Some(Direction::Up),
            "ArrowDown" => Some(Direction::Down),
            _ => None,
        }
    }

    /// How far a step leads in this direction, and how far aside.
    fn split(self, step: Point) -> (f32, f32) {
        match self {
            Direction::Left => (-step.x, step.y.abs()),
            Direction::Right => (step.x, step.y.abs()),
            Direction::Up => (-step.y, step.x.abs()),
            Direction::Down => (step.y, step.x.abs()),
        }
    }
}

/// Distance aside counts this many times as much as distance ahead.
const ASTRAY: f32 = 2.0;

/// The nearest city or route in this direction, within 45° to either side; further aside only if there is nothing
/// else. `None` at the edge.
pub fn next(map: &Map, from: Picked, way: Direction) -> Option<Picked> {
    let here = place(map, from)?;
    let ahead = |(stop, at): (Picked, Point)| {
        let (along, aside) = way.split(at - here);
        (along > 0.5 && stop != from).then_some((aside > along, along + aside * ASTRAY, stop))
    };
    let near = stops(map).filter_map(ahead).min_by(|a, b| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)));
    near.map(|(_, _, stop)| stop)
}

/// The next city, by the alphabet, whose name begins with this letter; after the last the first again.
pub fn by_initial(map: &Map, from: Picked, letter: char) -> Option<Picked> {
    let initial = |name: &str| name.chars().next().map(|first| first.to_lowercase().to_string());
    let wanted = Some(letter.to_lowercase().to_string());
    let mut named: Vec<_> =
        Scene::of(map).cities.iter().filter(|mark| initial(&mark.name) == wanted).collect();
    named.sort_by_key(|mark| &mark.name);
    let at = named.iter().position(|mark| Picked::City(mark.id) == from).map_or(0, |at| at + 1);
    named.get(at).or_else(|| named.first()).map(|mark| Picked::City(mark.id))
}

/// Where the keyboard's cursor begins: the city nearest to the middle of the board.
pub fn first(map: &Map) -> Option<Picked> {
    let middle = Point::new(500.0, 320.0);
    let far = |mark: &&CityMark| (mark.at - middle).length();
    let cities = Scene::of(map).cities.iter();
    cities.min_by(|a, b| far(a).total_cmp(&far(b))).map(|mark| Picked::City(mark.id))
}

fn place(map: &Map, stop: Picked) -> Option<Point> {
    stops(map).find(|(other, _)| *other == stop).map(|(_, at)| at)
}

/// All places for the cursor: a city at its dot, a route at its middle.
fn stops(map: &Map) -> impl Iterator<Item = (Picked, Point)> {
    let scene = Scene::of(map);
    let cities = scene.cities.iter().map(|mark| (Picked::City(mark.id), mark.at));
    cities.chain(scene.routes.iter().map(|mark| (Picked::Route(mark.id), mark.middle())))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use engine::Map;

    use super::*;

    const WAYS: [Direction; 4] = [Direction::Left, Direction::Right, Direction::Up, Direction::Down];

    fn city(map: &Map, key: &str) -> Picked {
        Picked::City(map.cities().iter().find(|city| city.key == key).expect("a city").id)
    }

    #[test]
    fn every_city_and_route_can_be_reached_from_the_first_by_arrows_alone() {
        for map in engine::maps() {
            let mut reached = HashSet::new();
            let mut found = vec![first(map).expect("a beginning")];
            while let Some(stop) = found.pop() {
                if reached.insert(stop) {
                    found.extend(WAYS.into_iter().filter_map(|way| next(map, stop, way)));
                }
            }
            let missed: Vec<_> = stops(map).filter(|(stop, _)| !reached.contains(stop)).collect();
            assert!(missed.is_empty(), "{}: {missed:?}", map.name());
        }
    }

    #[test]
    fn an_arrow_leads_where_it_points() {
        for map in engine::maps() {
            for (stop, at) in stops(map) {
                for way in WAYS {
                    let Some(next) = next(map, stop, way) else { continue };
                    let (along, _) = way.split(place(map, next).expect("a place") - at);
                    assert!(along > 0.0, "{stop:?} {way:?} {next:?}");
                }
            }
        }
    }

    #[test]
    fn between_two_neighbours_lies_their_route() {
        let map = Map::named("usa").expect("a map");
        let down = next(map, city(map, "seattle"), Direction::Down).expect("something south of it");
        let Picked::Route(route) = down else { panic!("{down:?} is no route") };
        assert!(map.route_name(route).contains("Portland"), "{}", map.route_name(route));
    }

    #[test]
    fn a_letter_goes_through_the_cities_that_begin_with_it() {
        let map = Map::named("usa").expect("a map");
        let mut at = city(map, "seattle");
        let mut names = Vec::new();
        for _ in 0..3 {
            at = by_initial(map, at, 'D').expect("a city");
            let Picked::City(id) = at else { panic!("a route has no initial") };
            names.push(map.city(id).name.as_str());
        }
        assert_eq!(names, ["Dallas", "Denver", "Duluth"]);
        assert_eq!(by_initial(map, at, 'd'), Some(city(map, "dallas")), "and begins again");
        assert_eq!(by_initial(map, at, 'x'), None);
    }
}
