//! Sets up a game in progress: for tests, puzzles and lessons. Cards and trains are conserved.

use crate::action::Offer;
use crate::card::{Card, Cards};
use crate::chance::Chance;
use crate::game::Game;
use crate::ids::{CityId, MAX_SEATS, RouteId, SeatId, TicketId};
use crate::map::{Map, MapName};
use crate::setup::{Setup, SetupError};
use std::sync::Arc;

use crate::state::{Phase, ROW, State, Under};

/// A position set up by hand. Cards are letters: `P B O W G Y K R`, `K` is black, `L` a locomotive.
///
/// Whatever is not set is as at the start, with empty hands, an empty row, no tickets, and seat 0 to begin a turn.
/// The cards not used go to the deck; if the deck is set, to the discards; if those are set too, to the hand of the last
/// seat, which must then not be set.
/// ```
/// use engine::{Action, PositionBuilder};
/// let mut game = PositionBuilder::new("usa", 2).hand(0, "RRL").row("LRGBK").build()?;
/// game.apply(Action::DrawFaceUp { slot: 1 })?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct PositionBuilder {
    setup: Setup,
    hands: [Option<Cards>; MAX_SEATS],
    row: [Option<Card>; ROW],
    deck: Option<Cards>,
    discards: Option<Cards>,
    routes: Vec<(u8, RouteId)>,
    stations: Vec<(u8, CityId)>,
    tickets: Vec<(u8, TicketId)>,
    ticket_deck: Option<Vec<TicketId>>,
    trains: [Option<u8>; MAX_SEATS],
    to_move: u8,
    error: Option<PositionError>,
}

/// What is wrong with a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum PositionError {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("`{0}` are no card letters")]
    Letters(String),
    #[error("no free route or no ticket joins `{0}` and `{1}`")]
    NoPair(String, String),
    #[error("there is no city `{0}`")]
    NoCity(String),
    #[error("there is no seat {0}")]
    NoSeat(u8),
    #[error("more cards are named than there are, or the last seat was to get the rest and has a hand")]
    Cards,
    #[error("seat {0} cannot have that many trains left")]
    Trains(u8),
}

fn letters(text: &str) -> Option<Vec<Card>> {
    let card = |letter| "PBOWGYKRL".find(letter).and_then(|n| Card::ALL.get(n).copied());
    text.chars().map(card).collect()
}

impl PositionBuilder {
    /// A position with this many seats on a map.
    pub fn new(map: impl Into<MapName>, seats: usize) -> PositionBuilder {
        PositionBuilder {
            setup: Setup { first: Some(SeatId(0)), ..Setup::around(map.into(), seats, 0) },
            hands: [None; MAX_SEATS],
            row: [None; ROW],
            deck: None,
            discards: None,
            routes: Vec::new(),
            stations: Vec::new(),
            tickets: Vec::new(),
            ticket_deck: None,
            trains: [None; MAX_SEATS],
            to_move: 0,
            error: None,
        }
    }

    /// `None` if there is no such map; `build` returns the error.
    fn map(&self) -> Option<Arc<Map>> {
        self.setup.map.find().ok()
    }

    fn cards(&mut self, text: &str) -> Vec<Card> {
        letters(text).unwrap_or_else(|| {
            self.error.get_or_insert(PositionError::Letters(text.into()));
            Vec::new()
        })
    }

    fn seat(&mut self, seat: u8) -> usize {
        if usize::from(seat) >= self.setup.seats.len() {
            self.error.get_or_insert(PositionError::NoSeat(seat));
        }
        usize::from(seat).min(MAX_SEATS - 1)
    }

