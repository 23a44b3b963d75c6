//! What can go wrong with a database, as far as the rest of the table has to tell it apart.

use rusqlite::ErrorCode;

use crate::protocol::Trouble;

#[derive(Debug, thiserror::Error)]
pub(crate) enum Fault {
    #[error("the folder {path} cannot be made: {reason}")]
    Folder { path: String, reason: String },
    #[error("the database or its folder is read-only")]
    ReadOnly,
    #[error("the database has schema {found}, and this version knows {known}")]
    Newer { found: u32, known: u32 },
    #[error("this is a database of something else")]
    NotOurs,
    #[error("the database is damaged: {0}")]
    Damaged(String),
    #[error("a saved game cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    #[error(transparent)]
    Sqlite(#[from] rusqlite::Error),
}

/// SQLite's many codes, as the few things that a person can do something about.
impl From<Fault> for Trouble {
    fn from(fault: Fault) -> Trouble {
        match fault {
            Fault::Folder { path, reason } => Trouble::Storage { reason: format!("{path}: {reason}") },
            Fault::ReadOnly => Trouble::ReadOnly,
            Fault::Newer { found, known } => Trouble::NewerSaves { found, known },
            Fault::NotOurs => Trouble::NotOurs,
            Fault::Damaged(reason) => Trouble::DamagedSaves { reason },
            Fault::Unreadable(error) => Trouble::DamagedSaves { reason: error.to_string() },
            Fault::Sqlite(error) => sqlite_trouble(&error),
        }
    }
}

fn sqlite_trouble(error: &rusqlite::Error) -> Trouble {
    let reason = error.to_string();
    match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Trouble::SavesInUse,
        Some(ErrorCode::DiskFull) => Trouble::DiskFull,
        Some(ErrorCode::ReadOnly) => Trouble::ReadOnly,
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Trouble::DamagedSaves { reason },
        _ => Trouble::Storage { reason },
    }
}
