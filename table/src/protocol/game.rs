//! A game as a window is told of it.

use engine::{SeatColour, View};
use serde::{Deserialize, Serialize};

/// A saved game's number in its database.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameId(pub i64);

/// Who sits where.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    pub name: String,
    pub colour: SeatColour,
}

/// How a game stands, as far as its viewer may know.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Position {
    pub game: GameId,
    /// How many events there have been.
    pub revision: u32,
    pub seats: Vec<Seat>,
    pub view: View,
}
