//! The tables as our steps make them. A file can be whole for SQLite and yet not ours.

use std::collections::BTreeMap;

use rusqlite::Connection;

use super::migration::{self, STEPS};
use super::{Location, StoreError};

const ALL: &str = "SELECT name, sql FROM sqlite_schema WHERE type IN ('table', 'index') AND sql IS NOT NULL";

/// Is everything there, exactly as the first `taken` steps make it? What else there may be does nothing.
pub(super) fn check(connection: &Connection, taken: u32) -> Result<(), StoreError> {
    let mut ours = Connection::open_in_memory()?;
    let steps = STEPS.get(..taken as usize).unwrap_or(STEPS);
    migration::migrate(&mut ours, &Location::Memory, 0, steps)?;
    let found = read(connection)?;
    match read(&ours)?.iter().find(|(name, made)| found.get(*name) != Some(made)) {
        None => Ok(()),
        Some((name, _)) => Err(StoreError::Damaged(format!("its table {name} is not as Railhead makes it"))),
    }
}

fn read(connection: &Connection) -> Result<BTreeMap<String, String>, StoreError> {
    let mut statement = connection.prepare(ALL)?;
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}
