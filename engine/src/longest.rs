//! R22: the longest continuous trail of a seat's own routes, exactly.
//!
//! If a component has at most two cities with an odd number of the seat's routes, one trail covers it all (Euler). In
//! any other, a longest trail begins at such an odd city: from an even one it could be extended. Only the core of the
//! component is searched, and the search is cut off where its bound shows no improvement.

mod core;
mod net;

use crate::ids::{RouteId, bits64, bits128};
use crate::map::Map;
use net::{Edge, Net};

/// A walk that uses no route twice.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Trail {
    pub(crate) length: u8,
    /// In the order walked.
    pub(crate) routes: Vec<RouteId>,
}

/// The length of the longest trail.
pub(crate) fn length(map: &Map, routes: u128) -> u8 {
    let (core, outside) = Net::new(map, routes).core();
    core.components().fold(outside, |best, part| longest_in(&core, part, best))
}

/// The longest trail itself; the first one found where several are equally long.
pub(crate) fn trail(map: &Map, routes: u128) -> Trail {
    let (net, wanted) = (Net::new(map, routes), length(map, routes));
    let mut walk = Walk { net: &net, best: wanted.saturating_sub(1), enough: wanted, path: Vec::new() };
    let mut best = Vec::new();
    for part in net.components().filter(|part| net.total(*part) >= wanted) {
        for city in net.starts(part) {
            if best.is_empty() && walk.find_trail(city, part, 0) {
                best = std::mem::take(&mut walk.path);
            }
        }
    }
    let all: Vec<RouteId> = bits128(routes).map(RouteId).collect();
    Trail { length: wanted, routes: best.into_iter().map(|edge| all[usize::from(edge)]).collect() }
}

fn longest_in(net: &Net, part: u64, best: u8) -> u8 {
    let total = net.total(part);
    if total <= best {
        return best;
    }
    if net.odd(part).count_ones() <= 2 {
        return total;
    }
    let mut walk = Walk { net, best, enough: total, path: Vec::new() };
    // Both ends are odd cities and the trail can be walked from either: so one odd city need not be tried.
    for city in net.starts(part).skip(1) {
        walk.measure(city, part, 0);
    }
    walk.best
}

struct Walk<'a> {
    net: &'a Net,
    best: u8,
    enough: u8,
    path: Vec<u8>,
}

impl Walk<'_> {
    fn measure(&mut self, city: u8, unused: u64, walked: u8) {
        self.best = self.best.max(walked);
        if self.best == self.enough || walked + self.net.bound(city, unused) <= self.best {
            return;
        }
        for edge in bits64(self.net.at[usize::from(city)] & unused) {
            let Edge { ends: [a, b], length } = self.net.edges[usize::from(edge)];
            self.measure(a ^ b ^ city, unused & !(1 << edge), walked + length);
        }
    }

    /// As `measure`, but stops at the first trail that is long enough and leaves it in `path`.
    fn find_trail(&mut self, city: u8, unused: u64, walked: u8) -> bool {
        if walked >= self.enough {
            return true;
        }
        if walked + self.net.bound(city, unused) < self.enough {
            return false;
        }
        for edge in bits64(self.net.at[usize::from(city)] & unused) {
            let Edge { ends: [a, b], length } = self.net.edges[usize::from(edge)];
            self.path.push(edge);
            if self.find_trail(a ^ b ^ city, unused & !(1 << edge), walked + length) {
                return true;
            }
            self.path.pop();
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use crate::map::maps;

    /// Every trail there is, from every city.
    fn brute_force(map: &Map, routes: u128, city: u8) -> u8 {
        bits128(routes)
            .map(|n| map.route(RouteId(n)))
            .filter(|route| route.ends.iter().any(|end| end.0 == city))
            .map(|route| {
                let there = route.ends[0].0 ^ route.ends[1].0 ^ city;
                route.length + brute_force(map, routes & !(1 << route.id.0), there)
            })
            .max()
            .unwrap_or(0)
    }

    /// Random routes, mostly connected, as a seat's are.
    fn network(map: &Map, size: usize, chance: &mut Chance) -> u128 {
        let mut routes = 1u128 << chance.below(map.routes().len() as u64);
        while (routes.count_ones() as usize) < size {
            let near = bits128(routes).fold(0, |near, n| {
                let ends = map.route(RouteId(n)).ends;
                ends.iter().fold(near, |near, end| near | map.tables.touching[end.index()])
            });
            let stray = chance.below(8) == 0;
            let from = if stray { map.tables.routes } else { near };
            let pick = chance.below(u64::from(from.count_ones())) as usize;
            routes |= bits128(from).nth(pick).map_or(0, |n| 1 << n);
        }
        routes
    }

    #[test]
    fn the_longest_trail_is_the_one_that_brute_force_finds() {
        let mut chance = Chance::new(22);
        for round in 0..600 {
            let map = &maps()[round % 2];
            let routes = network(map, 1 + round % 11, &mut chance);
            let slow = (0..map.cities().len() as u8).map(|city| brute_force(map, routes, city)).max();
            assert_eq!(Some(length(map, routes)), slow, "{routes:x} on {}", map.key());
        }
    }

    #[test]
    fn the_core_has_as_long_a_trail_as_the_whole() {
        let mut chance = Chance::new(24);
        for round in 0..300 {
            let map = &maps()[round % 2];
            let routes = network(map, 1 + round % 20, &mut chance);
            let whole = Net::new(map, routes);
            let slow = whole.components().fold(0, |best, part| longest_in(&whole, part, best));
            assert_eq!(length(map, routes), slow, "{routes:x} on {}", map.key());
        }
    }

    #[test]
    fn the_trail_found_is_a_trail_of_that_length() {
        let mut chance = Chance::new(23);
        for round in 0..400 {
            let map = &maps()[round % 2];
            let routes = network(map, 1 + round % 18, &mut chance);
            let found = trail(map, routes);
            let walked: Vec<_> = found.routes.iter().map(|id| map.route(*id)).collect();
            assert_eq!(walked.iter().map(|route| route.length).sum::<u8>(), length(map, routes));
            assert_eq!(found.routes.iter().fold(0u128, |set, id| set | 1 << id.0) & !routes, 0, "own routes");
            let mut once = found.routes.clone();
            once.sort();
            once.dedup();
            assert_eq!(once.len(), walked.len(), "none twice");
            let from = |start: u8| {
                walked.iter().try_fold(start, |at, route| {
                    let [a, b] = route.ends.map(|end| end.0);
                    [a, b].contains(&at).then_some(a ^ b ^ at)
                })
            };
            assert!(walked[0].ends.iter().any(|end| from(end.0).is_some()), "each goes on from the last");
        }
    }
}
