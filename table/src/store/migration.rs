//! The schema, step by step. Steps are only ever added; `user_version` counts those taken.

use rusqlite::Connection;

use super::Fault;

const STEPS: &[&str] = &[include_str!("migrations/001_games.sql")];

/// How many steps this database has taken; an error if they are more than we know of.
pub(super) fn taken(connection: &Connection) -> Result<u32, Fault> {
    let found = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let known = STEPS.len() as u32;
    if found > known { Err(Fault::Newer { found, known }) } else { Ok(found) }
}

/// Takes the steps that are missing after the first `taken`.
pub(super) fn migrate(connection: &mut Connection, taken: u32) -> Result<(), Fault> {
    for (number, step) in (1..).zip(STEPS).skip_while(|(number, _)| *number <= taken) {
        let transaction = connection.transaction()?;
        transaction.execute_batch(step)?;
        transaction.pragma_update(None, "user_version", number)?;
        transaction.commit()?;
    }
    Ok(())
}
