//! A saved game that is walked through. Nothing changes it.

use engine::Game;

use crate::protocol::{Back, GameId, Seat, SessionId, Snapshot, TableError, Walked};
use crate::store::Saved;
use crate::viewer::Viewership;

/// A game as it was saved when it was opened.
pub(crate) struct ReplaySession {
    id: GameId,
    seats: Vec<Seat>,
    game: Game,
}

impl ReplaySession {
    /// Rebuilds a saved game from its events, checking each against the rules.
    pub(crate) fn open(id: GameId, saved: Saved) -> Result<ReplaySession, TableError> {
        let game = Game::replay(saved.save.setup, &saved.events)
            .map_err(|error| TableError::BrokenGame { reason: error.to_string() })?;
        Ok(ReplaySession::new(id, saved.save.seats, game))
    }

    pub(super) fn new(id: GameId, seats: Vec<Seat>, game: Game) -> ReplaySession {
        ReplaySession { id, seats, game }
    }

    pub(crate) fn id(&self) -> GameId {
        self.id
    }

    /// What a client may see. While a game is played on a shared device that is what everyone at the table knows: nobody
    /// says here that they have the device.
    pub(crate) fn viewership(&self) -> Viewership {
        Viewership::of(self.seats.iter().map(Seat::is_person))
    }

    pub(crate) fn snapshot(&self, viewership: Viewership) -> Snapshot {
        Snapshot {
            session: SessionId::Replay(self.id),
            revision: u32::try_from(self.game.history().len()).unwrap_or(u32::MAX),
            seats: self.seats.clone(),
            curtain: None,
            back: Back::default(),
            lesson: None,
            missing_bot: None,
            seed: None,
            view: self.game.view_of(viewership.viewer()),
        }
    }

    /// All that the page needs to show any moment of the game.
    pub(crate) fn walked(&self, viewership: Viewership) -> Walked {
        let open = self.game.is_over().then(|| self.game.history().to_vec());
        Walked { snapshot: self.snapshot(viewership), open }
    }
}