    /// The seed that decides chance from here on.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> PositionBuilder {
        self.setup.seed = seed;
        self
    }

    /// The cards of a seat.
    #[must_use]
    pub fn hand(mut self, seat: u8, cards: &str) -> PositionBuilder {
        let place = self.seat(seat);
        self.hands[place] = Some(self.cards(cards).into_iter().collect());
        self
    }

    /// The face-up cards, at most five.
    #[must_use]
    pub fn row(mut self, cards: &str) -> PositionBuilder {
        let cards = self.cards(cards);
        for (place, card) in self.row.iter_mut().zip(cards) {
            *place = Some(card);
        }
        self
    }

    /// The cards of the deck, in random order.
    #[must_use]
    pub fn deck(mut self, cards: &str) -> PositionBuilder {
        self.deck = Some(self.cards(cards).into_iter().collect());
        self
    }

    /// The discards.
    #[must_use]
    pub fn discards(mut self, cards: &str) -> PositionBuilder {
        self.discards = Some(self.cards(cards).into_iter().collect());
        self
    }

    /// Gives a seat the route between two cities, by their keys; of a double route the first free track.
    #[must_use]
    pub fn owns(mut self, seat: u8, a: &str, b: &str) -> PositionBuilder {
        self.seat(seat);
        let free = |id: &RouteId| self.routes.iter().all(|(_, taken)| taken != id);
        let found = self.map().and_then(|map| {
            let [a, b] = [map.city_keyed(a)?.id, map.city_keyed(b)?.id];
            map.between(a, b).map(|route| route.id).find(free)
        });
        match found {
            Some(route) => self.routes.push((seat, route)),
            None => {
                self.error.get_or_insert(PositionError::NoPair(a.into(), b.into()));
            }
        }
        self
    }

    /// A station of a seat.
    #[must_use]
    pub fn station(mut self, seat: u8, city: &str) -> PositionBuilder {
        self.seat(seat);
        match self.map().and_then(|map| Some(map.city_keyed(city)?.id)) {
            Some(city) => self.stations.push((seat, city)),
            None => {
                self.error.get_or_insert(PositionError::NoCity(city.into()));
            }
        }
        self
    }

    fn find_ticket(&mut self, a: &str, b: &str) -> Option<TicketId> {
        let found = self.map().and_then(|map| {
            let [a, b] = [map.city_keyed(a)?.id, map.city_keyed(b)?.id];
            Some(map.tickets().iter().find(|t| t.ends == [a, b] || t.ends == [b, a])?.id)
        });
        if found.is_none() {
            self.error.get_or_insert(PositionError::NoPair(a.into(), b.into()));
        }
        found
    }

    /// A ticket of a seat.
    #[must_use]
    pub fn ticket(mut self, seat: u8, a: &str, b: &str) -> PositionBuilder {
        self.seat(seat);
        if let Some(ticket) = self.find_ticket(a, b) {
            self.tickets.push((seat, ticket));
        }
        self
    }

    /// The tickets left to draw, in this order. If not set: all that no seat holds, in random order.
    #[must_use]
    pub fn ticket_deck(mut self, tickets: &[(&str, &str)]) -> PositionBuilder {
        let found = tickets.iter().filter_map(|(a, b)| self.find_ticket(a, b)).collect();
        self.ticket_deck = Some(found);
        self
    }

    /// Trains a seat has left. The rest are placed on free routes, from the end of the map's list.
    #[must_use]
    pub fn trains(mut self, seat: u8, left: u8) -> PositionBuilder {
        let place = self.seat(seat);
        self.trains[place] = Some(left);
        self
    }

    /// The seat that begins its turn.
    #[must_use]
    pub fn turn(mut self, seat: u8) -> PositionBuilder {
        self.to_move = self.seat(seat) as u8;
        self
    }

    /// The game, or the first thing that is wrong with it. Its history is empty: it cannot be replayed.
    pub fn build(self) -> Result<Game, PositionError> {
        let (setup, map) = self.setup.check()?;
        if let Some(error) = self.error {
            return Err(error);
        }
        let mut state = State::empty(&map, setup.seats.len() as u8, Chance::new(setup.seed));
        for (seat, route) in &self.routes {
            place(&mut state, &map, *seat, *route)?;
        }
        for seat in 0..state.seats {
            if let Some(left) = self.trains[usize::from(seat)] {
                place_trains(&mut state, &map, seat, left)?;
            }
        }
        for (seat, city) in &self.stations {
            state.stations[usize::from(*seat)] |= 1 << city.0;
            let left = &mut state.stations_left[usize::from(*seat)];
            *left = left.checked_sub(1).ok_or(PositionError::NoSeat(*seat))?;
        }
        for (seat, ticket) in &self.tickets {
            state.tickets[usize::from(*seat)] |= 1 << ticket.0;
        }
        let held = state.tickets.iter().fold(0, |all, set| all | set);
        state.unseen &= !held;
        if let Some(tickets) = self.ticket_deck {
            state.unseen = 0;
            state.under = Under::NONE;
            tickets.iter().take(64).for_each(|ticket| state.under.push(*ticket));
        }
        let last = usize::from(state.seats) - 1;
        let mut rest = Cards::ALL;
        let row = self.row.iter().copied().flatten().collect();
        let hands = self.hands.iter().copied().flatten();
        for heap in hands.chain([row]).chain(self.deck).chain(self.discards) {
            if !rest.holds(&heap) {
                return Err(PositionError::Cards);
            }
            rest = rest.without(&heap);
        }
        state.hands = self.hands.map(Option::unwrap_or_default);
        state.row = self.row;
        state.deck = self.deck.unwrap_or_default();
        state.discards = self.discards.unwrap_or_default();
        match (self.deck, self.discards, self.hands[last]) {
            (None, _, _) => state.deck = rest,
            (Some(_), None, _) => state.discards = rest,
            (Some(_), Some(_), None) => state.hands[last] = rest,
            (Some(_), Some(_), Some(_)) if rest.is_empty() => {}
            (Some(_), Some(_), Some(_)) => return Err(PositionError::Cards),
        }
        state.offers = [Offer::NONE; MAX_SEATS];
        state.to_move = SeatId(self.to_move);
        state.phase = Phase::Choose;
        Ok(Game::from_position(setup, map, state))
    }
}

fn place(state: &mut State, map: &Map, seat: u8, route: RouteId) -> Result<(), PositionError> {
    let (n, length) = (usize::from(seat), map.route(route).length);
    state.trains[n] = state.trains[n].checked_sub(length).ok_or(PositionError::Trains(seat))?;
    state.points[n] += map.route(route).points;
    state.own(map, SeatId(seat), route);
    Ok(())
}

/// Places trains on free routes until `left` are left: long routes first, so that few routes are used.
fn place_trains(state: &mut State, map: &Map, seat: u8, left: u8) -> Result<(), PositionError> {
    for length in (1..=8).rev() {
        for route in map.routes().iter().rev().filter(|route| route.length == length) {
            let free = state.open_to(map, SeatId(seat)) >> route.id.0 & 1 == 1;
            if free && state.trains[usize::from(seat)] >= left + length {
                place(state, map, seat, route.id)?;
            }
        }
    }
    if state.trains[usize::from(seat)] == left { Ok(()) } else { Err(PositionError::Trains(seat)) }
}
