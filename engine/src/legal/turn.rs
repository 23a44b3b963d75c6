//! The actions at the beginning of a turn, counted by kind: the n-th action is found without listing them.

use super::price::Price;
use crate::action::Action;
use crate::card::{Card, Cards};
use crate::ids::{CityId, RouteId, bits64, bits128};
use crate::lengths::{Lengths, Locomotives};
use crate::map::{Class, MAX_LENGTH, Map, PAINTED, PAINTS, paint};
use crate::state::State;

/// How many actions there are of each kind.
pub(super) struct Turn<'a> {
    state: &'a State,
    map: &'a Map,
    /// The plain routes open to this seat that it has trains for.
    open: [Lengths; PAINTS],
    draws: u32,
    tickets: u32,
    claims: [u32; PAINTS],
    ferries: u32,
    stations: u32,
}

impl<'a> Turn<'a> {
    #[inline]
    pub(super) fn of(state: &'a State, map: &'a Map) -> Turn<'a> {
        let hand = state.own_hand();
        let open = open_plain(state, map);
        Turn {
            state,
            map,
            draws: state.count_draws(true),
            tickets: u32::from(state.has_tickets()),
            claims: claims(&open, hand),
            ferries: ferries(state, map).map(|(routes, price)| routes.count_ones() * price.ways(hand)).sum(),
            stations: state.station_sites(map).map_or(0, |(c, price)| c.count_ones() * price.ways(hand)),
            open,
        }
    }

    /// How many actions there are, without passing.
    #[inline]
    pub(super) fn count(&self) -> u32 {
        self.draws + self.tickets + self.claims.iter().sum::<u32>() + self.ferries + self.stations
    }

    #[inline]
    pub(super) fn nth(&self, n: u32) -> Option<Action> {
        let mut n = n;
        if n < self.draws {
            return self.state.nth_draw(true, n);
        }
        n -= self.draws;
        if n < self.tickets {
            return Some(Action::DrawTickets);
        }
        n -= self.tickets;
        for (colour, claims) in PAINTED.into_iter().zip(self.claims) {
            if n < claims {
                return self.nth_claim(colour, n);
            }
            n -= claims;
        }
        if n < self.ferries {
            return self.nth_ferry(n);
        }
        n -= self.ferries;
        if n < self.stations {
            return self.nth_station(n);
        }
        (n == 0 && self.count() == 0).then_some(Action::Pass)
    }

    fn nth_claim(&self, colour: Option<Card>, n: u32) -> Option<Action> {
        let mut n = n;
        let open = self.open[paint(colour)];
        for length in 1..=MAX_LENGTH as u8 {
            let routes = open.of(length);
            if routes == 0 {
                continue;
            }
            let price = Price { colour, cards: length, locomotives: 0 };
            let ways = price.ways(self.state.own_hand());
            if n < routes * ways {
                let alike = self.map.tables.plain[paint(colour)][usize::from(length) - 1];
                return self.nth_payment(
                    alike & self.state.open_to(self.map, self.state.to_move),
                    price,
                    n,
                    ways,
                );
            }
            n -= routes * ways;
        }
        None
    }

    fn nth_ferry(&self, n: u32) -> Option<Action> {
        let mut n = n;
        for (routes, price) in ferries(self.state, self.map) {
            let ways = price.ways(self.state.own_hand());
            let here = routes.count_ones() * ways;
            if n < here {
                return self.nth_payment(routes, price, n, ways);
            }
            n -= here;
        }
        None
    }

    fn nth_payment(&self, routes: u128, price: Price, n: u32, ways: u32) -> Option<Action> {
        let route = RouteId(bits128(routes).nth((n / ways) as usize)?);
        Some(Action::Claim { route, payment: price.nth(self.state.own_hand(), n % ways) })
    }

    fn nth_station(&self, n: u32) -> Option<Action> {
        let (cities, price) = self.state.station_sites(self.map)?;
        let ways = price.ways(self.state.own_hand());
        let city = CityId(bits64(cities).nth((n / ways) as usize)?);
        Some(Action::BuildStation { city, payment: price.nth(self.state.own_hand(), n % ways) })
    }
}

/// The plain routes open to the seat to move that it has trains for, by colour.
#[inline]
fn open_plain(state: &State, map: &Map) -> [Lengths; PAINTS] {
    let (mut open, seat) = (state.open_plain, state.to_move.index());
    // R17: not the other track of its own routes; at a small table those are closed to everyone already.
    for route in bits128(state.open & map.tables.twins(state.owned[seat])) {
        let route = map.route(RouteId(route));
        if route.locomotives() == 0 {
            open[paint(route.colour)].remove(route.length);
        }
    }
    if usize::from(state.trains[seat]) < MAX_LENGTH {
        open = open.map(|lengths| lengths.shortest(state.trains[seat]));
    }
    open
}

/// How many claims of plain routes there are, by colour.
#[inline]
fn claims(open: &[Lengths; PAINTS], hand: &Cards) -> [u32; PAINTS] {
    let locomotives = Locomotives::new(hand.locomotives());
    let mut claims = open.map(|routes| locomotives.alone(routes));
    for colour in Card::COLOURS {
        claims[colour as usize] += locomotives.with(open[colour as usize], [hand[colour]]);
    }
    claims[paint(None)] += locomotives.with(open[paint(None)], Card::COLOURS.map(|colour| hand[colour]));
    claims
}

/// The open ferries that the seat to move has trains and locomotives for, grouped by price.
#[inline]
pub(super) fn ferries<'a>(state: &'a State, map: &'a Map) -> impl Iterator<Item = (u128, Price)> + use<'a> {
    let (trains, locomotives) = (state.trains[state.to_move.index()], state.own_hand().locomotives());
    let open = state.open_to(map, state.to_move);
    let fits = move |class: &&Class| class.length <= trains && class.locomotives <= locomotives;
    map.tables.ferries.iter().filter(fits).map(move |class| {
        let price = Price { colour: None, cards: class.length, locomotives: class.locomotives };
        (class.routes & open, price)
    })
}
