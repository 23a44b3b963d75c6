//! The requests, each with its answer.

use engine::{Action, MapName, SeatId};
use serde::{Deserialize, Serialize};

use super::{
    ExportAll, ExportGame, Exported, Filter, GameCard, GameId, Import, Imported, KeepLink, LinkText, News,
    PlayOn, ReadOn, ReadRecord, RecordText, Seat, SessionId, Settings, Snapshot, Statistics, Suggestion,
    Walk, Walked, WriteLink,
};

/// A request and the type of its answer.
pub trait Ask: Into<Request> {
    type Answer;

    /// Takes this request's answer out of a reply.
    fn unpack(reply: Reply) -> Result<Self::Answer, WrongReply>;
}

/// A table answered a request with the reply to another. That is a bug of ours, never a person's mistake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the table gave an answer to another question")]
pub struct WrongReply;

/// Defines both enums and the conversions between them from one list, so that every request has its answer.
macro_rules! calls {
    ($($(#[$doc:meta])* $ask:ident -> $answer:ty;)+) => {
        /// Everything that can be asked of a table.
        #[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Request { $($(#[$doc])* $ask($ask),)+ }

        impl Request {
            /// The request's name, without its fields.
            pub fn name(&self) -> &'static str {
                match self { $(Request::$ask(_) => stringify!($ask),)+ }
            }
        }

        /// Every answer of a table, named after its request.
        #[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
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
    Start -> Snapshot;
    /// Begin a lesson, open a saved game, or come back to the open one. On a shared device nobody's cards are shown until
    /// someone says who they are.
    Open -> Snapshot;
    /// Open a saved game, or that of a link, to walk through it as far as this client may see it.
    Walk -> Walked;
    /// Start a game at a moment of a finished one, and open it.
    PlayOn -> Snapshot;
    /// A finished game as a link.
    WriteLink -> LinkText;
    /// Save the game of a link.
    KeepLink -> Imported;
    /// Close the session. A game is saved already; this stops the bots' thinking.
    Leave -> Done;
    /// The person to move has the device: show that seat's cards until its turn is over.
    Arrive -> Snapshot;
    /// Do something in a game. The result is sent as an update, so that every client gets the same;
    /// the answer only says that it was saved.
    Play -> Kept;
    /// Undo the last action, if nothing hidden was revealed since.
    Undo -> Kept;
    /// Against bots only: return to the beginning of one's last turn. The game is marked as taken back.
    TakeBack -> Kept;
    /// Put another bot in the seat of one that this version does not have.
    ReplaceBot -> Done;
    /// Have a decision appraised that was made, or is due, at this revision: one's own, or anybody's once the game is over.
    /// The result is sent as updates; leaving the game cancels it.
    Appraise -> Done;
    /// Go on in a lesson after a step that is only to be read.
    ReadOn -> Snapshot;
    /// Give a saved game a name.
    Rename -> Done;
    /// Delete a saved game. Until the app is closed it can be brought back.
    Delete -> Done;
    /// Bring a deleted game back.
    Restore -> Done;
    /// Export one game as a file.
    ExportGame -> Exported;
    /// Export all games as one file.
    ExportAll -> Exported;
    /// The record of a finished game, as text.
    ReadRecord -> RecordText;
    /// Import the games of a file.
    Import -> Imported;
    /// A person's statistics.
    ReadStatistics -> Statistics;
    /// What was achieved for the first time in a finished game.
    ReadNews -> Vec<News>;
    /// Another level for a person to play against, if the last games were one-sided.
    ReadSuggestion -> Option<Suggestion>;
    /// The current settings.
    ReadSettings -> Settings;
    /// Change the settings, all at once.
    ChangeSettings -> Done;
}

/// The first request of every window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hello {}

/// How a table keeps its games.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Welcome {
    /// False if nothing is kept when the page is closed, as in a browser's private window.
    pub keeps_games: bool,
    /// Set if the file of the saved games was damaged.
    pub rescue: Option<Rescue>,
}

/// What became of a damaged file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rescue {
    /// Where the damaged file is now, unchanged.
    pub moved_to: String,
    /// Games that were saved, each as far as it could be read.
    pub games: u32,
    /// Games that are known to be lost.
    pub lost: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListGames {}

/// What was entered on the new-game screen. It may be anything: the table checks it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Start {
    pub map: MapName,
    pub seats: Vec<Seat>,
    /// The seat that begins, counted from 0; `None` to draw it.
    pub first: Option<u8>,
    /// The seed of the game's random numbers, as it was typed; `None` to draw one.
    pub seed: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    pub session: SessionId,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leave {
    pub session: SessionId,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Arrive {
    pub game: GameId,
    pub seat: SeatId,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Play {
    pub session: SessionId,
    /// The revision the person was looking at; another one is refused as stale.
    pub revision: u32,
    pub action: Action,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Undo {
    pub game: GameId,
    /// The revision the person was looking at: bots may have moved since.
    pub revision: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakeBack {
    pub game: GameId,
    pub revision: u32,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReplaceBot {
    pub game: GameId,
    pub seat: SeatId,
    pub bot: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Appraise {
    pub game: GameId,
    /// The revision at which the decision was made, or is due.
    pub at: u32,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rename {
    pub game: GameId,
    /// Empty for none.
    pub title: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Delete {
    pub game: GameId,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Restore {
    pub game: GameId,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReadStatistics {
    /// A name; `None` for the person with the most games.
    pub player: Option<String>,
    pub filter: Filter,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReadNews {
    pub game: GameId,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReadSuggestion {
    /// The person's name.
    pub player: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReadSettings {}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChangeSettings {
    pub settings: Settings,
}

/// The action was saved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    pub revision: u32,
}

/// The request was carried out, and there is nothing else to say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Done {}
