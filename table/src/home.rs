//! Where the games of a native window are kept.

use std::path::PathBuf;

use directories::ProjectDirs;

use crate::protocol::Trouble;

/// Overrides the platform's data directory: for tests, and for those who carry their saves along.
pub const HOME_VARIABLE: &str = "RAILHEAD_HOME";

/// The database's file. It has a folder of its own, because the window's web view keeps caches
/// in the data directory too.
pub fn database() -> Result<PathBuf, Trouble> {
    let home = match std::env::var_os(HOME_VARIABLE) {
        Some(home) => PathBuf::from(home),
        None => ProjectDirs::from("", "", "Railhead").ok_or(Trouble::NoHome)?.data_dir().to_path_buf(),
    };
    Ok(home.join("saves").join("railhead.db"))
}
