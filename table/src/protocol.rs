//! Every request, reply and update that a window and a table exchange.
//!
//! A request is a type of its own that names the type of its answer ([`Ask`]), so that a page cannot
//! ask for one thing and unpack another. What happens without being asked for comes as an [`Update`].
//!
//! The enums around whole games are told apart by the key that holds them (`{"moved": …}`): with the name in a
//! field beside the rest, a page would be built with two readers of everything inside, 40 kB of its download.

mod achievement;
mod calls;
mod error;
mod files;
mod game;
mod lesson;
mod settings;
mod statistics;

use engine::SeenEvent;
use serde::{Deserialize, Serialize};

pub use achievement::Achievement;
pub use calls::{
    Appraise, Arrive, Ask, ChangeSettings, Delete, Done, Hello, Kept, Leave, ListGames, Open, Play, ReadNews,
    ReadSettings, ReadStatistics, Rename, ReplaceBot, Reply, Request, Rescue, Restore, Start, TakeBack, Undo,
    Welcome, WrongReply,
};
pub use error::{LineError, NAME_LIMIT, StartError, TableError};
pub use files::{
    BACKUP_LIMIT, ExportAll, ExportGame, ExportPlace, Exported, Import, Imported, ReadRecord, RecordText,
    Refused,
};
pub use game::{Back, Claims, GameCard, GameId, Seat, SessionId, Snapshot, Summary, Who};
pub use lesson::{Lesson, LessonStep, ReadOn};
pub use settings::{Confirm, Settings, Theme};
pub use statistics::{Earned, Filter, Group, News, Parts, Player, STRETCHES, Statistics, Stretch};

/// What a table tells its window without being asked.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Update {
    /// Something happened in a game: what this viewer may see of it, and how it stands now.
    /// Where the viewer has not changed, the snapshot's history is left out: whoever listens has it up
    /// to these events. Where the device has been let go of, it is there as everyone may see it.
    Moved { events: Vec<SeenEvent>, snapshot: Box<Snapshot> },
    /// A bot can't go on. The game stands where it stood; opening it anew tries again.
    Stuck { game: GameId, error: TableError },
    /// The game was taken back, or a seat has changed hands: this is how it stands now, with its whole history.
    Returned { snapshot: Box<Snapshot> },
    /// A decision is being appraised, and so much of it is done.
    Appraising { game: GameId, at: u32, percent: u8 },
    /// What a decision was worth: the strongest's own choice, with what was done among the candidates.
    Appraised { game: GameId, at: u32, choice: Box<ai::Choice> },
    /// The saved games were open in another window, and now they are here: whatever was asked and refused
    /// with [`TableError::SavesInUse`] can be asked again.
    TakenOver,
}

/// The name under which the native window hears all that its table has to say.
pub const TABLE_EVENT: &str = "told";

/// A message from a page to its table.
#[derive(Debug, Serialize, Deserialize)]
pub struct ToTable {
    /// Comes back with the answer.
    pub id: u32,
    pub request: Request,
}

/// A message from a table to its page. Answers and updates come by one way, in the order in which they were made: an
/// update that overtook an answer could show one seat's cards to the next.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FromTable {
    /// The worker listens from now on; what was asked before would be lost.
    Ready,
    Answer {
        id: u32,
        answer: Box<Result<Reply, TableError>>,
    },
    Update(Update),
}
