//! Opening a database so that a commit that was answered is on the disk.

use std::fs::OpenOptions;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::limits::Limit;
use rusqlite::{Connection, OpenFlags};

use super::StoreError;

/// Where a database lives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Location {
    /// A file of the native app. Its folder is made if there is none.
    File(PathBuf),
    /// The browser's private file system, through the VFS that the worker has installed as SQLite's default.
    Browser,
    /// Nowhere: all is gone when it is closed.
    Memory,
}

impl Location {
    /// The name of a file beside the database, for a copy of it; `None` where there are no files.
    pub(super) fn beside(&self, what: &str) -> Option<String> {
        match self {
            Location::File(path) => Some(path.with_extension(format!("{what}.db")).display().to_string()),
            Location::Browser => Some(format!("railhead.{what}.db")),
            Location::Memory => None,
        }
    }
}

/// The database's name among the browser's private files.
pub const BROWSER_FILE: &str = "railhead.db";

/// How long a second window may hold the database before we say that it is busy.
const PATIENCE: Duration = Duration::from_secs(2);

/// More than any text or row that we have ever written.
const LONGEST_VALUE: i32 = 100_000;

/// How much work a file may make for each byte of it, in steps of SQLite's machine, beside a start.
const STEPS_A_BYTE: usize = 20;
const STEPS_TO_START: usize = 50_000_000;
const STEPS_BETWEEN_LOOKS: usize = 100_000;

/// Connects without changing anything: a database of a newer app must be left as it is.
pub(super) fn connect(place: &Location) -> Result<Connection, StoreError> {
    let connection = match place {
        Location::File(path) => open_file(path)?,
        Location::Browser => Connection::open(BROWSER_FILE)?,
        Location::Memory => Connection::open_in_memory()?,
    };
    // One table for one file: a second would not see what the first changes. In the browser this also comes
    // first of all because without it a database that was ever in WAL mode can't be read there.
    connection.pragma_update(None, "locking_mode", "exclusive")?;
    forbid_code(&connection)?;
    Ok(connection)
}

/// Sees to it that what is committed is on the disk, and that rows refer to what exists.
pub(super) fn prepare(connection: &Connection, place: &Location) -> Result<(), StoreError> {
    let journal = match place {
        Location::File(_) => "wal",
        Location::Browser => "delete",
        Location::Memory => "memory",
    };
    connection.pragma_update(None, "journal_mode", journal)?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    Ok(())
}

/// Connects to a file that was put aside. It may be written to only because SQLite has to recover what a kill
/// left unfinished.
pub(super) fn connect_to_damaged(path: &Path) -> Result<Connection, StoreError> {
    let mut connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    let bytes = std::fs::metadata(path).map_or(0, |file| file.len() as usize);
    distrust(&mut connection, bytes)?;
    Ok(connection)
}

/// A database of ours holds rows and nothing that runs: whatever else a file brings along stays off.
fn forbid_code(connection: &Connection) -> Result<(), StoreError> {
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

/// For a file of which nothing is known but its size: it runs nothing, it holds no value of a size that we
/// never wrote, and it is given up where it makes more work than its size explains.
pub(super) fn distrust(connection: &mut Connection, bytes: usize) -> Result<(), StoreError> {
    forbid_code(connection)?;
    connection.pragma_update(None, "cell_size_check", true)?;
    connection.set_limit(Limit::SQLITE_LIMIT_LENGTH, LONGEST_VALUE)?;
    let mut looks = (STEPS_TO_START + bytes.saturating_mul(STEPS_A_BYTE)) / STEPS_BETWEEN_LOOKS;
    connection.progress_handler(
        STEPS_BETWEEN_LOOKS as i32,
        Some(move || {
            looks = looks.saturating_sub(1);
            looks == 0
        }),
    )?;
    Ok(())
}

fn open_file(path: &Path) -> Result<Connection, StoreError> {
    let folder = path.parent().unwrap_or(path);
    std::fs::create_dir_all(folder).map_err(|error| refusal(folder, &error))?;
    // SQLite would open a file that it can't write to all the same, and fail at the first move.
    OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(false)
        .open(path)
        .map_err(|error| refusal(path, &error))?;
    let connection = Connection::open(path)?;
    connection.busy_timeout(PATIENCE)?;
    Ok(connection)
}

fn refusal(path: &Path, error: &io::Error) -> StoreError {
    match error.kind() {
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => StoreError::ReadOnly,
        _ => StoreError::Folder { path: path.display().to_string(), reason: error.to_string() },
    }
}
