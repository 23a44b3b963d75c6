//! How far a route bends, and what it leaves free at its cities.

use engine::{Map, Route};

use crate::files::{Files, facts};
use crate::number::Number;

/// How the curve between two cities runs.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Bend<N = f32> {
    /// From the straight line's middle to the curve's, to the right as one goes from the first city.
    pub bulge: N,
    /// What is left free along the curve at each end.
    pub rooms: [N; 2],
}

impl<N: Number> Bend<N> {
    /// What a route leaves free at a city unless more is needed.
    const ROOM: f32 = 10.0;

    /// A bend that leaves the usual room.
    pub fn of(bulge: N) -> Bend<N> {
        Bend { bulge, rooms: [N::from(Self::ROOM); 2] }
    }

    /// As its file writes it: the bulge, and the room at each end.
    pub fn read<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<Bend<N>> {
        let mut number = || words.next()?.parse().ok();
        Some(Bend { bulge: number()?, rooms: [number()?, number()?] })
    }
}

/// The bend of a route. One without would be a fault of the project's files, which a test finds; it runs straight.
pub(crate) fn of(map: &Map, route: &Route) -> Bend {
    let ends = route.ends.map(|city| map.city(city).key.as_str());
    find(Files::of(map.key()).bends, ends).unwrap_or_else(|| Bend::of(0.0))
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
                assert!(find(Files::of(map.key()).bends, ends).is_some(), "{ends:?} in {}.bends", map.key());
            }
        }
    }
}
