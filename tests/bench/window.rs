//! How soon the native window is there.

use std::time::Instant;

use drive::Window;

use crate::both;
use crate::figure::Figure;

const STARTS: usize = 5;

/// From the process's start to a screen with boards on it, the driver's own share included.
pub async fn start() -> Vec<Figure> {
    let mut times = Vec::new();
    for _ in 0..STARTS {
        let begun = Instant::now();
        let window = Window::open().await;
        window.page().wait_for(".board").await;
        times.push(begun.elapsed().as_secs_f64() * 1000.0);
        window.close().await;
    }
    both("start of the window to its boards, with the driver's", "ms", None, times).into()
}
