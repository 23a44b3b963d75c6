//! Opening a database so that a finished commit is on the disk.

use std::fs::OpenOptions;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::limits::Limit;
use rusqlite::{Connection, OpenFlags};

use super::StoreError;

/// Where a database is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Location {
    /// A file, for the native app. Its folder is made if there is none.
    File(PathBuf),
    /// The browser's private file system, through the VFS that the worker has installed as SQLite's default.
    Browser,
    /// In memory only: everything is lost when it is closed.
    Memory,
}

impl Location {
    /// The name of a file beside the database, for a copy of it; `None` for a database in memory.
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

/// How long to wait for a database that another window has open.
const BUSY_TIMEOUT: Duration = Duration::from_secs(2);

/// The largest value or row in bytes that an untrusted file may have. We have never written a larger one.
const LONGEST_VALUE: i32 = 100_000;

/// How much work an untrusted file may cause, in steps of SQLite's virtual machine: so many for each byte, and so many
/// for any file. The steps are counted in units of `STEPS_PER_CHECK`.
const STEPS_PER_BYTE: usize = 20;
const STEPS_PER_FILE: usize = 50_000_000;
const STEPS_PER_CHECK: usize = 100_000;

/// Connects without changing anything: the database of a newer version must be left as it is.
pub(super) fn connect(place: &Location) -> Result<Connection, StoreError> {
    let connection = match place {
        Location::File(path) => open_file(path)?,
        Location::Browser => Connection::open(BROWSER_FILE)?,
        Location::Memory => Connection::open_in_memory()?,
    };
    // Only one table may use a file: a second would not see what the first changes. In the browser this must also be the
    // first statement, because without it a database that was ever in WAL mode can't be read there.
    connection.pragma_update(None, "locking_mode", "exclusive")?;
    forbid_code(&connection)?;
    Ok(connection)
}

/// Makes every commit durable, and enforces foreign keys.
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

/// Connects to a damaged file that was renamed. It is opened for writing only because SQLite may have to roll back a
/// transaction that a kill interrupted.
pub(super) fn connect_to_damaged(path: &Path) -> Result<Connection, StoreError> {
    let mut connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    let bytes = std::fs::metadata(path).map_or(0, |file| file.len() as usize);
    distrust(&mut connection, bytes)?;
    Ok(connection)
}

/// Our databases hold rows and no code: triggers, views and the like stay off, whatever a file contains.
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

/// Sets limits for an untrusted file of this size: it may run no code and hold no value larger than any of ours, and it
/// is given up if it causes more work than its size explains.
pub(super) fn distrust(connection: &mut Connection, bytes: usize) -> Result<(), StoreError> {
    forbid_code(connection)?;
    connection.pragma_update(None, "cell_size_check", true)?;
    connection.set_limit(Limit::SQLITE_LIMIT_LENGTH, LONGEST_VALUE)?;
    let mut checks_left = (STEPS_PER_FILE + bytes.saturating_mul(STEPS_PER_BYTE)) / STEPS_PER_CHECK;
    connection.progress_handler(
        STEPS_PER_CHECK as i32,
        Some(move || {
            checks_left = checks_left.saturating_sub(1);
            checks_left == 0
        }),
    )?;
    Ok(())
}

fn open_file(path: &Path) -> Result<Connection, StoreError> {
    let folder = path.parent().unwrap_or(path);
    std::fs::create_dir_all(folder).map_err(|error| file_error(folder, &error))?;
    // SQLite opens a read-only file without an error, and would fail at the first move.
    OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(false)
        .open(path)
        .map_err(|error| file_error(path, &error))?;
    let connection = Connection::open(path)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    Ok(connection)
}

fn file_error(path: &Path, error: &io::Error) -> StoreError {
    match error.kind() {
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => StoreError::ReadOnly,
        _ => StoreError::Folder { path: path.display().to_string(), reason: error.to_string() },
    }
}
