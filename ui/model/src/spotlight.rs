//! What is highlighted on the board, with the rest dimmed. Set by a log line, a ticket or a seat.

use std::collections::BTreeSet;

use engine::{CityId, Map, RouteId, SeatId, TicketId, View};

/// What is highlighted.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Spotlight {
    /// Nothing, and nothing is dimmed.
    #[default]
    None,
    /// A route, with its cities.
    Route(RouteId),
    /// Routes, one after the other.
    Trail(Vec<RouteId>),
    /// A city.
    City(CityId),
    /// Several of them.
    Cities(Vec<CityId>),
    /// A ticket's two cities, and the routes that join them or still could.
    Ticket(TicketId),
    /// A seat's routes and stations.
    Network(SeatId),
}

/// The highlighted routes and cities.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Lit {
    /// The routes.
    pub routes: BTreeSet<RouteId>,
    /// The cities.
    pub cities: BTreeSet<CityId>,
    /// Those of the routes that are traced one after the other, in order.
    pub trail: Vec<RouteId>,
}

impl Lit {
    /// Is nothing highlighted?
    pub fn is_empty(&self) -> bool {
        self.routes.is_empty() && self.cities.is_empty()
    }
}

impl Spotlight {
    /// The routes and cities that this highlights.
    pub fn lit(&self, map: &Map, view: &View) -> Lit {
        match self {
            Spotlight::None => Lit::default(),
            Spotlight::Route(route) => of_routes(map, [*route]),
            Spotlight::Trail(routes) => {
                Lit { trail: routes.clone(), ..of_routes(map, routes.iter().copied()) }
            }
            Spotlight::Cities(cities) => Lit { cities: cities.iter().copied().collect(), ..Lit::default() },
            Spotlight::City(city) => Lit { cities: [*city].into(), ..Lit::default() },
            Spotlight::Ticket(ticket) => of_ticket(map, view, *ticket),
            Spotlight::Network(seat) => of_seat(map, view, *seat),
        }
    }
}

fn of_routes(map: &Map, routes: impl IntoIterator<Item = RouteId>) -> Lit {
    let routes: BTreeSet<RouteId> = routes.into_iter().filter(|id| id.index() < map.routes().len()).collect();
    let cities = routes.iter().flat_map(|id| map.route(*id).ends).collect();
    Lit { routes, cities, ..Lit::default() }
}

fn of_ticket(map: &Map, view: &View, ticket: TicketId) -> Lit {
    let Some(ticket) = map.tickets().get(ticket.index()) else { return Lit::default() };
    let way = view.path(ticket.ends).unwrap_or_default();
    // Its own two cities only: the way between them may still change.
    Lit { routes: way.routes.into_iter().collect(), cities: ticket.ends.into(), ..Lit::default() }
}

fn of_seat(map: &Map, view: &View, seat: SeatId) -> Lit {
    let Some(seat) = view.seats.get(seat.index()) else { return Lit::default() };
    let mut lit = of_routes(map, seat.routes.iter().copied());
    lit.cities.extend(&seat.stations);
    lit
}

#[cfg(test)]
mod tests {
    use engine::{Game, Setup};

    use super::*;

    fn view() -> (&'static Map, View) {
        let game = Game::new(Setup::new("europe", 2, 5)).expect("a game");
        (Map::named("europe").expect("a map"), game.view(SeatId(0)))
    }

    #[test]
    fn a_ticket_lights_its_cities_and_the_way_between_them() {
        let (map, view) = view();
        let ticket = map.tickets()[0].id;
        let lit = Spotlight::Ticket(ticket).lit(map, &view);
        assert_eq!(lit.cities, map.ticket(ticket).ends.into());
        let touched: BTreeSet<_> = lit.routes.iter().flat_map(|id| map.route(*id).ends).collect();
        assert!(lit.cities.is_subset(&touched), "the way leads from one to the other");
    }

    #[test]
    fn a_network_is_a_seats_routes_and_stations() {
        let (map, mut view) = view();
        view.seats[1].routes = vec![RouteId(3)];
        view.seats[1].stations = vec![CityId(40)];
        let lit = Spotlight::Network(SeatId(1)).lit(map, &view);
        assert_eq!(lit.routes, [RouteId(3)].into());
        assert!(lit.cities.contains(&CityId(40)) && lit.cities.contains(&map.route(RouteId(3)).ends[0]));
    }

    #[test]
    fn a_trail_is_walked_in_its_order() {
        let (map, view) = view();
        let trail = vec![RouteId(9), RouteId(3), RouteId(5)];
        let lit = Spotlight::Trail(trail.clone()).lit(map, &view);
        assert_eq!((lit.trail, lit.routes), (trail.clone(), trail.into_iter().collect()));
        let one = Spotlight::Route(RouteId(3)).lit(map, &view);
        assert!(one.trail.is_empty(), "one route is lit at once");
    }

    #[test]
    fn what_the_map_does_not_have_lights_nothing() {
        let (map, view) = view();
        for light in [
            Spotlight::None,
            Spotlight::Route(RouteId(250)),
            Spotlight::Ticket(TicketId(250)),
            Spotlight::Network(SeatId(9)),
        ] {
            assert!(light.lit(map, &view).is_empty(), "{light:?}");
        }
    }
}
