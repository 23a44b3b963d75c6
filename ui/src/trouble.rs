//! What did not work, in the page's words. The table's own words, which are in one language only, go to the
//! browser's log for whoever looks after the app.

use engine::{SetupFault, UnknownMap};
use table::protocol::{LineFault, NAME_LIMIT, StartFault, Trouble};

use crate::backend::Failure;
use crate::screens::why;
use crate::t;

pub(crate) fn of_failure(failure: &Failure) -> String {
    leptos::logging::error!("{failure}");
    match failure {
        Failure::Refused(trouble) => of_trouble(trouble),
        Failure::Unreadable(_) => t!("failure-unreadable"),
        Failure::Lost(_) => t!("failure-lost"),
    }
}

fn of_trouble(trouble: &Trouble) -> String {
    match trouble {
        Trouble::Start { faults } => {
            let faults: Vec<String> = faults.iter().map(of_start).collect();
            t!("trouble-start", faults = faults.join(" "))
        }
        Trouble::Illegal { reason } => why::words(reason),
        Trouble::Crashed { .. } => t!("trouble-crashed"),
        Trouble::Stale { .. } => t!("trouble-stale"),
        Trouble::NotYourTurn => t!("trouble-not-your-turn"),
        Trouble::CannotUndo => t!("trouble-cannot-undo"),
        Trouble::CannotTakeBack => t!("trouble-cannot-take-back"),
        Trouble::CannotReplace => t!("trouble-cannot-replace"),
        Trouble::NoDecision { .. } => t!("trouble-no-decision"),
        Trouble::LongTitle { limit } => t!("trouble-long-title", limit = *limit),
        Trouble::NoSuchGame { .. } => t!("trouble-no-such-game"),
        Trouble::BrokenGame { .. } => t!("trouble-broken-game"),
        Trouble::NotOver => t!("trouble-not-over"),
        Trouble::NotHandedOut { .. } => t!("trouble-not-handed-out"),
        Trouble::TooBig { record_mib, backup_mib } => {
            t!("trouble-too-big", record = *record_mib, backup = *backup_mib)
        }
        Trouble::NotOurs => t!("trouble-not-ours"),
        Trouble::BadRecord { line, fault } => {
            t!("trouble-bad-record", line = *line, reason = of_line(fault))
        }
        Trouble::NewerBackup { .. } => t!("trouble-newer-backup"),
        Trouble::BadBackup { .. } => t!("trouble-bad-backup"),
        Trouble::NoHome => t!("trouble-no-home"),
        Trouble::SavesInUse => t!("trouble-saves-in-use"),
        Trouble::DiskFull => t!("trouble-disk-full"),
        Trouble::ReadOnly => t!("trouble-read-only"),
        Trouble::NewerSaves { .. } => t!("trouble-newer-saves"),
        Trouble::DamagedSaves { .. } => t!("trouble-damaged-saves"),
        Trouble::Storage { .. } => t!("trouble-storage"),
    }
}

/// What is wrong with one part of a new game: said at that part.
pub(crate) fn of_start(fault: &StartFault) -> String {
    match fault {
        StartFault::Rules(fault) => of_setup(fault),
        StartFault::NoName { .. } => t!("fault-no-name"),
        StartFault::LongName { .. } => t!("fault-long-name", limit = NAME_LIMIT),
        StartFault::NameTwice { .. } => t!("fault-name-twice"),
        StartFault::NoSuchBot { bot, .. } => t!("fault-no-such-bot", bot = bot.clone()),
        StartFault::BadSeed => t!("fault-bad-seed"),
    }
}

fn of_setup(fault: &SetupFault) -> String {
    match fault {
        SetupFault::Map(unknown) => of_map(unknown),
        SetupFault::SeatCount(count) => t!("fault-seat-count", count = *count),
        SetupFault::ColourTwice(_) => t!("fault-colour-twice"),
        SetupFault::FirstSeat(_) => t!("fault-first-seat"),
    }
}

fn of_map(unknown: &UnknownMap) -> String {
    match unknown {
        UnknownMap::Key(map) => t!("fault-unknown-map", map = map.clone()),
        UnknownMap::Version { key, .. } => t!("fault-map-version", map = key.clone()),
        UnknownMap::Text(key) | UnknownMap::Bad { key, .. } => t!("fault-map-text", map = key.clone()),
    }
}

/// What is wrong with a line of a record. The line is quoted as it is written, which is in English everywhere.
fn of_line(fault: &LineFault) -> String {
    match fault {
        LineFault::Newer => t!("record-newer"),
        LineFault::Hidden => t!("record-hidden"),
        LineFault::NotText => t!("record-not-text"),
        LineFault::Misplaced(words) => t!("record-misplaced", words = words.clone()),
        LineFault::Missing(words) => t!("record-missing", words = words.clone()),
        LineFault::Twice(words) => t!("record-twice", words = words.clone()),
        LineFault::Setup(fault) => of_setup(fault),
        LineFault::Illegal(why) => t!("record-illegal", why = why::words(why)),
        LineFault::Astray => t!("record-astray"),
        LineFault::BreaksOff => t!("record-breaks-off"),
    }
}
