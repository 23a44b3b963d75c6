//! A file on its way out of the table.

use std::sync::Arc;

use engine::{Game, Name, Record, SeatId};

use crate::protocol::Seat;
use crate::remarks;
use crate::store::Saved;

/// A file that a person asked for. Whoever serves the table puts it where the person finds it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExportFile {
    /// What it is called: letters, digits, hyphens and one dot.
    pub name: String,
    /// What it is, for a browser.
    pub mime: &'static str,
    pub bytes: Vec<u8>,
}

impl ExportFile {
    /// A game's record, named after its map and this day.
    pub(crate) fn record(text: String, map: &str, today: &str) -> ExportFile {
        ExportFile {
            name: format!("railhead-{map}-{today}.txt"),
            mime: "text/plain;charset=utf-8",
            bytes: text.into_bytes(),
        }
    }

    /// All games.
    pub(crate) fn backup(bytes: Vec<u8>, today: &str) -> ExportFile {
        ExportFile { name: format!("railhead-backup-{today}.db"), mime: "application/vnd.sqlite3", bytes }
    }
}

/// The whole record of a game with everything that is hidden, and what the table has to remark.
pub(crate) fn record(game: Game, saved: &Saved) -> String {
    let seats = &saved.save.seats;
    let named =
        |record: Record, (seat, name): (u8, &Seat)| record.with_name(SeatId(seat), Name::new(&name.name));
    let map = Arc::clone(game.map());
    let record = (0..).zip(seats).fold(Record::new(game), named);
    remarks::write(&record.write(), &map, &saved.title, seats, saved.taken_back)
}
