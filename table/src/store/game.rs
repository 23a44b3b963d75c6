//! The games: each with its setup, its seats, its summary, and when it was last played.

use engine::{Event, Setup};
use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};

use super::{Arrival, StoreError, Times};
use crate::protocol::{Branch, GameId, Seat, Summary};

const INSERT: &str = "INSERT INTO game (setup, seats, summary, started, played)
                      VALUES (?1, ?2, ?3, unixepoch(), unixepoch())";
const ADOPT: &str = "INSERT INTO game (setup, seats, summary, title, taken_back, started, played, id)
                     VALUES (?1, ?2, ?3, ?4, ?5, coalesce(?6, unixepoch()), coalesce(?7, unixepoch()), ?8)";
const TOUCH: &str = "UPDATE game SET summary = ?2, played = unixepoch() WHERE id = ?1";
const SUM_UP: &str = "UPDATE game SET summary = ?2 WHERE id = ?1";
const MARK_TAKEN_BACK: &str = "UPDATE game SET taken_back = 1 WHERE id = ?1";
const FIND: &str = "SELECT setup, seats FROM game WHERE id = ?1 AND NOT deleted";
const FOREIGN: &str = "SELECT setup, seats, title, taken_back,
                              max(0, min(started, unixepoch())), max(0, min(played, unixepoch()))
                       FROM game WHERE id = ?1 AND NOT deleted";
const SETUPS: &str = "SELECT setup, id FROM game WHERE NOT deleted";
const REST: &str = "SELECT title, taken_back FROM game WHERE id = ?1";
const LIST: &str = "SELECT setup, seats, summary, id, title, played, taken_back
                    FROM game WHERE NOT deleted ORDER BY played DESC, id DESC";
const RENAME: &str = "UPDATE game SET title = ?2 WHERE id = ?1 AND NOT deleted";
const RESEAT: &str = "UPDATE game SET seats = ?2 WHERE id = ?1";
const SET_DELETED: &str = "UPDATE game SET deleted = ?2 WHERE id = ?1 AND deleted <> ?2";
const PURGE: &str = "DELETE FROM game WHERE deleted";

/// What a game is started with: its setup, which never changes, and its seats.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Save {
    pub(crate) setup: Setup,
    pub(crate) seats: Vec<Seat>,
}

/// A saved game: what it was started with, and all its events.
pub(crate) struct Saved {
    pub(crate) save: Save,
    pub(crate) title: String,
    pub(crate) taken_back: bool,
    pub(crate) events: Vec<Event>,
}

/// A game from an untrusted database. Nothing in it has been checked.
pub(crate) struct Foreign {
    pub(crate) save: Save,
    pub(crate) title: String,
    pub(crate) taken_back: bool,
    pub(crate) times: Times,
    pub(crate) branch: Option<Branch>,
    pub(crate) events: Vec<Event>,
}

/// An entry of the list of saved games.
pub(crate) struct Listed {
    pub(crate) id: GameId,
    pub(crate) title: String,
    pub(crate) save: Save,
    pub(crate) summary: Summary,
    /// Does its summary have everything that this version writes? The first versions wrote no claims, and later ones no
    /// winners.
    pub(crate) whole: bool,
    /// Seconds since 1970 of the last action.
    pub(crate) played: i64,
    pub(crate) taken_back: bool,
}

pub(super) fn insert(
    transaction: &Transaction,
    save: &Save,
    summary: &Summary,
) -> Result<GameId, StoreError> {
    let [setup, seats, summary] = [
        serde_json::to_string(&save.setup)?,
        serde_json::to_string(&save.seats)?,
        serde_json::to_string(summary)?,
    ];
    transaction.prepare_cached(INSERT)?.execute((setup, seats, summary))?;
    Ok(GameId(transaction.last_insert_rowid()))
}

/// Adds a game from a file or a damaged database, under a new id if none is given.
pub(super) fn adopt(
    transaction: &Transaction,
    arrival: &Arrival,
    id: Option<GameId>,
) -> Result<GameId, StoreError> {
    transaction.prepare_cached(ADOPT)?.execute(params![
        serde_json::to_string(&arrival.save.setup)?,
        serde_json::to_string(&arrival.save.seats)?,
        serde_json::to_string(&arrival.summary)?,
        arrival.title,
        arrival.taken_back,
        arrival.times.map(|times| times.started),
        arrival.times.map(|times| times.played),
        id.map(|id| id.0),
    ])?;
    Ok(GameId(transaction.last_insert_rowid()))
}

