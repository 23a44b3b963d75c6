//! The errors of a table, each with a sentence for a person.

use engine::{BranchError, Illegal, LinkError, RECORD_MOST_BYTES, SetupErrorKind};
use serde::{Deserialize, Serialize};

use super::{BACKUP_LIMIT, GameId};

/// Why a request failed. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableError {
    #[error("This game can't be started: {}.", sentences(.errors))]
    Start { errors: Vec<StartError> },
    #[error("That move isn't possible: {reason}.")]
    Illegal { reason: Illegal },
    #[error(
        "Something went wrong inside Railhead ({reason}). Every move you made is saved; start the app again."
    )]
    Crashed { reason: String },
    #[error("The game has gone on in the meantime. Here is how it stands now.")]
    Stale { now: u32 },
    #[error("It is not this player's turn.")]
    NotYourTurn,
    #[error("That can't be undone: something has been seen since.")]
    CannotUndo,
    #[error("Only a game against bots alone can be taken back, once you have played and until it is over.")]
    CannotTakeBack,
    #[error("Another bot can only take the seat of one that this version doesn't have.")]
    CannotReplace,
    #[error("Nothing was decided at this moment of the game.")]
    NoDecision { at: u32 },
    #[error("A name can have at most {limit} letters.")]
    LongTitle { limit: usize },
    #[error("This game is not among the saved games.")]
    NoSuchGame { game: GameId },
    #[error(
        "This saved game doesn't follow the rules ({reason}), so it can't be opened. It was left as it is."
    )]
    BrokenGame { reason: String },
    #[error(
        "The game is not over: its record tells what the others hold, so it is only handed out as a file."
    )]
    NotOver,
    #[error("The game can't be played on from there: {error}.")]
    Branch { error: BranchError },
    #[error("That didn't work: {error}.")]
    Link { error: LinkError },
    #[error("The file could not be written ({reason}). Nothing else has changed.")]
    NotExported { reason: String },
    #[error("This file is too big: a record can have at most {record_mib} MiB, a backup {backup_mib} MiB.")]
    TooBig { record_mib: usize, backup_mib: usize },
    #[error("This file is neither the record of a game nor a backup of Railhead's saved games.")]
    NotOurs,
    #[error("This record can't be taken in. Line {line}: {error}.")]
    BadRecord { line: usize, error: LineError },
    #[error("This backup comes from a newer version of Railhead. Update the app, then take it in.")]
    NewerBackup { found: u32, known: u32 },
    #[error("Nothing can be read from this backup ({reason}).")]
    BadBackup { reason: String },
    #[error("There is no folder on this device to keep games in. Set RAILHEAD_HOME to a folder of yours.")]
    NoHome,
    #[error("The saved games are open in another window. Close that one, and they can be played here.")]
    SavesInUse,
    #[error("The disk is full, so this could not be kept. Free some space and try again.")]
    DiskFull,
    #[error("The saved games can't be written to: they, or their folder, are read-only.")]
    ReadOnly,
    #[error(
        "The saved games come from a newer version of Railhead. Update the app; they were left untouched."
    )]
    NewerSaves { found: u32, known: u32 },
    #[error("The file of the saved games is damaged ({reason}).")]
    DamagedSaves { reason: String },
    #[error("The saved games can't be reached ({reason}).")]
    Storage { reason: String },
}

impl TableError {
    /// The error for a file that is too big to be read.
    pub fn too_big() -> TableError {
        TableError::TooBig { record_mib: RECORD_MOST_BYTES >> 20, backup_mib: BACKUP_LIMIT >> 20 }
    }
}

/// What is wrong with one part of a new game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartError {
    #[error(transparent)]
    Rules(SetupErrorKind),
    #[error("player {} has no name", seat + 1)]
    NoName { seat: u8 },
    #[error("the name of player {} is longer than {NAME_LIMIT} letters", seat + 1)]
    LongName { seat: u8 },
    #[error("player {} has the name of another", seat + 1)]
    NameTwice { seat: u8 },
    #[error("player {} is a bot that this version does not have: {bot}", seat + 1)]
    NoSuchBot { seat: u8, bot: String },
    #[error("a seed is a number from 0 to 18446744073709551615, and this is none")]
    BadSeed,
}

/// What is wrong with a line of a record, as far as it helps a person who looks at that line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LineError {
    #[error("it comes from a newer version")]
    Newer,
    #[error("something is hidden here")]
    Hidden,
    #[error("this is not text")]
    NotText,
    #[error("`{0}` can't stand here")]
    Misplaced(String),
    #[error("`{0}` is missing")]
    Missing(String),
    #[error("`{0}` stands here twice")]
    Twice(String),
    #[error(transparent)]
    Setup(SetupErrorKind),
    #[error("the rules say no: {0}")]
    Illegal(Illegal),
    #[error("this does not follow from what went before")]
    Astray,
    #[error("the record breaks off")]
    BreaksOff,
}

/// The longest name of a seat, in letters: a longer one would not fit on a screen.
pub const NAME_LIMIT: usize = 40;

fn sentences(errors: &[StartError]) -> String {
    errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}
