//! The pieces on a board: the owner of each route, and the stations.

use engine::{CityId, Map, RouteId, SeatColour, View};
use table::protocol::Claims;

/// Owners by number of the route and of the city; both lists are empty by default.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Pieces {
    routes: Vec<Option<SeatColour>>,
    stations: Vec<Option<SeatColour>>,
}

impl Pieces {
    pub(crate) fn of(view: &View) -> Pieces {
        let map = &view.map;
        let colour = |seat: engine::SeatId| Some(view.seats.get(seat.index())?.colour);
        let station = |city: CityId| view.seats.iter().find(|seat| seat.stations.contains(&city));
        Pieces {
            routes: map.routes().iter().map(|route| view.owner(route.id).and_then(colour)).collect(),
            stations: map.cities().iter().map(|city| station(city.id).map(|seat| seat.colour)).collect(),
        }
    }

    /// The claimed routes only, which is what a list of games knows. `seats` are the colours by seat.
    pub(crate) fn of_claims(map: &Map, seats: &[SeatColour], claims: &Claims) -> Pieces {
        let mut pieces = Pieces { routes: vec![None; map.routes().len()], stations: Vec::new() };
        for (seat, route) in claims.iter() {
            if let Some(owner) = pieces.routes.get_mut(route.index()) {
                *owner = seats.get(seat.index()).copied();
            }
        }
        pieces
    }

    /// An empty board of that map.
    pub(super) fn none(map: &Map) -> Pieces {
        Pieces { routes: vec![None; map.routes().len()], stations: vec![None; map.cities().len()] }
    }

    pub(super) fn own(&mut self, route: RouteId, seat: SeatColour) {
        if let Some(owner) = self.routes.get_mut(route.index()) {
            *owner = Some(seat);
        }
    }

    pub(super) fn build(&mut self, city: CityId, seat: SeatColour) {
        if let Some(owner) = self.stations.get_mut(city.index()) {
            *owner = Some(seat);
        }
    }

    /// The routes that have an owner now and had none before; none if `before` is empty.
    pub(crate) fn claimed_since(&self, before: &Pieces) -> impl Iterator<Item = RouteId> {
        let is_new = |((now, then), id): ((&Option<SeatColour>, &Option<SeatColour>), u8)| {
            (now.is_some() && then.is_none()).then_some(RouteId(id))
        };
        self.routes.iter().zip(&before.routes).zip(0..).filter_map(is_new)
    }

    pub(super) fn owner(&self, route: RouteId) -> Option<SeatColour> {
        self.routes.get(route.index()).copied().flatten()
    }

    pub(super) fn station(&self, city: CityId) -> Option<SeatColour> {
        self.stations.get(city.index()).copied().flatten()
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, Setup};

    use super::*;

    #[test]
    fn routes_and_stations_have_the_colour_of_their_seat() {
        let game = Game::new(Setup::new("europe", 3, 1)).expect("a game of three");
        let mut view = game.spectator_view();
        view.seats[1].routes = vec![RouteId(4)];
        view.seats[2].stations = vec![CityId(7)];
        let pieces = Pieces::of(&view);
        assert_eq!(pieces.owner(RouteId(4)), Some(view.seats[1].colour));
        assert_eq!(pieces.station(CityId(7)), Some(view.seats[2].colour));
        let before = Pieces::of(&game.spectator_view());
        assert_eq!(pieces.claimed_since(&before).collect::<Vec<_>>(), [RouteId(4)]);
        assert_eq!(
            pieces.claimed_since(&Pieces::default()).count(),
            0,
            "a game that was opened claims nothing"
        );
        let (first, second) = (view.seats[0].colour, view.seats[1].colour);
        let claims = Claims::of([(engine::SeatId(1), RouteId(4)), (engine::SeatId(0), RouteId(200))]);
        let listed = Pieces::of_claims(&view.map, &[first, second], &claims);
        assert_eq!((listed.owner(RouteId(4)), listed.owner(RouteId(5))), (Some(second), None));
        assert_eq!((pieces.owner(RouteId(5)), pieces.station(CityId(4))), (None, None), "the rest is free");
    }
}
