//! The events of each game, in order, one row for each.

use engine::Event;
use rusqlite::{Connection, Transaction};

use super::StoreError;
use crate::protocol::GameId;

const INSERT: &str = "INSERT INTO event (game, number, body) VALUES (?1, ?2, ?3)";
const FORGET_AFTER: &str = "DELETE FROM event WHERE game = ?1 AND number >= ?2";
const NUMBERED: &str = "SELECT number, body FROM event WHERE game = ?1 ORDER BY number";
const ALL: &str = "SELECT body FROM event WHERE game = ?1 ORDER BY number";

/// Appends events after the first `from`. A row that is there already is a conflict: two tables
/// must never write one game's history over each other.
pub(super) fn append(
    transaction: &Transaction,
    game: GameId,
    from: u32,
    events: &[Event],
) -> Result<(), StoreError> {
    let mut insert = transaction.prepare_cached(INSERT)?;
    for (number, event) in (from..).zip(events) {
        insert.execute((game.0, number, serde_json::to_string(event)?))?;
    }
    Ok(())
}

/// Deletes all events of a game but the first `keep`.
pub(super) fn forget_after(transaction: &Transaction, game: GameId, keep: u32) -> Result<(), StoreError> {
    transaction.prepare_cached(FORGET_AFTER)?.execute((game.0, keep))?;
    Ok(())
}

/// The events before the first one that is missing or can't be read, for a damaged database.
pub(super) fn readable(connection: &Connection, game: GameId) -> Vec<Event> {
    let mut events = Vec::new();
    let Ok(mut statement) = connection.prepare(NUMBERED) else { return events };
    let Ok(mut rows) = statement.query([game.0]) else { return events };
    while let Ok(Some(row)) = rows.next() {
        let (Ok(number), Ok(body)) = (row.get::<_, i64>(0), row.get::<_, String>(1)) else { break };
        let Ok(event) = serde_json::from_str(&body) else { break };
        if number != events.len() as i64 {
            break;
        }
        events.push(event);
    }
    events
}

pub(super) fn all(connection: &Connection, game: GameId) -> Result<Vec<Event>, StoreError> {
    let mut statement = connection.prepare_cached(ALL)?;
    let mut rows = statement.query([game.0])?;
    let mut events = Vec::new();
    while let Some(row) = rows.next()? {
        events.push(serde_json::from_str(row.get_ref(0)?.as_str().map_err(rusqlite::Error::from)?)?);
    }
    Ok(events)
}
