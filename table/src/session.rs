//! What a client has open: a game, a lesson or a replay.

mod game;
mod lesson;
mod replay;

use engine::LinkError;

use crate::protocol::{SessionId, Snapshot, TableError};
use crate::store::Store;
use crate::viewer::Viewership;

pub(crate) use game::{Appraisal, GameSession};
pub(crate) use lesson::LessonSession;
pub(crate) use replay::ReplaySession;

/// A session, shared by all clients that have it open.
pub(crate) enum Session {
    Game(Box<GameSession>),
    Lesson(Box<LessonSession>),
    Replay(Box<ReplaySession>),
}

impl Session {
    /// Opens a game from the saves, to be played or to be walked through, or a lesson at its beginning.
    pub(crate) fn open(id: SessionId, store: &Store) -> Result<Session, TableError> {
        match id {
            SessionId::Game(game) => {
                let saved = store.load(game)?.ok_or(TableError::NoSuchGame { game })?;
                Ok(Session::Game(Box::new(GameSession::resume(game, saved)?)))
            }
            SessionId::Lesson(lesson) => Ok(Session::Lesson(Box::new(LessonSession::begin(lesson)?))),
            SessionId::Replay(game) => {
                let saved = store.load(game)?.ok_or(TableError::NoSuchGame { game })?;
                Ok(Session::Replay(Box::new(ReplaySession::open(game, saved)?)))
            }
            // Only its text says which game it is: see `Table::walk`.
            SessionId::Link(_) => Err(TableError::Link { error: LinkError::NotALink }),
        }
    }

    /// What a client that opens the session may see at first. On a shared device that is nobody's cards.
    pub(crate) fn viewership(&self) -> Viewership {
        match self {
            Session::Game(game) => game.viewership(),
            Session::Lesson(lesson) => Viewership::Solo(lesson.learner()),
            Session::Replay(replay) => replay.viewership(),
        }
    }

    /// How the session stands, as this client may see it.
    pub(crate) fn snapshot(&self, viewership: Viewership) -> Snapshot {
        match self {
            Session::Game(game) => game.snapshot(viewership),
            Session::Lesson(lesson) => lesson.snapshot(),
            Session::Replay(replay) => replay.snapshot(viewership),
        }
    }
}
