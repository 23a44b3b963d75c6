//! Walking through games, playing on from their moments, and sending them as links.

use engine::Event;
use serde::{Deserialize, Serialize};

use super::{GameId, Seat, Snapshot};

/// What is walked through.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A saved game.
    Save(GameId),
    /// The game of a link. It may be anything: the table checks it.
    Link(String),
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Walk {
    pub source: Source,
}

/// A game to be walked through. The page works out every moment of it by itself, so that no step needs a request.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Walked {
    /// The game as it stands, with its whole history as this client may see it.
    pub snapshot: Snapshot,
    /// Everything that happened, with what each seat held: only once the game is over.
    pub open: Option<Vec<Event>>,
    /// The moment at which a link opens, in events.
    pub at: Option<u32>,
}

/// A finished game as a link. One in play would tell what the seats hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct WriteLink {
    pub game: GameId,
    /// The moment at which it opens, in events.
    pub at: u32,
}

/// A game, packed to stand behind `#g=` in an address.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LinkText {
    pub text: String,
}

/// Saves the game of a link.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeepLink {
    pub link: String,
}

/// A new game that begins at a moment of a finished one. It counts in no statistics.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayOn {
    pub source: Source,
    /// The moment, in events.
    pub at: u32,
    pub deck: Deck,
    /// Who sits where from now on; the colours stay.
    pub seats: Vec<Seat>,
}

/// What comes in a game that begins at a moment of another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// What would have come, comes.
    Same,
    /// What nobody there knew is dealt anew: for one person alone, what that seat did not know; otherwise what had not been
    /// drawn.
    Fresh,
}

/// Where a game branched off another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Branch {
    /// The other game, if it is saved here.
    pub parent: Option<GameId>,
    /// The moment, in events.
    pub at: u32,
}
