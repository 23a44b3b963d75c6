//! The whole position, small and flat: what search copies and the rules change.

use crate::action::{Offer, Payment};
use crate::card::{Card, Cards};
use crate::chance::Chance;
use crate::ids::{CityId, MAX_SEATS, RouteId, SeatId, TicketId, bits64, bits128};
use crate::lengths::Lengths;
use crate::map::{Map, PAINTS};
use serde::{Deserialize, Serialize};

/// Places in the face-up row (R3).
pub const ROW: usize = 5;

/// The face-up cards; a place is empty only if no card is left to fill it.
pub type Row = [Option<Card>; ROW];

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// The seat to move chooses among its opening tickets (R5).
    #[serde(rename = "opening")]
    Opening,
    /// A turn begins (R6).
    #[serde(rename = "choose")]
    Choose,
    /// One card has been drawn; the second is due (R7).
    #[serde(rename = "second-card")]
    SecondCard,
    /// Tickets have been drawn; some must be kept (R19).
    #[serde(rename = "tickets")]
    Tickets,
    /// A tunnel costs extra: the seat to move pays or declines (R32).
    #[serde(rename = "tunnel")]
    Tunnel(Tunnel),
    /// The game is over.
    #[serde(rename = "over")]
    Over,
}

/// A tunnel under construction. The cards shown are still in the hand of the seat to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Tunnel {
    /// The route.
    pub route: RouteId,
    /// The payment shown for its length.
    pub shown: Payment,
    /// The cards turned up: 3, or as many as there were.
    pub turned: [Option<Card>; 3],
    /// How many extra cards it costs.
    pub extra: u8,
}

impl Tunnel {
    /// R31: does the `turned` card add to the cost of a tunnel for which the colour `shown` was shown? If only
    /// locomotives were shown, that "colour" is the locomotive.
    #[inline]
    pub const fn adds(shown: Card, turned: Card) -> bool {
        shown as u8 == turned as u8 || turned.is_locomotive()
    }
}

/// A queue of the tickets put under the deck. They are drawn after all unseen tickets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Under {
    tickets: [TicketId; 64],
    head: u8,
    len: u8,
}

impl Under {
    pub(crate) const NONE: Under = Under { tickets: [TicketId(0); 64], head: 0, len: 0 };

    #[inline]
    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub(crate) fn push(&mut self, ticket: TicketId) {
        self.tickets[usize::from((self.head + self.len) % 64)] = ticket;
        self.len += 1;
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<TicketId> {
        (self.len > 0).then(|| {
            let ticket = self.tickets[usize::from(self.head)];
            self.head = (self.head + 1) % 64;
            self.len -= 1;
            ticket
        })
    }
}

/// A whole position, hidden parts included. Bots get one from `imagine`.
///
/// The deck has no order: it only counts its cards, and [`Chance`] picks one at the moment it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) owned: [u128; MAX_SEATS],
    /// Routes nobody has claimed and no twin has closed.
    pub(crate) open: u128,
    /// The lengths of those that need no locomotives, by colour: legal actions are counted from these.
    pub(crate) open_plain: [Lengths; PAINTS],
    pub(crate) tickets: [u64; MAX_SEATS],
    /// Tickets of the deck that no seat has been offered yet.
    pub(crate) unseen: u64,
    pub(crate) stations: [u64; MAX_SEATS],
    pub(crate) chance: Chance,
    pub(crate) hands: [Cards; MAX_SEATS],
    pub(crate) deck: Cards,
    pub(crate) discards: Cards,
    pub(crate) row: Row,
    pub(crate) offers: [Offer; MAX_SEATS],
    pub(crate) under: Under,
    pub(crate) points: [u8; MAX_SEATS],
    pub(crate) trains: [u8; MAX_SEATS],
    pub(crate) stations_left: [u8; MAX_SEATS],
    pub(crate) seats: u8,
    pub(crate) to_move: SeatId,
    pub(crate) phase: Phase,
    /// Passes in a row (R24).
    pub(crate) passes: u8,
    /// Turns that remain in the last round; `None` before it (R20).
    pub(crate) turns_left: Option<u8>,
}

