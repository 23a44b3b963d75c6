//! R35: the best use of a seat's stations, exactly, and which tickets its network completes (R21).

use crate::ids::{CityId, RouteId, TicketId, bits64, bits128};
use crate::map::Map;

/// A label for each city: joined cities have the same root label.
#[derive(Clone, Copy)]
pub(crate) struct Joined([u8; 64]);

impl Joined {
    pub(crate) fn by(map: &Map, routes: u128) -> Joined {
        let mut joined = Joined(std::array::from_fn(|city| city as u8));
        for route in bits128(routes) {
            joined.join(map.route(RouteId(route)).ends);
        }
        // Every label is its own root from here on.
        for city in 0..64 {
            joined.0[city] = joined.root(city as u8);
        }
        joined
    }

    fn root(&self, city: u8) -> u8 {
        let mut city = city;
        while self.0[usize::from(city)] != city {
            city = self.0[usize::from(city)];
        }
        city
    }

    fn join(&mut self, [a, b]: [CityId; 2]) {
        let (a, b) = (self.root(a.0), self.root(b.0));
        self.0[usize::from(a)] = b;
    }

    fn are_joined(&self, [a, b]: [CityId; 2]) -> bool {
        self.root(a.0) == self.root(b.0)
    }

    /// The tickets that are completed.
    pub(crate) fn completed(&self, map: &Map, tickets: u64) -> u64 {
        bits64(tickets)
            .filter(|ticket| self.are_joined(map.ticket(TicketId(*ticket)).ends))
            .fold(0, |set, ticket| set | 1 << ticket)
    }
}

/// The most stations any map gives a seat.
pub(crate) const MOST: usize = 3;

/// The routes a seat borrows, one for each of its stations in the order of their cities.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Borrowed {
    pub(crate) routes: [Option<RouteId>; MOST],
    /// The tickets completed with them.
    pub(crate) completed: u64,
}

/// R35: the choice that completes most ticket points, then most tickets. Borrows only routes that help.
pub(crate) fn best_use(map: &Map, own: u128, others: u128, stations: u64, tickets: u64) -> Borrowed {
    let joined = Joined::by(map, own);
    let completed = joined.completed(map, tickets);
    let nothing = Borrowed { routes: [None; MOST], completed };
    if stations == 0 || completed == tickets {
        return nothing;
    }
    let mut search =
        Search { map, others, stations, open: tickets & !completed, best: nothing, worth: (0, 0) };
    search.station(0, &joined, [None; MOST]);
    search.best.completed |= completed;
    search.best
}

struct Search<'a> {
    map: &'a Map,
    others: u128,
    stations: u64,
    /// Tickets not completed without stations.
    open: u64,
    best: Borrowed,
    worth: (u32, u32),
}

impl Search<'_> {
    fn compare_with_best(&mut self, joined: &Joined, routes: [Option<RouteId>; MOST]) {
        let completed = joined.completed(self.map, self.open);
        let points = bits64(completed).map(|t| u32::from(self.map.ticket(TicketId(t)).points)).sum();
        let worth = (points, completed.count_ones());
        if worth > self.worth {
            self.worth = worth;
            self.best = Borrowed { routes, completed };
        }
    }

    /// Tries every use of the stations from the `n`-th on.
    fn station(&mut self, n: usize, joined: &Joined, routes: [Option<RouteId>; MOST]) {
        let Some(city) = bits64(self.stations).nth(n).filter(|_| n < MOST) else { return };
        // Nothing first: of two uses that are as good the first one found stays, and it borrows no route in vain.
        self.station(n + 1, joined, routes);
        // Each neighbouring network is tried once: two routes into the same one are equally good.
        let mut tried = 1u64 << joined.root(city);
        for route in bits128(self.map.tables.touching[usize::from(city)] & self.others).map(RouteId) {
            let ends = self.map.route(route).ends;
            let there = joined.root(ends[0].0 ^ ends[1].0 ^ city);
            if tried >> there & 1 == 0 {
                tried |= 1 << there;
                let (mut joined, mut routes) = (*joined, routes);
                joined.join(ends);
                routes[n] = Some(route);
                self.compare_with_best(&joined, routes);
                self.station(n + 1, &joined, routes);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;

    fn worth(map: &Map, completed: u64) -> (u32, u32) {
        let points = bits64(completed).map(|t| u32::from(map.ticket(TicketId(t)).points)).sum();
        (points, completed.count_ones())
    }

    /// Every way to borrow one route or none at each station.
    fn brute_force(map: &Map, own: u128, others: u128, stations: &[u8], tickets: u64) -> (u32, u32) {
        let Some((city, rest)) = stations.split_first() else {
            return worth(map, Joined::by(map, own).completed(map, tickets));
        };
        let without = brute_force(map, own, others, rest, tickets);
        bits128(map.tables.touching[usize::from(*city)] & others)
            .map(|route| brute_force(map, own | 1 << route, others, rest, tickets))
            .fold(without, Ord::max)
    }

    #[test]
    fn the_best_use_is_the_one_that_brute_force_finds() {
        let mut chance = Chance::new(35);
        let mut useful = 0;
        for _ in 0..400 {
            let map = &crate::map::maps()[1];
            let any = |chance: &mut Chance| u128::from(chance.next()) << 64 | u128::from(chance.next());
            let taken = (any(&mut chance) | any(&mut chance)) & map.tables.routes;
            let own = taken & any(&mut chance) & any(&mut chance);
            let others = taken & !own;
            let cities: Vec<u8> = (0..3).map(|_| chance.below(map.cities().len() as u64) as u8).collect();
            let stations = cities.iter().fold(0u64, |set, city| set | 1 << city);
            let tickets = chance.next() & chance.next() & chance.next() & ((1 << map.tickets().len()) - 1);
            let found = best_use(map, own, others, stations, tickets);
            let cities: Vec<u8> = bits64(stations).collect();
            assert_eq!(worth(map, found.completed), brute_force(map, own, others, &cities, tickets));
            let borrowed = found.routes.iter().flatten().fold(0u128, |set, route| set | 1 << route.0);
            assert_eq!(borrowed & !others, 0, "only what others own");
            for (city, route) in cities.iter().zip(found.routes) {
                assert!(route.is_none_or(|r| map.tables.touching[usize::from(*city)] >> r.0 & 1 == 1));
            }
            assert_eq!(Joined::by(map, own | borrowed).completed(map, tickets), found.completed);
            useful += u32::from(borrowed != 0);
        }
        assert!(useful > 50, "stations were of use in {useful} of 400");
    }
}