/// A game of an untrusted database, without its events and where it branched off.
pub(super) fn foreign(connection: &Connection, id: GameId) -> Result<Foreign, StoreError> {
    let mut statement = connection.prepare_cached(FOREIGN)?;
    let mut rows = statement.query([id.0])?;
    let row = rows.next()?.ok_or(rusqlite::Error::QueryReturnedNoRows)?;
    Ok(Foreign {
        save: read([row.get(0)?, row.get(1)?])?,
        title: row.get(2)?,
        taken_back: row.get(3)?,
        times: Times { started: row.get(4)?, played: row.get(5)? },
        branch: None,
        events: Vec::new(),
    })
}

/// The setup of every game, as JSON.
pub(super) fn setups(connection: &Connection) -> Result<Vec<(String, GameId)>, StoreError> {
    let mut statement = connection.prepare_cached(SETUPS)?;
    let rows = statement.query_map([], |row| Ok((row.get(0)?, GameId(row.get(1)?))))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// A game's title, and whether it was taken back.
pub(super) fn rest(connection: &Connection, id: GameId) -> Result<(String, bool), StoreError> {
    Ok(connection.prepare_cached(REST)?.query_row([id.0], |row| Ok((row.get(0)?, row.get(1)?)))?)
}

/// Updates a game's summary after an action, and when it was last played.
pub(super) fn touch(transaction: &Transaction, id: GameId, summary: &Summary) -> Result<(), StoreError> {
    transaction.prepare_cached(TOUCH)?.execute((id.0, serde_json::to_string(summary)?))?;
    Ok(())
}

/// Updates a game's summary, but not when it was last played.
pub(super) fn sum_up(transaction: &Transaction, id: GameId, summary: &Summary) -> Result<(), StoreError> {
    transaction.prepare_cached(SUM_UP)?.execute((id.0, serde_json::to_string(summary)?))?;
    Ok(())
}

pub(super) fn mark_taken_back(transaction: &Transaction, id: GameId) -> Result<(), StoreError> {
    transaction.prepare_cached(MARK_TAKEN_BACK)?.execute([id.0])?;
    Ok(())
}

pub(super) fn find(connection: &Connection, id: GameId) -> Result<Option<Save>, StoreError> {
    let texts = |row: &Row| Ok([row.get(0)?, row.get(1)?]);
    let found = connection.prepare_cached(FIND)?.query_row([id.0], texts).optional()?;
    found.map(read).transpose()
}

pub(super) fn list(connection: &Connection) -> Result<Vec<Listed>, StoreError> {
    let mut statement = connection.prepare_cached(LIST)?;
    let mut rows = statement.query([])?;
    let mut games = Vec::new();
    while let Some(row) = rows.next()? {
        let text: String = row.get(2)?;
        let summary: Summary = serde_json::from_str(&text)?;
        let has_winners_if_finished = !summary.is_finished() || !summary.winners.is_empty();
        games.push(Listed {
            save: read([row.get(0)?, row.get(1)?])?,
            whole: has_winners_if_finished && text.contains("\"claims\""),
            summary,
            id: GameId(row.get(3)?),
            title: row.get(4)?,
            played: row.get(5)?,
            taken_back: row.get(6)?,
        });
    }
    Ok(games)
}

pub(super) fn rename(transaction: &Transaction, id: GameId, title: &str) -> Result<bool, StoreError> {
    Ok(transaction.prepare_cached(RENAME)?.execute((id.0, title))? > 0)
}

/// Replaces a game's seats.
pub(super) fn reseat(transaction: &Transaction, id: GameId, seats: &[Seat]) -> Result<(), StoreError> {
    transaction.prepare_cached(RESEAT)?.execute((id.0, serde_json::to_string(seats)?))?;
    Ok(())
}

pub(super) fn set_deleted(transaction: &Transaction, id: GameId, deleted: bool) -> Result<bool, StoreError> {
    Ok(transaction.prepare_cached(SET_DELETED)?.execute((id.0, deleted))? > 0)
}

/// Removes the deleted games for good.
pub(super) fn purge(transaction: &Transaction) -> Result<(), StoreError> {
    transaction.execute(PURGE, [])?;
    Ok(())
}

fn read([setup, seats]: [String; 2]) -> Result<Save, StoreError> {
    Ok(Save { setup: serde_json::from_str(&setup)?, seats: serde_json::from_str(&seats)? })
}