impl State {
    /// An empty table before the deal: all cards in the deck, all trains at home.
    pub(crate) fn empty(map: &Map, seats: u8, chance: Chance) -> State {
        let here = |n: u8| std::array::from_fn(|seat| if seat < usize::from(seats) { n } else { 0 });
        State {
            owned: [0; MAX_SEATS],
            open: map.tables.routes,
            open_plain: map.tables.lengths,
            tickets: [0; MAX_SEATS],
            unseen: map.tables.regular,
            stations: [0; MAX_SEATS],
            chance,
            hands: [Cards::NONE; MAX_SEATS],
            deck: Cards::ALL,
            discards: Cards::NONE,
            row: [None; ROW],
            offers: [Offer::NONE; MAX_SEATS],
            under: Under::NONE,
            points: [0; MAX_SEATS],
            trains: here(map.features.trains),
            stations_left: here(map.features.stations),
            seats,
            to_move: SeatId(0),
            phase: Phase::Opening,
            passes: 0,
            turns_left: None,
        }
    }

    /// How many seats play.
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The seat that is to act; meaningless once the game is over.
    #[inline]
    pub const fn to_move(&self) -> SeatId {
        self.to_move
    }

    /// What the table waits for.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Is the game over?
    #[inline]
    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over)
    }

    /// Turns that remain, this one included, once the last round has begun (R20).
    pub const fn turns_left(&self) -> Option<u8> {
        self.turns_left
    }

    /// The hand of a seat.
    #[inline]
    pub const fn hand(&self, seat: SeatId) -> &Cards {
        &self.hands[seat.index()]
    }

    /// The tickets of a seat, as a bit set by [`TicketId`].
    #[inline]
    pub const fn ticket_set(&self, seat: SeatId) -> u64 {
        self.tickets[seat.index()]
    }

    /// The tickets of a seat.
    pub fn tickets(&self, seat: SeatId) -> impl Iterator<Item = TicketId> + use<> {
        bits64(self.tickets[seat.index()]).map(TicketId)
    }

    /// The tickets a seat is choosing from.
    pub const fn offer(&self, seat: SeatId) -> &Offer {
        &self.offers[seat.index()]
    }

    /// The routes of a seat, as a bit set by [`RouteId`].
    #[inline]
    pub const fn route_set(&self, seat: SeatId) -> u128 {
        self.owned[seat.index()]
    }

    /// The routes of a seat.
    pub fn routes(&self, seat: SeatId) -> impl Iterator<Item = RouteId> + use<> {
        bits128(self.owned[seat.index()]).map(RouteId)
    }

    /// Who owns a route.
    pub fn owner(&self, route: RouteId) -> Option<SeatId> {
        let bit = 1u128.checked_shl(u32::from(route.0)).unwrap_or(0);
        (0..self.seats).map(SeatId).find(|seat| self.owned[seat.index()] & bit != 0)
    }

    /// The routes that a seat could still claim if it had the cards and the trains (R17), as a bit set.
    #[inline]
    pub fn open_to(&self, map: &Map, seat: SeatId) -> u128 {
        self.open & !map.tables.twins(self.owned[seat.index()])
    }

    /// The cities with a station of that seat, as a bit set by [`CityId`].
    pub const fn station_set(&self, seat: SeatId) -> u64 {
        self.stations[seat.index()]
    }

    /// The cities with a station of that seat.
    pub fn stations(&self, seat: SeatId) -> impl Iterator<Item = CityId> + use<> {
        bits64(self.stations[seat.index()]).map(CityId)
    }

    /// Stations a seat has not built.
    pub const fn stations_left(&self, seat: SeatId) -> u8 {
        self.stations_left[seat.index()]
    }

    /// Trains a seat has left.
    #[inline]
    pub const fn trains(&self, seat: SeatId) -> u8 {
        self.trains[seat.index()]
    }

    /// The points of a seat's routes (R18), as they stand on the score track.
    pub const fn route_points(&self, seat: SeatId) -> u8 {
        self.points[seat.index()]
    }

    /// The face-up cards.
    pub const fn row(&self) -> &Row {
        &self.row
    }

    /// The cards of the deck, in no order.
    pub const fn deck(&self) -> &Cards {
        &self.deck
    }

    /// The discarded cards.
    pub const fn discards(&self) -> &Cards {
        &self.discards
    }

    /// How many tickets can be drawn.
    #[inline]
    pub const fn ticket_deck(&self) -> u8 {
        self.unseen.count_ones() as u8 + self.under.len()
    }

    #[inline]
    pub(crate) const fn has_tickets(&self) -> bool {
        self.unseen != 0 || self.under.len() > 0
    }

    #[inline]
    pub(crate) const fn next_seat(&self) -> SeatId {
        let next = self.to_move.0 + 1;
        SeatId(if next == self.seats { 0 } else { next })
    }
}
