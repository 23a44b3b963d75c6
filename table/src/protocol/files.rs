//! Exporting games as files, and importing them.
//!
//! The file of a game in play holds every seat's cards, so it is never part of an answer to the page: the
//! host puts it where the person can find it, and the answer only says where that is.

use serde::{Deserialize, Serialize};

use super::GameId;

/// The biggest backup that can be imported: some five thousand finished games. A record has its own limit,
/// [`engine::RECORD_MOST_BYTES`].
pub const BACKUP_LIMIT: usize = 256 << 20;

/// One game as its text record (docs/record.md), in a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExportGame {
    pub game: GameId,
}

/// All games, with the settings and the statistics, as one file that any Railhead can import.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExportAll {}

/// A file is ready.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exported {
    /// What the file is called.
    pub name: String,
    pub place: ExportPlace,
}

/// Where an exported file is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ExportPlace {
    /// It was written to this path.
    File { path: String },
    /// A browser has it ready at this address. It is downloaded once and then released.
    Download { url: String },
    /// Nowhere: the person cancelled the dialog.
    Nowhere,
}

/// The text record of a finished game, to be shown or copied. A game in play can only be exported as a file:
/// its text shows what the others hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReadRecord {
    pub game: GameId,
}

/// A record as text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordText {
    pub text: String,
}

/// Imports the games of a file: a text record or a backup, whichever it turns out to be. Nothing in it is
/// trusted: every move is replayed by the rules. Games that are here already stay as they are.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Import {
    /// The file's bytes. They travel beside the request and not in it, see `ui/src/backend`.
    #[serde(skip)]
    pub file: Vec<u8>,
}

/// What became of the games of a file.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Imported {
    /// The games that were added.
    pub added: Vec<GameId>,
    /// Games that are here already, as far or further.
    pub known: u32,
    /// Games that could not be imported. They are still in the file.
    pub refused: Vec<Refused>,
    /// The backup is damaged: it may have held more games, and imported games may lack their last moves.
    pub damaged: bool,
}

/// A game of a backup that could not be imported.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refused {
    /// Its title; empty if it has none that can be read.
    pub title: String,
    /// Words for a person.
    pub reason: String,
}
