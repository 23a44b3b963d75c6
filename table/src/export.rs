//! Exporting games as files.

use std::sync::Arc;

use engine::{Game, Name, Record, SeatId};

use crate::protocol::Seat;
use crate::remarks;
use crate::store::Saved;

/// A file that a person asked for. The host puts it where the person can find it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExportFile {
    /// The file name: letters, digits, hyphens and one dot.
    pub name: String,
    /// The media type, for a browser.
    pub mime: &'static str,
    pub bytes: Vec<u8>,
}

impl ExportFile {
    /// A game's record, named after its map and today's date.
    pub(crate) fn record(text: String, map: &str, today: &str) -> ExportFile {
        ExportFile {
            name: format!("railhead-{map}-{today}.txt"),
            mime: "text/plain;charset=utf-8",
            bytes: text.into_bytes(),
        }
    }

    /// A backup of all games.
    pub(crate) fn backup(bytes: Vec<u8>, today: &str) -> ExportFile {
        ExportFile { name: format!("railhead-backup-{today}.db"), mime: "application/vnd.sqlite3", bytes }
    }
}

/// The whole record of a game, hidden cards included, with the table's remarks.
pub(crate) fn record(game: Game, saved: &Saved) -> String {
    let seats = &saved.save.seats;
    let named =
        |record: Record, (seat, name): (u8, &Seat)| record.with_name(SeatId(seat), Name::new(&name.name));
    let map = Arc::clone(game.map());
    let record = (0..).zip(seats).fold(Record::new(game), named);
    remarks::write(&record.write(), &map, &saved.title, seats, saved.taken_back)
}
