//! The store's errors, as far as the rest of the table has to distinguish them.

use rusqlite::ErrorCode;

use crate::protocol::TableError;

#[derive(Debug, thiserror::Error)]
pub(crate) enum StoreError {
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

/// Maps SQLite's many codes to the few errors that a person can do something about.
impl From<StoreError> for TableError {
    fn from(error: StoreError) -> TableError {
        match error {
            StoreError::Folder { path, reason } => {
                TableError::Storage { reason: format!("{path}: {reason}") }
            }
            StoreError::ReadOnly => TableError::ReadOnly,
            StoreError::Newer { found, known } => TableError::NewerSaves { found, known },
            StoreError::NotOurs => TableError::NotOurs,
            StoreError::Damaged(reason) => TableError::DamagedSaves { reason },
            StoreError::Unreadable(error) => TableError::DamagedSaves { reason: error.to_string() },
            StoreError::Sqlite(error) => sqlite_error(&error),
        }
    }
}

fn sqlite_error(error: &rusqlite::Error) -> TableError {
    let reason = error.to_string();
    match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => TableError::SavesInUse,
        Some(ErrorCode::DiskFull) => TableError::DiskFull,
        Some(ErrorCode::ReadOnly) => TableError::ReadOnly,
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => TableError::DamagedSaves { reason },
        _ => TableError::Storage { reason },
    }
}
