//! A map with what bots look up millions of times, computed once.

use super::bits;
use engine::{Card, Cards, CityId, MAX_LENGTH, Map, RouteId, maps};
use std::sync::{Arc, LazyLock};

/// A map, prepared.
pub(crate) struct Board {
    pub(crate) map: Arc<Map>,
    /// The routes at each city, with the city at the other end.
    near: Vec<Vec<(RouteId, CityId)>>,
    /// The routes that touch each city.
    touching: Vec<u128>,
    /// What each route costs in half turns: one for each card, two for the claim, and more for ferries and tunnels.
    costs: Vec<u8>,
    /// The routes of each length.
    long: [u128; MAX_LENGTH + 1],
    /// The routes of each colour (grey last) that are at most this long.
    up_to: [[u128; MAX_LENGTH + 1]; PAINTS],
    /// The routes that are at most this long.
    short: [u128; MAX_LENGTH + 1],
    /// The two cities of each route.
    ends: Vec<u64>,
}

/// The eight colours, and grey.
const PAINTS: usize = 9;

/// The boards of the built-in maps, which are needed again and again.
static BOARDS: LazyLock<Vec<Arc<Board>>> =
    LazyLock::new(|| maps().iter().map(|map| Arc::new(Board::new(map))).collect());

impl Board {
    fn new(map: &Arc<Map>) -> Board {
        let of_city = |city: CityId| map.touching(city);
        let near = map.cities().iter().map(|city| {
            of_city(city.id).map(|r| (r.id, CityId(r.ends[0].0 ^ r.ends[1].0 ^ city.id.0))).collect()
        });
        let touching = map.cities().iter().map(|city| of_city(city.id).fold(0, |set, r| set | 1 << r.id.0));
        let cost =
            |route: &engine::Route| 2 + route.length + route.locomotives() + u8::from(route.is_tunnel());
        let mut long = [0; MAX_LENGTH + 1];
        for route in map.routes() {
            long[usize::from(route.length)] |= bits::route(route.id);
        }
        let mut up_to = [[0; MAX_LENGTH + 1]; PAINTS];
        for route in map.routes() {
            let paint = route.colour.map_or(PAINTS - 1, |colour| colour as usize);
            for set in &mut up_to[paint][usize::from(route.length)..] {
                *set |= bits::route(route.id);
            }
        }
        let mut short = long;
        for length in 1..short.len() {
            short[length] |= short[length - 1];
        }
        let ends = map.routes().iter().map(|r| bits::city(r.ends[0]) | bits::city(r.ends[1]));
        Board {
            map: Arc::clone(map),
            near: near.collect(),
            touching: touching.collect(),
            costs: map.routes().iter().map(cost).collect(),
            long,
            up_to,
            short,
            ends: ends.collect(),
        }
    }

    /// The board of a map. For a map that is not built in it is computed anew each time.
    pub(crate) fn of(map: &Arc<Map>) -> Arc<Board> {
        let known = BOARDS.iter().find(|board| board.map == *map);
        known.cloned().unwrap_or_else(|| Arc::new(Board::new(map)))
    }

    /// The board of a built-in map.
    #[cfg(test)]
    pub(crate) fn named(key: &str) -> Arc<Board> {
        Board::of(Map::named(key).unwrap())
    }

    #[inline]
    pub(crate) fn near(&self, city: CityId) -> &[(RouteId, CityId)] {
        &self.near[city.index()]
    }

    #[inline]
    pub(crate) fn touching(&self, city: CityId) -> u128 {
        self.touching[city.index()]
    }

    #[inline]
    pub(crate) fn cost(&self, route: RouteId) -> u8 {
        self.costs[route.index()]
    }

    /// The routes of exactly that length.
    #[inline]
    pub(crate) fn of_length(&self, length: u8) -> u128 {
        self.long.get(usize::from(length)).copied().unwrap_or(0)
    }

    /// The routes from one length to another, both included.
    pub(crate) fn of_lengths(&self, from: u8, to: u8) -> u128 {
        (from..=to).fold(0, |set, length| set | self.of_length(length))
    }

    /// The routes that so many trains suffice for.
    #[inline]
    pub(crate) fn up_to(&self, trains: u16) -> u128 {
        self.short[usize::from(trains).min(MAX_LENGTH)]
    }

    /// The routes that a hand has enough cards for. A ferry among them may need more locomotives than there are.
    #[inline]
    pub(crate) fn payable(&self, hand: &Cards) -> u128 {
        let wild = usize::from(hand.locomotives());
        let (mut set, mut most) = (0, 0);
        for (paint, colour) in Card::COLOURS.into_iter().enumerate() {
            let n = usize::from(hand[colour]);
            set |= self.up_to[paint][(n + wild).min(MAX_LENGTH)];
            most = most.max(n);
        }
        set | self.up_to[PAINTS - 1][(most + wild).min(MAX_LENGTH)]
    }

    /// The length of the longest of these routes that cards of this colour can pay for.
    #[inline]
    pub(crate) fn longest_in(&self, colour: Card, routes: u128) -> u8 {
        let mine = routes & (self.up_to[colour as usize][MAX_LENGTH] | self.up_to[PAINTS - 1][MAX_LENGTH]);
        (1..=MAX_LENGTH).rev().find(|length| mine & self.long[*length] != 0).unwrap_or(0) as u8
    }

    /// The two cities of a route.
    #[inline]
    pub(crate) fn ends(&self, route: RouteId) -> u64 {
        self.ends[route.index()]
    }

    /// The cities that these routes touch.
    pub(crate) fn cities_of(&self, routes: u128) -> u64 {
        bits::routes(routes).fold(0, |set, route| set | self.ends(route))
    }

    /// The cities that an odd number of these routes touch: where a trail over them can be extended.
    pub(crate) fn odd_cities_of(&self, routes: u128) -> u64 {
        bits::routes(routes).fold(0, |set, route| set ^ self.ends(route))
    }

    /// The spaces of these routes.
    pub(crate) fn length_of(&self, routes: u128) -> u16 {
        bits::routes(routes).map(|route| u16::from(self.map.route(route).length)).sum()
    }
}
