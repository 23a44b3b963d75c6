//! How soon the native window can be used.

use std::time::Instant;

use drive::Window;

use crate::figure::Figure;
use crate::p50_and_p95;

const STARTS: usize = 5;

/// From the process's start to a screen with boards on it, including the driver's own time.
pub async fn start() -> Vec<Figure> {
    let mut times = Vec::new();
    for _ in 0..STARTS {
        let begun = Instant::now();
        let window = Window::open().await;
        window.page().wait_for(".board").await;
        times.push(begun.elapsed().as_secs_f64() * 1000.0);
        window.close().await;
    }
    p50_and_p95("start of the window to its boards, with the driver's", "ms", None, times).into()
}
