//! The games: what each was set up with, who sits where, when it was last played.

use engine::Setup;
use rusqlite::{Connection, OptionalExtension, Row, Transaction};

use super::{Fault, Listed};
use crate::protocol::{GameId, Seat};

const INSERT: &str = "INSERT INTO game (setup, seats, started, played)
                      VALUES (?1, ?2, unixepoch(), unixepoch())";
const TOUCH: &str = "UPDATE game SET played = unixepoch() WHERE id = ?1";
const FIND: &str = "SELECT setup, seats FROM game WHERE id = ?1";
const LIST: &str = "SELECT setup, seats, id, played FROM game ORDER BY played DESC, id DESC";

/// What a game is started with and keeps for good.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Save {
    pub(crate) setup: Setup,
    pub(crate) seats: Vec<Seat>,
}

pub(super) fn insert(transaction: &Transaction, save: &Save) -> Result<GameId, Fault> {
    let setup = serde_json::to_string(&save.setup)?;
    let seats = serde_json::to_string(&save.seats)?;
    transaction.prepare_cached(INSERT)?.execute((setup, seats))?;
    Ok(GameId(transaction.last_insert_rowid()))
}

pub(super) fn touch(transaction: &Transaction, id: GameId) -> Result<(), Fault> {
    transaction.prepare_cached(TOUCH)?.execute([id.0])?;
    Ok(())
}

pub(super) fn find(connection: &Connection, id: GameId) -> Result<Option<Save>, Fault> {
    let text = connection.prepare_cached(FIND)?.query_row([id.0], texts).optional()?;
    text.map(read).transpose()
}

pub(super) fn list(connection: &Connection) -> Result<Vec<Listed>, Fault> {
    let mut statement = connection.prepare_cached(LIST)?;
    let mut rows = statement.query([])?;
    let mut games = Vec::new();
    while let Some(row) = rows.next()? {
        games.push(Listed { save: read(texts(row)?)?, id: GameId(row.get(2)?), played: row.get(3)? });
    }
    Ok(games)
}

fn texts(row: &Row) -> rusqlite::Result<(String, String)> {
    Ok((row.get(0)?, row.get(1)?))
}

fn read((setup, seats): (String, String)) -> Result<Save, Fault> {
    Ok(Save { setup: serde_json::from_str(&setup)?, seats: serde_json::from_str(&seats)? })
}
