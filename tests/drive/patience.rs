//! Waiting for what comes about by itself.

use std::time::{Duration, Instant};

/// Long enough for a loaded machine; a person would have given up before.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// How long until one looks again. The driver's own habit is a quarter of a second, thousands of times in a run.
pub(super) const PAUSE: Duration = Duration::from_millis(50);

/// Waits until it is so. What has no end by itself is never waited for longer.
pub async fn comes_about(what: &str, is_so: impl Fn() -> bool) {
    let late = Instant::now() + PATIENCE;
    while !is_so() {
        assert!(Instant::now() < late, "{what} does not come about");
        tokio::time::sleep(PAUSE).await;
    }
}
