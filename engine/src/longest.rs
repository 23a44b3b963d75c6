//! R22: the longest continuous trail of a seat's own routes, exactly.
//!
//! In a network that cannot be walked in one go, a longest trail begins at a city with an odd number of
//! the seat's routes: at an even one it could be prolonged. A component with at most two odd cities can be
//! walked whole (Euler). What is left is searched, and cut off where the bound shows no improvement.

use crate::ids::{RouteId, bits64, bits128};
use crate::map::Map;

/// A walk over routes, none of them twice.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Trail {
    pub(crate) length: u8,
    /// In the order walked.
    pub(crate) routes: Vec<RouteId>,
}

/// The length of the longest trail.
pub(crate) fn length(map: &Map, routes: u128) -> u8 {
    let net = Net::new(map, routes);
    net.components().fold(0, |best, part| net.longest_in(part, best))
}

/// The longest trail itself; the first one found where several are equally long.
pub(crate) fn trail(map: &Map, routes: u128) -> Trail {
    let net = Net::new(map, routes);
    let wanted = net.components().fold(0, |best, part| net.longest_in(part, best));
    let mut walk = Walk { net: &net, best: wanted.saturating_sub(1), enough: wanted, path: Vec::new() };
    let mut best = Vec::new();
    for part in net.components().filter(|part| net.total(*part) >= wanted) {
        for city in net.starts(part) {
            if best.is_empty() && walk.record(city, part, 0) {
                best = std::mem::take(&mut walk.path);
            }
        }
    }
    let routes = best.into_iter().map(|edge| net.edges[edge as usize].route).collect();
    Trail { length: wanted, routes }
}

#[derive(Clone, Copy)]
struct Edge {
    ends: [u8; 2],
    length: u8,
    route: RouteId,
}

/// One seat's routes. A seat has 45 trains, so its routes fit in a 64-bit set.
struct Net {
    edges: Vec<Edge>,
    /// The edges at each city.
    at: [u64; 64],
}

impl Net {
    fn new(map: &Map, routes: u128) -> Net {
        let mut net = Net { edges: Vec::with_capacity(45), at: [0; 64] };
        for route in bits128(routes).take(64).map(|n| map.route(RouteId(n))) {
            let ends = route.ends.map(|end| end.0);
            for end in ends {
                net.at[usize::from(end)] |= 1 << net.edges.len();
            }
            net.edges.push(Edge { ends, length: route.length, route: route.id });
        }
        net
    }

    fn total(&self, edges: u64) -> u8 {
        bits64(edges).map(|edge| self.edges[usize::from(edge)].length).sum()
    }

    /// All edges that can be walked to from `city` over edges of `among`, and the cities on the way.
    fn reach(&self, city: u8, among: u64) -> (u64, u64) {
        let (mut edges, mut cities, mut fresh) = (0u64, 1u64 << city, 1u64 << city);
        while fresh != 0 {
            let here = fresh.trailing_zeros() as usize;
            fresh &= fresh - 1;
            for edge in bits64(self.at[here] & among & !edges) {
                edges |= 1 << edge;
                let [a, b] = self.edges[usize::from(edge)].ends;
                let both = 1u64 << a | 1u64 << b;
                fresh |= both & !cities;
                cities |= both;
            }
        }
        (edges, cities)
    }

    /// The connected parts, as sets of edges.
    fn components(&self) -> impl Iterator<Item = u64> + '_ {
        let mut left = u64::MAX.checked_shr(64 - self.edges.len() as u32).unwrap_or(0);
        std::iter::from_fn(move || {
            let edge = (left != 0).then(|| left.trailing_zeros() as usize)?;
            let (part, _) = self.reach(self.edges[edge].ends[0], left);
            left &= !part;
            Some(part)
        })
    }

    fn cities(&self, part: u64) -> u64 {
        bits64(part).fold(0, |set, edge| {
            let [a, b] = self.edges[usize::from(edge)].ends;
            set | 1 << a | 1 << b
        })
    }

    fn is_odd(&self, city: u8, part: u64) -> bool {
        (self.at[usize::from(city)] & part).count_ones() % 2 == 1
    }

    /// Where a longest trail of this part may begin: its odd cities; any city if there is none.
    fn starts(&self, part: u64) -> impl Iterator<Item = u8> + '_ {
        let cities = self.cities(part);
        let odd = bits64(cities).filter(|city| self.is_odd(*city, part)).fold(0, |set, city| set | 1 << city);
        bits64(if odd == 0 { cities & cities.wrapping_neg() } else { odd })
    }

    fn longest_in(&self, part: u64, best: u8) -> u8 {
        let total = self.total(part);
        if total <= best {
            return best;
        }
        let odd = bits64(self.cities(part)).filter(|city| self.is_odd(*city, part)).count();
        if odd <= 2 {
            return total;
        }
        let mut walk = Walk { net: self, best, enough: total, path: Vec::new() };
        for city in self.starts(part) {
            walk.measure(city, part, 0);
        }
        walk.best
    }

    /// No trail from `city` over `unused` is longer. Every odd city on the way, but the two ends, leaves
    /// out at least one of its routes, and one route left out serves two cities at most.
    fn bound(&self, city: u8, unused: u64) -> u8 {
        let (edges, cities) = self.reach(city, unused);
        let (mut lost, mut most) = (0u16, 0u16);
        for odd in bits64(cities & !(1 << city)).filter(|odd| self.is_odd(*odd, edges)) {
            let around = bits64(self.at[usize::from(odd)] & edges);
            let least = around.map(|edge| u16::from(self.edges[usize::from(edge)].length)).min().unwrap_or(0);
            lost += least;
            most = most.max(least);
        }
        self.total(edges) - (lost - most).div_ceil(2) as u8
    }
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
            let Edge { ends: [a, b], length, .. } = self.net.edges[usize::from(edge)];
            self.measure(a ^ b ^ city, unused & !(1 << edge), walked + length);
        }
    }

    /// As `measure`, but stops at the first trail that is long enough and leaves it in `path`.
    fn record(&mut self, city: u8, unused: u64, walked: u8) -> bool {
        if walked >= self.enough {
            return true;
        }
        if walked + self.net.bound(city, unused) < self.enough {
            return false;
        }
        for edge in bits64(self.net.at[usize::from(city)] & unused) {
            let Edge { ends: [a, b], length, .. } = self.net.edges[usize::from(edge)];
            self.path.push(edge);
            if self.record(a ^ b ^ city, unused & !(1 << edge), walked + length) {
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
    fn slowly(map: &Map, routes: u128, city: u8) -> u8 {
        bits128(routes)
            .map(|n| map.route(RouteId(n)))
            .filter(|route| route.ends.iter().any(|end| end.0 == city))
            .map(|route| {
                let there = route.ends[0].0 ^ route.ends[1].0 ^ city;
                route.length + slowly(map, routes & !(1 << route.id.0), there)
            })
            .max()
            .unwrap_or(0)
    }

    /// Routes that hang together for the most part, as a seat's do.
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
            let slow = (0..map.cities().len() as u8).map(|city| slowly(map, routes, city)).max();
            assert_eq!(Some(length(map, routes)), slow, "{routes:x} on {}", map.key());
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
