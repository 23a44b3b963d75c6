//! Checks that the tables are as our migration steps make them. A file can be valid for SQLite and still not be ours.

use std::collections::BTreeMap;

use rusqlite::Connection;

use super::migration::{self, STEPS};
use super::{Location, StoreError};

const ALL: &str = "SELECT name, sql FROM sqlite_schema WHERE type IN ('table', 'index') AND sql IS NOT NULL";

/// Is every table and index there, exactly as the first `taken` steps make it? Anything else in the file is harmless.
pub(super) fn check(connection: &Connection, taken: u32) -> Result<(), StoreError> {
    let mut expected = Connection::open_in_memory()?;
    let steps = STEPS.get(..taken as usize).unwrap_or(STEPS);
    migration::migrate(&mut expected, &Location::Memory, 0, steps)?;
    let found = read(connection)?;
    match read(&expected)?.iter().find(|(name, made)| found.get(*name) != Some(made)) {
        None => Ok(()),
        Some((name, _)) => Err(StoreError::Damaged(format!("its table {name} is not as Railhead makes it"))),
    }
}

fn read(connection: &Connection) -> Result<BTreeMap<String, String>, StoreError> {
    let mut statement = connection.prepare(ALL)?;
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}
