//! One seat's routes as a network, with edges and cities as bit sets.

use crate::ids::{RouteId, bits64, bits128};
use crate::map::Map;
use arrayvec::ArrayVec;

#[derive(Clone, Copy)]
pub(super) struct Edge {
    pub(super) ends: [u8; 2],
    pub(super) length: u8,
}

/// A network. A seat has at most 60 trains, so its routes fit in a 64-bit set.
pub(super) struct Net {
    /// In the order of the routes; some may have been cut off.
    pub(super) edges: ArrayVec<Edge, 64>,
    /// The edges that are not cut off.
    pub(super) left: u64,
    /// The edges at each city.
    pub(super) at: [u64; 64],
}

impl Net {
    pub(super) fn new(map: &Map, routes: u128) -> Net {
        let mut net = Net { edges: ArrayVec::new(), left: 0, at: [0; 64] };
        for route in bits128(routes).take(64).map(|n| map.route(RouteId(n))) {
            let ends = route.ends.map(|end| end.0);
            for end in ends {
                net.at[usize::from(end)] |= 1 << net.edges.len();
            }
            net.left |= 1 << net.edges.len();
            net.edges.push(Edge { ends, length: route.length });
        }
        net
    }

    pub(super) fn total(&self, edges: u64) -> u8 {
        bits64(edges).map(|edge| self.edges[usize::from(edge)].length).sum()
    }

    /// All edges reachable from `city` over edges of `among`, and all cities reached.
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
    pub(super) fn components(&self) -> impl Iterator<Item = u64> + '_ {
        let mut left = self.left;
        std::iter::from_fn(move || {
            let edge = (left != 0).then(|| left.trailing_zeros() as usize)?;
            let (part, _) = self.reach(self.edges[edge].ends[0], left);
            left &= !part;
            Some(part)
        })
    }

    pub(super) fn cities(&self, part: u64) -> u64 {
        bits64(part).fold(0, |set, edge| {
            let [a, b] = self.edges[usize::from(edge)].ends;
            set | 1 << a | 1 << b
        })
    }

    fn is_odd(&self, city: u8, part: u64) -> bool {
        (self.at[usize::from(city)] & part).count_ones() % 2 == 1
    }

    /// The cities with an odd number of edges of this part. There is always an even number of such cities.
    pub(super) fn odd(&self, part: u64) -> u64 {
        let odd = bits64(self.cities(part)).filter(|city| self.is_odd(*city, part));
        odd.fold(0, |set, city| set | 1 << city)
    }

    /// Where a longest trail of this part may begin: its odd cities, or any one city if there are none.
    pub(super) fn starts(&self, part: u64) -> impl Iterator<Item = u8> + use<> {
        let odd = self.odd(part);
        bits64(if odd == 0 { 1 << self.cities(part).trailing_zeros() } else { odd })
    }

    /// An upper bound for the length of trails from `city` over `unused` edges. At every odd city except the two ends,
    /// a trail leaves out at least one edge, and an edge left out counts for at most two cities.
    pub(super) fn bound(&self, city: u8, unused: u64) -> u8 {
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
