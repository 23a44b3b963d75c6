//! Opening a database so that a commit that was answered is on the disk.

use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::Connection;
use rusqlite::config::DbConfig;

use super::Fault;

/// Where a database lives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// A file of the native app. Its folder is made if there is none.
    File(PathBuf),
    /// The browser's private file system, through the VFS that the worker has installed as SQLite's default.
    Browser,
    /// Nowhere: all is gone when it is closed.
    Memory,
}

impl Place {
    /// The name of a file beside the database, for a copy of it; `None` where there are no files.
    pub(super) fn beside(&self, what: &str) -> Option<String> {
        match self {
            Place::File(path) => Some(path.with_extension(format!("{what}.db")).display().to_string()),
            Place::Browser => Some(format!("railhead.{what}.db")),
            Place::Memory => None,
        }
    }
}

/// The database's name among the browser's private files.
pub const BROWSER_FILE: &str = "railhead.db";

/// How long a second window may hold the database before we say that it is busy.
const PATIENCE: Duration = Duration::from_secs(2);

/// Connects without changing anything: a database of a newer app must be left as it is.
pub(super) fn connect(place: &Place) -> Result<Connection, Fault> {
    let connection = match place {
        Place::File(path) => open_file(path)?,
        Place::Browser => Connection::open(BROWSER_FILE)?,
        Place::Memory => Connection::open_in_memory()?,
    };
    // One table for one file: a second would not see what the first changes. In the browser this also comes
    // first of all because without it a database that was ever in WAL mode can't be read there.
    connection.pragma_update(None, "locking_mode", "exclusive")?;
    Ok(connection)
}

/// Sees to it that what is committed is on the disk, and that rows refer to what exists.
pub(super) fn prepare(connection: &Connection, place: &Place) -> Result<(), Fault> {
    let journal = match place {
        Place::File(_) => "wal",
        Place::Browser => "delete",
        Place::Memory => "memory",
    };
    connection.pragma_update(None, "journal_mode", journal)?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    forbid_code(connection)
}

/// A database of ours holds rows and nothing that runs: whatever else a file brings along stays off.
pub(super) fn forbid_code(connection: &Connection) -> Result<(), Fault> {
    for (option, on) in [
        (DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER, false),
        (DbConfig::SQLITE_DBCONFIG_ENABLE_VIEW, false),
        (DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false),
        (DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true),
    ] {
        connection.set_db_config(option, on)?;
    }
    Ok(())
}

fn open_file(path: &Path) -> Result<Connection, Fault> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(|error| Fault::Folder {
            path: folder.display().to_string(),
            reason: error.to_string(),
        })?;
    }
    let connection = Connection::open(path)?;
    connection.busy_timeout(PATIENCE)?;
    Ok(connection)
}
