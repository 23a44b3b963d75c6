//! The cheapest path between two cities: Dijkstra's algorithm with a bucket for each cost, since costs are small whole
//! numbers and a set of cities fits in one word.

use super::bits;
use super::board::Board;
use engine::{CityId, RouteId};

/// What each route costs to use; [`CLOSED`] where it cannot be used.
#[derive(Clone)]
pub(crate) struct Costs([u8; 128]);

/// The cost of a route that cannot be used.
pub(crate) const CLOSED: u8 = u8::MAX;

const BUCKETS: usize = 192;

impl Costs {
    /// Own routes are free, open ones cost their half turns.
    pub(crate) fn new(board: &Board, own: u128, open: u128) -> Costs {
        let mut costs = Costs([CLOSED; 128]);
        for route in bits::routes(open) {
            costs.0[route.index()] = board.cost(route);
        }
        costs.set(own, 0);
        costs
    }

    /// Own routes are free, open ones cost their price.
    pub(crate) fn priced(prices: &[u8; 128], own: u128, open: u128) -> Costs {
        let mut costs = Costs([CLOSED; 128]);
        for route in bits::routes(open) {
            costs.0[route.index()] = prices[route.index()];
        }
        costs.set(own, 0);
        costs
    }

    pub(crate) fn set(&mut self, routes: u128, cost: u8) {
        for route in bits::routes(routes) {
            self.0[route.index()] = cost;
        }
    }

    #[inline]
    pub(crate) fn of(&self, route: RouteId) -> u8 {
        self.0[route.index()]
    }
}

/// The routes of a path and their total cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Path {
    pub(crate) routes: u128,
    pub(crate) cost: u8,
}

/// The cheapest path, if there is one; among equals, the numbers of cities and routes decide.
pub(crate) fn cheapest(board: &Board, costs: &Costs, [from, to]: [CityId; 2]) -> Option<Path> {
    let mut buckets = [0u64; BUCKETS];
    let mut best = [u8::MAX; 64];
    let mut via = [(RouteId(0), CityId(0)); 64];
    best[from.index()] = 0;
    buckets[0] = bits::city(from);
    let mut cost = 0;
    while cost < BUCKETS {
        let bucket = buckets[cost];
        if bucket == 0 {
            cost += 1;
            continue;
        }
        let city = CityId(bucket.trailing_zeros() as u8);
        buckets[cost] &= bucket - 1;
        if usize::from(best[city.index()]) < cost {
            continue;
        }
        if city == to {
            return Some(walk_back(&via, from, to, cost as u8));
        }
        for (route, next) in board.near(city) {
            let step = costs.of(*route);
            let there = cost + usize::from(step);
            if step != CLOSED && there < BUCKETS && there < usize::from(best[next.index()]) {
                best[next.index()] = there as u8;
                via[next.index()] = (*route, city);
                buckets[there] |= bits::city(*next);
            }
        }
    }
    None
}

/// The most that [`cost`] looks for.
pub(crate) const FAR: usize = 80;

/// What the cheapest path costs; `FAR` if it costs that or more, or there is none. Quicker than [`cheapest`], for it does not
/// look further and does not remember the way.
pub(crate) fn cost(board: &Board, costs: &Costs, [from, to]: [CityId; 2]) -> u8 {
    let mut buckets = [0u64; FAR];
    let mut seen = 0u64;
    buckets[0] = bits::city(from);
    for cost in 0..FAR {
        loop {
            let bucket = buckets[cost] & !seen;
            if bucket == 0 {
                break;
            }
            seen |= bucket;
            if bucket & bits::city(to) != 0 {
                return cost as u8;
            }
            for city in bits::cities(bucket) {
                for (route, next) in board.near(city) {
                    let step = costs.of(*route);
                    let there = cost + usize::from(step);
                    if step != CLOSED && there < FAR {
                        buckets[there] |= bits::city(*next);
                    }
                }
            }
        }
    }
    FAR as u8
}

fn walk_back(via: &[(RouteId, CityId); 64], from: CityId, to: CityId, cost: u8) -> Path {
    let (mut routes, mut city) = (0, to);
    while city != from {
        let (route, before) = via[city.index()];
        routes |= bits::route(route);
        city = before;
    }
    Path { routes, cost }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cost_alone_is_that_of_the_cheapest_path() {
        let board = &*Board::named("europe");
        let mut chance = engine::Chance::new(3);
        let all = bits::first_routes(board.map.routes().len());
        for _ in 0..300 {
            let [own, closed] =
                [0; 2].map(|_: u8| u128::from(chance.next()) << 64 | u128::from(chance.next()));
            let costs = Costs::new(board, own & all & closed, all & !closed);
            let ends = [0; 2].map(|_: u8| CityId(chance.below(board.map.cities().len() as u64) as u8));
            let known = cheapest(board, &costs, ends).map_or(FAR, |path| usize::from(path.cost).min(FAR));
            assert_eq!(usize::from(cost(board, &costs, ends)), known);
        }
    }

    #[test]
    fn own_routes_are_free_and_taken_ones_closed() {
        let board = &*Board::named("usa");
        let city = |key| board.map.city_keyed(key).unwrap().id;
        let ends = [city("seattle"), city("portland")];
        let all = bits::first_routes(board.map.routes().len());
        let direct: u128 = board.map.between(ends[0], ends[1]).fold(0, |set, r| set | bits::route(r.id));
        let path = cheapest(board, &Costs::new(board, 0, all), ends).unwrap();
        assert_eq!((path.routes & direct).count_ones(), 1, "one of the two tracks");
        assert_eq!(path.cost, 3, "a card and a claim");
        assert_eq!(cheapest(board, &Costs::new(board, direct, all & !direct), ends).unwrap().cost, 0);
        let around = cheapest(board, &Costs::new(board, 0, all & !direct), ends).unwrap();
        assert!(around.routes & direct == 0 && around.cost > 3);
        assert_eq!(cheapest(board, &Costs::new(board, 0, 0), ends), None);
    }
}
