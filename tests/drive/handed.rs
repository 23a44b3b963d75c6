//! Files that the app has put into a person's hands.

use std::path::{Path, PathBuf};

use super::patience::comes_about;

/// Waits for the one file with this ending in `folder`.
pub async fn handed_out(folder: &Path, ending: &str) -> PathBuf {
    // A browser writes under another name until the file is whole.
    let found = || {
        let entries = std::fs::read_dir(folder).into_iter().flatten();
        let mut paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
        paths.find(|path| path.extension().is_some_and(|found| found == ending))
    };
    let what = format!("a file ending in {ending} in {}", folder.display());
    comes_about(&what, || found().is_some()).await;
    found().expect("it was there a moment ago")
}
