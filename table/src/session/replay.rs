//! A game that is walked through: a saved one, or that of a link. Nothing changes it.

use engine::{Game, Link, Luck};

use crate::link;
use crate::protocol::{Back, Branch, GameId, Seat, SessionId, Snapshot, Source, TableError, Walked};
use crate::store::{Saved, Store};
use crate::viewer::Viewership;

/// A game as it was when it was opened.
pub(crate) struct ReplaySession {
    id: SessionId,
    seats: Vec<Seat>,
    game: Game,
    /// The moment at which a link opens, in events.
    at: Option<u32>,
}

impl ReplaySession {
    /// Rebuilds a saved game from its events, checking each against the rules.
    pub(crate) fn open(id: GameId, saved: Saved) -> Result<ReplaySession, TableError> {
        let game = Game::replay(saved.save.setup, &saved.events)
            .map_err(|error| TableError::BrokenGame { reason: error.to_string() })?;
        Ok(ReplaySession { id: SessionId::Replay(id), seats: saved.save.seats, game, at: None })
    }

    /// The game of a link, which the rules have played again.
    pub(crate) fn visit(text: &str) -> Result<ReplaySession, TableError> {
        let link = Link::read(text).map_err(|error| TableError::Link { error })?;
        let at = link.moment().and_then(|events| u32::try_from(events).ok());
        let seats = link::seats(&link);
        Ok(ReplaySession { id: link::session(text), seats, game: link.into_record().into_game(), at })
    }

    /// What is to be walked through.
    pub(crate) fn find(source: &Source, store: &Store) -> Result<ReplaySession, TableError> {
        match source {
            Source::Save(game) => {
                let saved = store.load(*game)?.ok_or(TableError::NoSuchGame { game: *game })?;
                ReplaySession::open(*game, saved)
            }
            Source::Link(text) => ReplaySession::visit(text),
        }
    }

    /// A new game that begins at a moment of this one. Only a finished game has nothing left to hide.
    pub(crate) fn branch(&self, at: u32, luck: Luck) -> Result<(Game, Branch), TableError> {
        if !self.game.is_over() {
            return Err(TableError::NotOver);
        }
        let branch = self.game.branch(at as usize, luck).map_err(|error| TableError::Branch { error })?;
        let parent = match self.id {
            SessionId::Replay(game) => Some(game),
            SessionId::Link(_) | SessionId::Game(_) | SessionId::Lesson(_) => None,
        };
        let at = u32::try_from(branch.history().len()).unwrap_or(u32::MAX);
        Ok((branch, Branch { parent, at }))
    }

    pub(crate) fn seats(&self) -> &[Seat] {
        &self.seats
    }

    pub(crate) fn id(&self) -> SessionId {
        self.id
    }

    /// What a client may see. While a game is played on a shared device that is what everyone at the table knows: nobody
    /// says here that they have the device.
    pub(crate) fn viewership(&self) -> Viewership {
        Viewership::of(self.seats.iter().map(Seat::is_person))
    }

    pub(crate) fn snapshot(&self, viewership: Viewership) -> Snapshot {
        Snapshot {
            session: self.id,
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
        Walked { snapshot: self.snapshot(viewership), open, at: self.at }
    }
}
