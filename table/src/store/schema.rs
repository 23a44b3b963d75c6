//! The tables as every statement expects them. A file can be whole for SQLite and yet not ours.

use rusqlite::Connection;

use super::Fault;

const TABLES: [&str; 4] = [
    "SELECT id, title, setup, seats, summary, taken_back, deleted, started, played FROM game",
    "SELECT game, number, body FROM event",
    "SELECT name, value FROM setting",
    "SELECT game, finished, map, seats, seat, bot, name, won, score, margin, routes, completed, failed, longest,
            stations FROM result",
];

/// Are all tables there, with all their columns?
pub(super) fn check(connection: &Connection) -> Result<(), Fault> {
    for statement in TABLES {
        connection.prepare(statement).map_err(|error| Fault::Damaged(error.to_string()))?;
    }
    Ok(())
}
