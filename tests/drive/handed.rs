//! Files that the app has downloaded or exported.

use std::path::{Path, PathBuf};

use super::patience::wait_for;

/// Waits for the one file with this ending in `folder`.
pub async fn wait_for_file(folder: &Path, ending: &str) -> PathBuf {
    // A browser uses another name until the file is complete.
    let found = || {
        let entries = std::fs::read_dir(folder).into_iter().flatten();
        let mut paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
        paths.find(|path| path.extension().is_some_and(|found| found == ending))
    };
    let what = format!("a file ending in {ending} in {}", folder.display());
    wait_for(&what, || found().is_some()).await;
    found().expect("it was there a moment ago")
}
