//! Renaming a damaged database file, unchanged. In a browser the worker does this, because the files are in its VFS.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use super::StoreError;

/// Renames the file and its journals to the first free name.
pub(super) fn put_aside(path: &Path) -> Result<PathBuf, StoreError> {
    let named = |number: u32| path.with_extension(format!("damaged-{number}.db"));
    let aside = (1..).map(named).find(|name| !name.exists()).unwrap_or_else(|| named(0));
    for suffix in ["", "-wal", "-shm", "-journal"] {
        let (from, to) = (with_suffix(path, suffix), with_suffix(&aside, suffix));
        if from.exists() {
            std::fs::rename(&from, &to).map_err(|error| StoreError::Folder {
                path: from.display().to_string(),
                reason: error.to_string(),
            })?;
        }
    }
    Ok(aside)
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    name.into()
}
