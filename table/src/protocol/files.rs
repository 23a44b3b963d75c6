//! Games as files: handed out to be kept or sent, and taken in again.
//!
//! The file of a game in play holds every seat's cards, so it never comes to the page as an answer: the
//! table puts it where the person finds it, and the page is told where that is.

use serde::{Deserialize, Serialize};

use super::GameId;

/// The biggest backup that is taken in: some five thousand finished games. A record has its own limit,
/// [`engine::RECORD_MOST_BYTES`].
pub const BACKUP_LIMIT: usize = 256 << 20;

/// One game as its text record (docs/record.md), in a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExportGame {
    pub game: GameId,
}

/// All games, with the settings and the statistics, as one file that every Railhead can take in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExportAll {}

/// A file is ready.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exported {
    /// What the file is called.
    pub name: String,
    pub place: ExportPlace,
}

/// Where a file that was handed out is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ExportPlace {
    /// It has been written, here.
    File { path: String },
    /// A browser has it ready under this address, to be downloaded once and then forgotten.
    Download { url: String },
    /// Nowhere: whoever was asked where it shall go has thought better of it.
    Nowhere,
}

/// The text record of a game that is over, to be shown or copied. One in play is only handed out as a file:
/// its text tells what others hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReadRecord {
    pub game: GameId,
}

/// A record as text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordText {
    pub text: String,
}

/// Takes in the games of a file: a text record, or a backup, whichever it turns out to be. Nothing in it is
/// believed: every move is made again by the rules. Games that are here already stay as they are.
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
    /// Games that could not be taken in. They are still in the file.
    pub refused: Vec<Refused>,
    /// The backup is damaged: it may have held more, and what was taken in may have gone further.
    pub damaged: bool,
}

/// A game of a backup that could not be taken in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refused {
    /// The name it was given; empty where it has none that can be read.
    pub title: String,
    /// Words for a person.
    pub reason: String,
}
