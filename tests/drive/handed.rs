//! Files that the app has put into a person's hands.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

const PATIENCE: Duration = Duration::from_secs(20);

/// Waits for the one file with this ending in `folder`.
pub async fn handed_out(folder: &Path, ending: &str) -> PathBuf {
    let patience = Instant::now() + PATIENCE;
    loop {
        let entries = std::fs::read_dir(folder).into_iter().flatten();
        let mut paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
        // A browser writes under another name until the file is whole.
        if let Some(path) = paths.find(|path| path.extension().is_some_and(|found| found == ending)) {
            return path;
        }
        assert!(Instant::now() < patience, "no file ending in {ending} comes to {}", folder.display());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
