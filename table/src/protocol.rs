//! Every request, reply and update that a window and a table exchange.
//!
//! Each request is a type that names the type of its answer ([`Ask`]), so that a page cannot
//! ask for one thing and unpack another. What the table sends without a request is an [`Update`].
//!
//! Enums that hold whole games are externally tagged (`{"moved": …}`): with serde's internal tags, everything inside
//! would get a second deserialiser, 40 kB of the page's download.

mod achievement;
mod calls;
mod error;
mod files;
mod game;
mod lesson;
mod replay;
mod settings;
mod statistics;

use engine::SeenEvent;
use serde::{Deserialize, Serialize};

pub use achievement::Achievement;
pub use calls::{
    Appraise, Arrive, Ask, ChangeSettings, Delete, Done, Hello, Kept, Leave, ListGames, Open, Play, ReadNews,
    ReadSettings, ReadStatistics, ReadSuggestion, Rename, ReplaceBot, Reply, Request, Rescue, Restore, Start,
    TakeBack, Undo, Welcome, WrongReply,
};
pub use error::{LineError, NAME_LIMIT, StartError, TableError};
pub use files::{
    BACKUP_LIMIT, ExportAll, ExportGame, ExportPlace, Exported, Import, Imported, ReadRecord, RecordText,
    Refused,
};
pub use game::{Back, Claims, GameCard, GameId, Seat, SessionId, Snapshot, Summary, Who};
pub use lesson::{Lesson, LessonStep, ReadOn};
pub use replay::{Branch, Deck, KeepLink, LinkText, PlayOn, Source, Walk, Walked, WriteLink};
pub use settings::{Confirm, Settings, Theme};
pub use statistics::{
    Earned, Filter, Group, News, Parts, Player, STRETCHES, Statistics, Stretch, Suggestion,
};

/// What a table sends to its clients without a request.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Update {
    /// Something happened in a game: what this viewer may see of it, and how it stands now.
    /// If the viewer has not changed, the snapshot's history is left out: the client has it up to these events.
    /// If it has, because a turn on a shared device is over, the history is there as everyone may see it.
    Moved { events: Vec<SeenEvent>, snapshot: Box<Snapshot> },
    /// A bot's move, or an appraisal, failed. The game is unchanged; after the next request the bot tries again.
    Stuck { game: GameId, error: TableError },
    /// The game was rewound, or a bot was replaced: how it stands now, with its whole history.
    Returned { snapshot: Box<Snapshot> },
    /// A decision is being appraised: how much of that is done.
    Appraising { game: GameId, at: u32, percent: u8 },
    /// A decision was appraised: the strongest bot's choice, with the action that was done among its candidates.
    Appraised { game: GameId, at: u32, choice: Box<ai::Choice> },
    /// The saved games were open in another window and are now open here: requests that failed with
    /// [`TableError::SavesInUse`] can be sent again.
    TakenOver,
}

/// The name of the Tauri event that carries every message of the table to the native window.
pub const TABLE_EVENT: &str = "table";

/// A message from a page to its table.
#[derive(Debug, Serialize, Deserialize)]
pub struct ToTable {
    /// Returned with the answer.
    pub id: u32,
    pub request: Request,
}

/// A message from a table to its page. Answers and updates use the same channel, so they arrive in order: an update that
/// overtook an answer could show one seat's cards to the next person.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FromTable {
    /// The worker is listening now. Requests sent before this would be lost.
    Ready,
    Answer {
        id: u32,
        answer: Box<Result<Reply, TableError>>,
    },
    Update(Update),
}
