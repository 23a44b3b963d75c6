//! What differs between boards: a map states its features, and the rules read them. No rule depends on which map it is.

use super::MAX_LENGTH;
use arrayvec::ArrayVec;

/// What a map defines besides its cities, routes and tickets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Features {
    /// Trains of each seat at the start (R1).
    pub trains: u8,
    /// Train cards dealt to each seat at the start (R3).
    pub cards: u8,
    /// Tickets before the first turn.
    pub opening: Opening,
    /// Tickets drawn in a turn.
    pub drawing: Drawing,
    /// Points for a route by its length (R18); nothing has the length 0.
    pub points: [u8; MAX_LENGTH + 1],
    /// Points for the longest path (R22); 0 if there is no such bonus.
    pub longest: u8,
    /// Points for most completed tickets (R38); 0 if there is no such bonus.
    pub most_tickets: u8,
    /// Stations of each seat (R34); 0 if the game has none.
    pub stations: u8,
    /// Points for each station not built (R21).
    pub unused_station: u8,
    /// From this many seats on, both tracks of a double route can be claimed (R17).
    pub both_tracks_from: u8,
    /// What decides between seats of equal points, in order (R23, R37).
    pub ties: ArrayVec<Tie, { Tie::ALL.len() }>,
}

impl Features {
    /// Where the tickets not kept go, at the start or in a turn.
    #[inline]
    pub(crate) const fn returned(&self, opening: bool) -> Returned {
        if opening { self.opening.returned } else { self.drawing.returned }
    }
}

/// The tickets a seat is given before the first turn (R27, R29).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opening {
    /// Long tickets dealt to each seat.
    pub long: u8,
    /// Regular tickets dealt to each seat.
    pub regular: u8,
    /// The least number to keep.
    pub keep: u8,
    /// Where those not kept go.
    pub returned: Returned,
}

/// The tickets a seat draws in its turn (R19).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawing {
    /// How many are drawn, if that many are left.
    pub offered: u8,
    /// The least number to keep.
    pub keep: u8,
    /// Where those not kept go.
    pub returned: Returned,
}

/// Where tickets go that were offered but not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Returned {
    /// Under the deck, in the order drawn.
    Under,
    /// Out of the game.
    Out,
}

/// What decides between seats of equal points (R23, R37).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tie {
    /// More completed tickets.
    Tickets,
    /// Fewer stations built.
    Stations,
    /// Holding the bonus for the longest path, however long the paths of the others are.
    Longest,
}

impl Tie {
    pub(super) const ALL: [Tie; 3] = [Tie::Tickets, Tie::Stations, Tie::Longest];

    /// Its word in a map file.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Tie::Tickets => "tickets",
            Tie::Stations => "stations",
            Tie::Longest => "longest",
        }
    }
}

impl Returned {
    pub(super) const ALL: [Returned; 2] = [Returned::Under, Returned::Out];

    /// Its word in a map file.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Returned::Under => "under",
            Returned::Out => "out",
        }
    }
}
