//! How far each route bends, and what it leaves free at its cities.

use engine::{Map, Route};

use super::files::{self, Files};

#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Bend {
    /// From the straight line's middle to the curve's, to the right as one goes from the first city.
    pub(super) bulge: f32,
    /// What is left free along the curve at each end.
    pub(super) rooms: [f32; 2],
}

/// A route without a bend would be a fault of the project's files, which a test finds; it runs straight.
const STRAIGHT: Bend = Bend { bulge: 0.0, rooms: [10.0; 2] };

pub(super) fn of(map: &Map, route: &Route) -> Bend {
    let ends = route.ends.map(|city| map.city(city).key.as_str());
    find(Files::of(map.key()).bends, ends).unwrap_or(STRAIGHT)
}

fn find(text: &str, ends: [&str; 2]) -> Option<Bend> {
    let mut words = files::facts(text).map(str::split_whitespace).find_map(|mut words| {
        (words.next() == Some(ends[0]) && words.next() == Some(ends[1])).then_some(words)
    })?;
    let mut number = || words.next()?.parse().ok();
    Some(Bend { bulge: number()?, rooms: [number()?, number()?] })
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
