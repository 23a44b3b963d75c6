//! Whatever a client has open.

mod game;
mod lesson;

use crate::protocol::{SessionId, Snapshot, TableError};
use crate::store::Store;
use crate::viewer::Viewership;

pub(crate) use game::{Appraisal, GameSession};
pub(crate) use lesson::LessonSession;

/// A session, shared by all clients that have it open.
pub(crate) enum Session {
    Game(Box<GameSession>),
    Lesson(Box<LessonSession>),
}

impl Session {
    /// Opens what is named: a game from the saves, a lesson from its beginning.
    pub(crate) fn open(id: SessionId, store: &Store) -> Result<Session, TableError> {
        match id {
            SessionId::Game(game) => {
                let saved = store.load(game)?.ok_or(TableError::NoSuchGame { game })?;
                Ok(Session::Game(Box::new(GameSession::resume(game, saved)?)))
            }
            SessionId::Lesson(lesson) => Ok(Session::Lesson(Box::new(LessonSession::begin(lesson)?))),
        }
    }

    /// What a client that comes to it may see. Where people share a device, nobody is there yet.
    pub(crate) fn viewership(&self) -> Viewership {
        match self {
            Session::Game(game) => game.viewership(),
            Session::Lesson(lesson) => Viewership::Solo(lesson.learner()),
        }
    }

    /// How it stands, as far as this client may know.
    pub(crate) fn position(&self, viewership: Viewership) -> Snapshot {
        match self {
            Session::Game(game) => game.position(viewership),
            Session::Lesson(lesson) => lesson.position(),
        }
    }
}
