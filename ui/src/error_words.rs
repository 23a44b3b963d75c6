//! Errors in the words of the catalogue. Their own texts, which are in English only, go to the browser's log.

use engine::{BranchError, LinkError, SetupErrorKind, UnknownMap};
use table::protocol::{LineError, NAME_LIMIT, StartError, TableError};

use crate::backend::BackendError;
use crate::screens::why;
use crate::t;

pub(crate) fn of_backend(error: &BackendError) -> String {
    leptos::logging::error!("{error}");
    match error {
        BackendError::Refused(error) => of_table(error),
        BackendError::Unreadable(_) => t!("error-unreadable"),
        BackendError::Lost(_) => t!("error-lost"),
    }
}

fn of_table(error: &TableError) -> String {
    match error {
        TableError::Start { errors } => {
            let errors: Vec<String> = errors.iter().map(of_start).collect();
            t!("error-start", errors = errors.join(" "))
        }
        TableError::Illegal { reason } => why::words(reason),
        TableError::Crashed { .. } => t!("error-crashed"),
        TableError::Stale { .. } => t!("error-stale"),
        TableError::NotYourTurn => t!("error-not-your-turn"),
        TableError::CannotUndo => t!("error-cannot-undo"),
        TableError::CannotTakeBack => t!("error-cannot-take-back"),
        TableError::CannotReplace => t!("error-cannot-replace"),
        TableError::NoDecision { .. } => t!("error-no-decision"),
        TableError::LongTitle { limit } => t!("error-long-title", limit = *limit),
        TableError::NoSuchGame { .. } => t!("error-no-such-game"),
        TableError::BrokenGame { .. } => t!("error-broken-game"),
        TableError::NotOver => t!("error-not-over"),
        TableError::Branch { error } => of_branch(error),
        TableError::Link { error } => of_link(error),
        TableError::NotExported { .. } => t!("error-not-exported"),
        TableError::TooBig { record_mib, backup_mib } => {
            t!("error-too-big", record = *record_mib, backup = *backup_mib)
        }
        TableError::NotOurs => t!("error-not-ours"),
        TableError::BadRecord { line, error } => {
            t!("error-bad-record", line = *line, reason = of_line(error))
        }
        TableError::NewerBackup { .. } => t!("error-newer-backup"),
        TableError::BadBackup { .. } => t!("error-bad-backup"),
        TableError::NoHome => t!("error-no-home"),
        TableError::SavesInUse => t!("error-saves-in-use"),
        TableError::DiskFull => t!("error-disk-full"),
        TableError::ReadOnly => t!("error-read-only"),
        TableError::NewerSaves { .. } => t!("error-newer-saves"),
        TableError::DamagedSaves { .. } => t!("error-damaged-saves"),
        TableError::Storage { .. } => t!("error-storage"),
    }
}

/// What is wrong with one field of a new game; shown at that field.
pub(crate) fn of_start(error: &StartError) -> String {
    match error {
        StartError::Rules(error) => of_setup(error),
        StartError::NoName { .. } => t!("error-no-name"),
        StartError::LongName { .. } => t!("error-long-name", limit = NAME_LIMIT),
        StartError::NameTwice { .. } => t!("error-name-twice"),
        StartError::NoSuchBot { bot, .. } => t!("error-no-such-bot", bot = bot.clone()),
        StartError::BadSeed => t!("error-bad-seed"),
    }
}

fn of_setup(error: &SetupErrorKind) -> String {
    match error {
        SetupErrorKind::Map(unknown) => of_map(unknown),
        SetupErrorKind::SeatCount(count) => t!("error-seat-count", count = *count),
        SetupErrorKind::ColourTwice(_) => t!("error-colour-twice"),
        SetupErrorKind::FirstSeat(_) => t!("error-first-seat"),
    }
}

fn of_map(unknown: &UnknownMap) -> String {
    match unknown {
        UnknownMap::Key(map) => t!("error-unknown-map", map = map.clone()),
        UnknownMap::Version { key, .. } => t!("error-map-version", map = key.clone()),
        UnknownMap::Text(key) | UnknownMap::Bad { key, .. } => t!("error-map-text", map = key.clone()),
    }
}

/// Why a game can't be played on from a moment of it.
fn of_branch(error: &BranchError) -> String {
    match error {
        BranchError::NoBeginning => t!("branch-no-beginning"),
        BranchError::Over => t!("branch-over"),
        BranchError::NoSeat | BranchError::NoDeal => t!("branch-no-deal"),
    }
}

/// Why a link can't be opened, or a game not be sent as one.
fn of_link(error: &LinkError) -> String {
    match error {
        LinkError::TooLong(_) | LinkError::NotALink => t!("link-none"),
        LinkError::Newer => t!("link-newer"),
        LinkError::Damaged => t!("link-damaged"),
        LinkError::Setup(error) => error.errors.iter().map(of_setup).collect::<Vec<_>>().join(" "),
        LinkError::OtherRules => t!("link-other-rules"),
        LinkError::NoBeginning => t!("link-no-beginning"),
        LinkError::TooManyMoves | LinkError::MapTooLong => t!("link-too-long"),
    }
}

/// What is wrong with a line of a record. The line is quoted as it is written, which is in English everywhere.
fn of_line(error: &LineError) -> String {
    match error {
        LineError::Newer => t!("record-newer"),
        LineError::Hidden => t!("record-hidden"),
        LineError::NotText => t!("record-not-text"),
        LineError::Misplaced(words) => t!("record-misplaced", words = words.clone()),
        LineError::Missing(words) => t!("record-missing", words = words.clone()),
        LineError::Twice(words) => t!("record-twice", words = words.clone()),
        LineError::Setup(error) => of_setup(error),
        LineError::Illegal(why) => t!("record-illegal", why = why::words(why)),
        LineError::Astray => t!("record-astray"),
        LineError::BreaksOff => t!("record-breaks-off"),
    }
}
