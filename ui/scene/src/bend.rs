//! How far a route bends, and how much room it leaves at its cities.

use engine::{Map, Route};

use crate::files::{Files, facts};
use crate::number::Number;

/// How the curve between two cities runs.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Bend<N = f32> {
    /// The distance from the middle of the straight line to that of the curve, to the right as seen from the first city.
    pub bulge: N,
    /// The room left along the curve at each end.
    pub rooms: [N; 2],
}

impl<N: Number> Bend<N> {
    /// What a route leaves free at a city unless more is needed.
    const ROOM: f32 = 10.0;

    /// A bend that leaves the usual room.
    pub fn of(bulge: N) -> Bend<N> {
        Bend { bulge, rooms: [N::from(Self::ROOM); 2] }
    }

    /// Parses it from its file's format: the bulge, and the room at each end.
    pub fn read<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<Bend<N>> {
        let mut number = || words.next()?.parse().ok();
        Some(Bend { bulge: number()?, rooms: [number()?, number()?] })
    }
}

/// The bend of a route. A route without one in the files runs straight; a test finds such a mistake.
pub(crate) fn of(map: &Map, route: &Route) -> Bend {
    let ends = route.ends.map(|city| map.city(city).key.as_str());
    find(Files::of(map).bends, ends).unwrap_or_else(|| Bend::of(0.0))
}

fn find(text: &str, ends: [&str; 2]) -> Option<Bend> {
    let words = facts(text).map(str::split_whitespace).find_map(|mut words| {
        (words.next() == Some(ends[0]) && words.next() == Some(ends[1])).then_some(words)
    })?;
    Bend::read(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_of_every_map_has_its_bend() {
        for map in engine::maps() {
            for route in map.routes() {
                let ends = route.ends.map(|city| map.city(city).key.as_str());
                assert!(find(Files::of(map).bends, ends).is_some(), "{ends:?} in {}.bends", map.key());
            }
        }
    }
}
