//! One test at least for every rule, named after it. `docs/rules.md` states the rules.

// The lint knows test functions, not the functions they share.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod claiming;
mod counting;
mod drawing;
mod ending;
mod europe;
mod features;
mod opening;
mod paths;
mod scoring;
mod tickets;

use engine::{Action, Card, CityId, Event, Game, Map, Payment, PositionBuilder, RouteId, SeatId};

/// A position on a map, for `seats` seats.
fn table(map: &str, seats: usize) -> PositionBuilder {
    PositionBuilder::new(map, seats)
}

trait Built {
    /// The game; what is wrong with the position is wrong with the test.
    fn game(self) -> Game;
}

impl Built for PositionBuilder {
    fn game(self) -> Game {
        self.build().unwrap()
    }
}

const BLIND: Action = Action::DrawBlind;

fn face_up(slot: u8) -> Action {
    Action::DrawFaceUp { slot }
}

fn city(map: &str, key: &str) -> CityId {
    Map::named(map).unwrap().city_keyed(key).unwrap().id
}

/// The tracks between two cities.
fn tracks(map: &str, a: &str, b: &str) -> Vec<RouteId> {
    let (a, b) = (city(map, a), city(map, b));
    Map::named(map).unwrap().between(a, b).map(|route| route.id).collect()
}

fn route(map: &str, a: &str, b: &str) -> RouteId {
    tracks(map, a, b)[0]
}

/// Cards by their letters: `RRL` is two red and a locomotive.
fn pay(cards: &str) -> Payment {
    let locomotives = cards.matches('L').count() as u8;
    let letter = cards.chars().find(|letter| *letter != 'L').unwrap_or('L');
    let colour = Card::ALL["PBOWGYKRL".find(letter).unwrap()];
    Payment::new(colour, cards.len() as u8 - locomotives, locomotives)
}

fn claim(route: RouteId, cards: &str) -> Action {
    Action::Claim { route, payment: pay(cards) }
}

fn build(city: CityId, cards: &str) -> Action {
    Action::BuildStation { city, payment: pay(cards) }
}

fn claims(game: &Game, route: RouteId) -> Vec<Payment> {
    let of = |action| match action {
        Action::Claim { route: r, payment } if r == route => Some(payment),
        _ => None,
    };
    game.legal_actions().into_iter().filter_map(of).collect()
}

fn stations(game: &Game, city: CityId) -> Vec<Payment> {
    let of = |action| match action {
        Action::BuildStation { city: c, payment } if c == city => Some(payment),
        _ => None,
    };
    game.legal_actions().into_iter().filter_map(of).collect()
}

fn seat(n: u8) -> SeatId {
    SeatId(n)
}

fn has(events: &[Event], wanted: impl Fn(&Event) -> bool) -> bool {
    events.iter().any(wanted)
}
