//! Exporting the whole database as one file, and reading such a file. It may come from anyone, so it is read in memory,
//! with every feature switched off by which a database could do more than hold rows.

use std::collections::BTreeSet;
use std::time::Duration;

use rusqlite::{Connection, MAIN_DB, backup};

use super::game::Foreign;
use super::migration::{self, STEPS};
use super::{Location, StoreError, branch, connection, event, game, rescue};
use crate::protocol::{Branch, GameId};

/// The first bytes of every SQLite file.
const MAGIC: &[u8] = b"SQLite format 3\0";

/// The bytes of a file's header that say whether it is in WAL mode. A database in memory can't be.
const JOURNAL_BYTES: std::ops::Range<usize> = 18..20;

/// Is this an SQLite file?
pub(crate) fn is_database(file: &[u8]) -> bool {
    file.starts_with(MAGIC)
}

/// The database as one file that opens everywhere, without deleted games.
pub(super) fn make(connection: &Connection) -> Result<Vec<u8>, StoreError> {
    let mut copy = Connection::open_in_memory()?;
    backup::Backup::new(connection, &mut copy)?.run_to_completion(1000, Duration::ZERO, None)?;
    let transaction = copy.transaction()?;
    game::purge(&transaction)?;
    transaction.commit()?;
    copy.execute_batch("VACUUM")?;
    let mut bytes = copy.serialize(MAIN_DB)?.to_vec();
    if let Some(journal) = bytes.get_mut(JOURNAL_BYTES) {
        journal.fill(1);
    }
    Ok(bytes)
}

/// A backup that is being read.
pub(crate) struct Backup {
    connection: Connection,
    damaged: bool,
}

impl Backup {
    /// Opens a file. A backup of an older version is migrated, in memory only.
    pub(crate) fn open(file: &[u8]) -> Result<Backup, StoreError> {
        let mut connection = open_untrusted(file)?;
        let taken = migration::taken(&connection, STEPS)?;
        if taken == 0 {
            return Err(StoreError::NotOurs);
        }
        let damaged = rescue::check(&connection).is_err();
        migration::migrate(&mut connection, &Location::Memory, taken, STEPS)?;
        Ok(Backup { connection, damaged })
    }

    pub(crate) fn is_damaged(&self) -> bool {
        self.damaged
    }

    /// The ids of its games.
    pub(crate) fn games(&self) -> Result<BTreeSet<GameId>, StoreError> {
        let ids = rescue::ids(&self.connection);
        // Either there are no games or they can't be read; in the second case listing them fails.
        if ids.is_empty() {
            game::list(&self.connection)?;
        }
        Ok(ids)
    }

    /// One of its games, with its events.
    pub(crate) fn game(&self, id: GameId) -> Result<Foreign, StoreError> {
        let mut foreign = game::foreign(&self.connection, id)?;
        foreign.events = event::all(&self.connection, id)?;
        // Its parent has another number where it is imported, if it is there at all.
        foreign.branch = branch::find(&self.connection, id)?.map(|it| Branch { parent: None, ..it });
        Ok(foreign)
    }
}

/// Opens a copy of the file in memory, as an untrusted database.
pub(super) fn open_untrusted(file: &[u8]) -> Result<Connection, StoreError> {
    let mut file = file.to_vec();
    if let Some(journal) = file.get_mut(JOURNAL_BYTES).filter(|journal| **journal == [2, 2]) {
        journal.fill(1);
    }
    let mut connection = Connection::open_in_memory()?;
    connection.deserialize_read_exact(MAIN_DB, file.as_slice(), file.len(), false)?;
    connection::distrust(&mut connection, file.len())?;
    Ok(connection)
}
