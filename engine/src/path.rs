//! The shortest path between two cities that is still open to a seat.

use crate::ids::{CityId, RouteId, SeatId, bits128};
use crate::map::Map;
use crate::state::State;
use crate::view::View;

/// A path between two cities, by routes that the seat owns, may still claim, or could borrow by a station.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Path {
    /// Its routes in order.
    pub routes: Vec<RouteId>,
    /// Of these, the ones still to be claimed.
    pub to_claim: Vec<RouteId>,
    /// Of these, the ones others own, to be borrowed by a station each.
    pub to_borrow: Vec<RouteId>,
    /// The trains that the claims take.
    pub trains: u8,
}

impl View {
    /// The path between two cities that costs the viewer the fewest trains, and among these the fewest claims. Others'
    /// routes are used only if there is no path without them. `None` if the trains and stations left allow no path.
    pub fn path(&self, ends: [CityId; 2]) -> Option<Path> {
        let state = self.known_state();
        let viewer = self.viewer?;
        let find = |borrowing| Search::new(&self.map, &state, viewer, borrowing).find(ends);
        find(Borrowing::No).or_else(|| find(Borrowing::Yes))
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Borrowing {
    No,
    Yes,
}

/// Trains, claims and new stations, compared in this order: less is better.
type Cost = (u8, u8, u8);

struct Search<'a> {
    map: &'a Map,
    own: u128,
    open: u128,
    others: u128,
    /// Cities where the seat has a station already.
    stations: u64,
    /// The most new stations it may build.
    new_stations: u8,
    trains: u8,
}

/// A city, and how many new stations the path to it uses.
type Place = (CityId, u8);

impl<'a> Search<'a> {
    fn new(map: &'a Map, state: &State, seat: SeatId, borrowing: Borrowing) -> Search<'a> {
        let own = state.owned[seat.index()];
        let all = state.owned.iter().fold(0, |all, routes| all | routes);
        let borrows = borrowing == Borrowing::Yes;
        Search {
            map,
            own,
            open: state.open_to(map, seat),
            others: if borrows { all & !own } else { 0 },
            stations: state.stations[seat.index()],
            new_stations: if borrows { state.stations_left[seat.index()] } else { 0 },
            trains: state.trains[seat.index()],
        }
    }

    /// Dijkstra's search. A map has at most 64 cities, so the nearest place is found by scanning all of them.
    fn find(&self, [from, to]: [CityId; 2]) -> Option<Path> {
        let cities = self.map.cities.len();
        let layers = usize::from(self.new_stations) + 1;
        let at = |(city, new_stations): Place| usize::from(new_stations) * cities + city.index();
        let mut best: Vec<Option<Cost>> = vec![None; cities * layers];
        let mut came_from: Vec<Option<(Place, RouteId)>> = vec![None; cities * layers];
        let mut done = vec![false; cities * layers];
        best[at((from, 0))] = Some((0, 0, 0));
        loop {
            let nearest = (0..best.len())
                .filter(|n| !done[*n])
                .filter_map(|n| Some((best[n]?, n)))
                .min_by_key(|(cost, _)| *cost);
            let (cost, n) = nearest?;
            done[n] = true;
            let here: Place = (CityId((n % cities) as u8), (n / cities) as u8);
            if here.0 == to {
                return Some(self.walk(here, &came_from, at));
            }
            for (there, route, next) in self.steps(here, cost) {
                let place = at(there);
                if !done[place] && best[place].is_none_or(|old| next < old) {
                    best[place] = Some(next);
                    came_from[place] = Some((here, route));
                }
            }
        }
    }

    fn steps(
        &self,
        (city, new_stations): Place,
        cost: Cost,
    ) -> impl Iterator<Item = (Place, RouteId, Cost)> + '_ {
        let (trains, claims, stations) = cost;
        let step = move |id: u8| {
            let route = self.map.route(RouteId(id));
            let [a, b] = route.ends;
            let there = if a == city { b } else { a };
            let is_in = |set: u128| set >> id & 1 == 1;
            if is_in(self.own) {
                return Some(((there, new_stations), route.id, cost));
            }
            if is_in(self.open) {
                let needed = trains.saturating_add(route.length);
                return (needed <= self.trains).then_some((
                    (there, new_stations),
                    route.id,
                    (needed, claims + 1, stations),
                ));
            }
            if !is_in(self.others) {
                return None;
            }
            // An existing station may be needed for another route, but reporting a path that might fail is better than
            // reporting none where there is one.
            let stands = route.ends.iter().any(|end| self.stations >> end.0 & 1 == 1);
            let new_stations = if stands { new_stations } else { new_stations + 1 };
            (new_stations <= self.new_stations).then_some((
                (there, new_stations),
                route.id,
                (trains, claims, new_stations),
            ))
        };
        bits128(self.map.tables.touching[city.index()]).filter_map(step)
    }

    fn walk(&self, to: Place, came_from: &[Option<(Place, RouteId)>], at: impl Fn(Place) -> usize) -> Path {
        let mut path = Path::default();
        let mut here = to;
        while let Some((before, route)) = came_from[at(here)] {
            path.routes.push(route);
            here = before;
        }
        path.routes.reverse();
        let of = |set: u128| path.routes.iter().copied().filter(move |id| set >> id.0 & 1 == 1).collect();
        path.to_claim = of(self.open & !self.own);
        path.to_borrow = of(self.others);
        path.trains = path.to_claim.iter().map(|id| self.map.route(*id).length).sum();
        path
    }
}
