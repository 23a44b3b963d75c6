//! How fast the app responds: `cargo xtask bench app`. It only reports; it never fails.
#![allow(clippy::expect_used, clippy::unwrap_used)]

mod bytes;
mod figure;
mod games;
mod page;
mod window;

use drive::{Browser, ColourScheme, Server, Shape};
use figure::{Figure, report};

#[tokio::main]
async fn main() {
    let json = std::env::args().any(|word| word == "--json");
    let mut figures = bytes::figures();
    let server = Server::start();
    let browser = Browser::open_with_motion(Shape::DESK, ColourScheme::Light).await;
    eprintln!("[bench] the page");
    figures.extend(page::start(&browser, &server).await);
    figures.extend(page::turns(&browser).await);
    figures.extend(page::moving(&browser).await);
    eprintln!("[bench] ten games");
    figures.extend(games::memory(&browser).await);
    browser.close().await;
    eprintln!("[bench] the window");
    figures.extend(window::start().await);
    println!("{}", report(&figures, json));
}

/// The value below which this share of the values lies. Sorts the values.
fn quantile(values: &mut [f64], share: f64) -> f64 {
    values.sort_by(f64::total_cmp);
    let last = values.len().saturating_sub(1);
    let at = (share * last as f64).round() as usize;
    values.get(at).copied().unwrap_or(f64::NAN)
}

/// The median and the 95th percentile.
fn p50_and_p95(
    name: &'static str,
    unit: &'static str,
    goal: Option<f64>,
    mut values: Vec<f64>,
) -> [Figure; 2] {
    let middle = Figure::new(format!("{name}, p50"), quantile(&mut values, 0.5), unit, goal);
    [middle, Figure::new(format!("{name}, p95"), quantile(&mut values, 0.95), unit, goal)]
}
