//! The requests, each with its answer.

use engine::Action;
use serde::{Deserialize, Serialize};

use super::{GameId, Position, Seat};

/// A request and the type of its answer.
pub trait Ask: Into<Request> {
    type Answer;

    /// Takes this request's answer out of a reply.
    fn unpack(reply: Reply) -> Result<Self::Answer, WrongReply>;
}

/// A table answered one request with the reply of another: a fault of ours, never of a person's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the table gave an answer to another question")]
pub struct WrongReply;

/// Writes the two enums and the way between them from one list, so that no request lacks its answer.
macro_rules! calls {
    ($($(#[$doc:meta])* $ask:ident -> $answer:ty;)+) => {
        /// Everything that can be asked of a table.
        #[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
        #[serde(tag = "ask", content = "with", rename_all = "snake_case")]
        pub enum Request { $($(#[$doc])* $ask($ask),)+ }

        /// Every answer of a table, named after what was asked.
        #[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
        #[serde(tag = "answer", content = "with", rename_all = "snake_case")]
        pub enum Reply { $($ask($answer),)+ }

        $(
            impl From<$ask> for Request {
                fn from(ask: $ask) -> Request { Request::$ask(ask) }
            }

            impl Ask for $ask {
                type Answer = $answer;

                fn unpack(reply: Reply) -> Result<$answer, WrongReply> {
                    if let Reply::$ask(answer) = reply { Ok(answer) } else { Err(WrongReply) }
                }
            }
        )+
    };
}

calls! {
    /// Is the table there, and where does it keep games?
    Hello -> Welcome;
    /// All saved games, the last played first.
    ListGames -> Vec<GameCard>;
    /// Start a game, and open it.
    Start -> Position;
    /// Go on with a saved game.
    Open -> Position;
    /// Do something in a game. What comes of it is told by an update, so that every window hears
    /// the same; the answer is only that it has been kept.
    Play -> Kept;
}

/// The first request of every window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hello {}

/// How a table keeps its games.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Welcome {
    /// False where nothing outlives the page, as in a browser's private window.
    pub keeps_games: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListGames {}

/// A saved game as the list shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameCard {
    pub game: GameId,
    pub map: String,
    pub seats: Vec<Seat>,
    /// Seconds since 1970.
    pub played: i64,
}

/// What the new-game screen asks for. It may be anything: the table says what is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Start {
    pub map: String,
    pub seats: Vec<Seat>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    pub game: GameId,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Play {
    pub game: GameId,
    /// The revision the person was looking at; another one is refused as stale.
    pub revision: u32,
    pub action: Action,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    pub revision: u32,
}
