//! What did not work, in the page's words. The table's own words are for logs.

use engine::SetupFault;
use table::protocol::{NAME_LIMIT, StartFault, Trouble};

use crate::backend::Failure;
use crate::t;

pub(crate) fn of_failure(failure: &Failure) -> String {
    match failure {
        Failure::Refused(trouble) => of_trouble(trouble),
        Failure::Lost(reason) => t!("failure-lost", reason = reason.clone()),
    }
}

fn of_trouble(trouble: &Trouble) -> String {
    match trouble {
        Trouble::Start { faults } => {
            let faults: Vec<String> = faults.iter().map(of_start).collect();
            t!("trouble-start", faults = faults.join(" "))
        }
        Trouble::Illegal { reason } => t!("trouble-illegal", reason = reason.to_string()),
        Trouble::Crashed { reason } => t!("trouble-crashed", reason = reason.clone()),
        Trouble::Stale { .. } => t!("trouble-stale"),
        Trouble::NotYourTurn => t!("trouble-not-your-turn"),
        Trouble::CannotUndo => t!("trouble-cannot-undo"),
        Trouble::CannotTakeBack => t!("trouble-cannot-take-back"),
        Trouble::LongTitle { limit } => t!("trouble-long-title", limit = *limit),
        Trouble::NoSuchGame { .. } => t!("trouble-no-such-game"),
        Trouble::BrokenGame { reason } => t!("trouble-broken-game", reason = reason.clone()),
        Trouble::NotOver => t!("trouble-not-over"),
        Trouble::NotHandedOut { reason } => t!("trouble-not-handed-out", reason = reason.clone()),
        Trouble::TooBig { record_mib, backup_mib } => {
            t!("trouble-too-big", record = *record_mib, backup = *backup_mib)
        }
        Trouble::NotOurs => t!("trouble-not-ours"),
        Trouble::BadRecord { line, reason } => {
            t!("trouble-bad-record", line = *line, reason = reason.clone())
        }
        Trouble::NewerBackup { .. } => t!("trouble-newer-backup"),
        Trouble::BadBackup { reason } => t!("trouble-bad-backup", reason = reason.clone()),
        Trouble::NoHome => t!("trouble-no-home"),
        Trouble::SavesInUse => t!("trouble-saves-in-use"),
        Trouble::DiskFull => t!("trouble-disk-full"),
        Trouble::ReadOnly => t!("trouble-read-only"),
        Trouble::NewerSaves { .. } => t!("trouble-newer-saves"),
        Trouble::DamagedSaves { reason } => t!("trouble-damaged-saves", reason = reason.clone()),
        Trouble::Storage { reason } => t!("trouble-storage", reason = reason.clone()),
    }
}

/// What is wrong with one part of a new game: said at that part.
pub(crate) fn of_start(fault: &StartFault) -> String {
    match fault {
        StartFault::Rules(SetupFault::UnknownMap(map)) => t!("fault-unknown-map", map = map.clone()),
        StartFault::Rules(SetupFault::SeatCount(count)) => t!("fault-seat-count", count = *count),
        StartFault::Rules(SetupFault::ColourTwice(_)) => t!("fault-colour-twice"),
        StartFault::Rules(SetupFault::FirstSeat(_)) => t!("fault-first-seat"),
        StartFault::NoName { .. } => t!("fault-no-name"),
        StartFault::LongName { .. } => t!("fault-long-name", limit = NAME_LIMIT),
        StartFault::NoSuchBot { bot, .. } => t!("fault-no-such-bot", bot = bot.clone()),
        StartFault::BadSeed => t!("fault-bad-seed"),
    }
}
