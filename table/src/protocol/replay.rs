//! Walking through a saved game.

use engine::Event;
use serde::{Deserialize, Serialize};

use super::{GameId, Snapshot};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Walk {
    pub game: GameId,
}

/// A game to be walked through. The page works out every moment of it by itself, so that no step needs a request.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Walked {
    /// The game as it stands, with its whole history as this client may see it.
    pub snapshot: Snapshot,
    /// Everything that happened, with what each seat held: only once the game is over.
    pub open: Option<Vec<Event>>,
}
