//! The schema as a list of migration steps. Steps are only ever added; `user_version` counts those that were taken.
//! Before an older database is changed, a copy of it is written beside it, so that a bad step costs nobody a game.

use rusqlite::Connection;

use super::{Location, StoreError};

/// Every step there is, in order.
pub(super) const STEPS: &[&str] = &[
    include_str!("migrations/001_games.sql"),
    include_str!("migrations/002_feats.sql"),
    include_str!("migrations/003_maps.sql"),
    include_str!("migrations/004_branches.sql"),
];

/// How many names to try for the copy: earlier attempts may have left some.
const MOST_COPIES: u32 = 20;

/// How many steps this database has taken; an error if there are more than this version knows.
pub(super) fn taken(connection: &Connection, steps: &[&str]) -> Result<u32, StoreError> {
    let found = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let known = steps.len() as u32;
    if found > known { Err(StoreError::Newer { found, known }) } else { Ok(found) }
}

/// Takes the steps after the first `taken`. The database at `place` is copied first, unless it is new.
pub(super) fn migrate(
    connection: &mut Connection,
    place: &Location,
    taken: u32,
    steps: &[&str],
) -> Result<(), StoreError> {
    if (1..steps.len() as u32).contains(&taken) {
        copy(connection, place, taken)?;
    }
    for (number, step) in (1..).zip(steps).skip_while(|(number, _)| *number <= taken) {
        let transaction = connection.transaction()?;
        transaction.execute_batch(step)?;
        transaction.pragma_update(None, "user_version", number)?;
        transaction.commit()?;
    }
    Ok(())
}

/// Writes a copy of the database to the first free name beside it, such as `railhead.schema-1.db`.
fn copy(connection: &Connection, place: &Location, taken: u32) -> Result<(), StoreError> {
    let mut outcome = Ok(());
    for number in 1..=MOST_COPIES {
        let ending = if number == 1 { String::new() } else { format!("-{number}") };
        let Some(name) = place.beside(&format!("schema-{taken}{ending}")) else { return Ok(()) };
        outcome = connection.execute("VACUUM INTO ?1", [name]).map(drop).map_err(StoreError::from);
        let is_taken = |error: &StoreError| error.to_string().contains("already exists");
        if !outcome.as_ref().is_err_and(is_taken) {
            break;
        }
    }
    outcome
}

#[cfg(test)]
#[cfg(not(target_family = "wasm"))]
mod tests {
    use super::*;
    use crate::store::connection::{connect, prepare};

    /// A step that a later version might add, and one that fails.
    const NEXT: &str = "ALTER TABLE game ADD COLUMN mood TEXT NOT NULL DEFAULT 'merry'";
    const WRONG: &str = "UPDATE game SET title = 'spoilt'; DROP TABLE nothing_of_that_name";

    /// A kept file of the first schema, in a folder of its own.
    fn old() -> (tempfile::TempDir, Location) {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("railhead.db");
        let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/saves/schema-1-midway.db");
        std::fs::copy(kept, &file).expect("the kept file");
        (folder, Location::File(file))
    }

    fn migrate_with(place: &Location, steps: &[&str]) -> Result<(), StoreError> {
        let mut connection = connect(place)?;
        let taken = taken(&connection, steps)?;
        prepare(&connection, place)?;
        migrate(&mut connection, place, taken, steps)
    }

    fn count(file: &std::path::Path) -> i64 {
        let connection = Connection::open(file).expect("it opens");
        connection.query_row("SELECT count(*) FROM event", [], |row| row.get(0)).expect("it can be read")
    }

    #[test]
    fn an_older_database_is_copied_before_it_is_changed() {
        let (folder, place) = old();
        let events = count(&folder.path().join("railhead.db"));
        assert!(events > 0);
        migrate_with(&place, &[STEPS[0], NEXT]).expect("it is brought up to date");
        let copy = folder.path().join("railhead.schema-1.db");
        assert_eq!(count(&copy), events, "every event is in the copy");
        let connection = Connection::open(&copy).expect("it opens");
        assert_eq!(taken(&connection, STEPS).expect("a known schema"), 1, "which the older version can open");
        drop(connection);
        migrate_with(&place, &[STEPS[0], NEXT]).expect("nothing is left to do");
        let files = std::fs::read_dir(folder.path()).expect("a folder").count();
        assert_eq!(files, 2, "and nothing is copied where nothing changes");
    }

    #[test]
    fn a_step_that_fails_changes_nothing_and_the_next_attempt_is_copied_again() {
        let (folder, place) = old();
        for copies in 1..=2 {
            migrate_with(&place, &[STEPS[0], WRONG]).expect_err("the step is wrong");
            let files = std::fs::read_dir(folder.path()).expect("a folder");
            let names = files.map(|file| file.expect("a file").file_name().into_string().expect("a name"));
            assert_eq!(names.filter(|name| name.contains("schema-1")).count(), copies);
        }
        let connection = Connection::open(folder.path().join("railhead.db")).expect("it opens");
        let spoilt: i64 = connection
            .query_row("SELECT count(*) FROM game WHERE title = 'spoilt'", [], |row| row.get(0))
            .expect("it can be read");
        assert_eq!(spoilt, 0, "half a step is none");
    }

    #[test]
    fn a_new_database_and_one_that_keeps_nothing_need_no_copy() {
        let folder = tempfile::tempdir().expect("a folder");
        let place = Location::File(folder.path().join("railhead.db"));
        migrate_with(&place, &[STEPS[0], NEXT]).expect("it is made");
        assert!(!folder.path().join("railhead.schema-1.db").exists());
        migrate_with(&Location::Memory, &[STEPS[0], NEXT]).expect("it is made");
    }
}
