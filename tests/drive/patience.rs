//! Waiting for a condition, with a timeout.

use std::time::{Duration, Instant};

/// Long enough for a loaded machine; a person would have given up before.
pub const TIMEOUT: Duration = Duration::from_secs(20);

/// The time between two checks. The driver's default is a quarter of a second, which adds up over thousands of checks.
pub(super) const POLL_INTERVAL: Duration = Duration::from_millis(50);

/// Waits until the condition holds; panics after [`TIMEOUT`]. `what` is what is waited for.
pub async fn wait_for(what: &str, is_so: impl Fn() -> bool) {
    let deadline = Instant::now() + TIMEOUT;
    while !is_so() {
        assert!(Instant::now() < deadline, "timed out waiting for {what}");
        tokio::time::sleep(POLL_INTERVAL).await;
    }
}
