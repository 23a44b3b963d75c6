//! Benchmarks of the store, on this machine's disk and in a browser.

use anyhow::{Context, Result};
use clap::Args;

use crate::program;
use crate::progress;
use crate::project;
use crate::setup::{self, Purpose};
use crate::test;

#[derive(Debug, Clone, Args)]
pub struct Store {
    /// One JSON object instead of a table
    #[arg(long)]
    json: bool,
    /// Also how long an action takes to be kept in a browser
    #[arg(long)]
    browser: bool,
}

/// The task itself.
pub fn task(store: &Store) -> Result<()> {
    let mut cargo = project::cargo();
    cargo.args(["run", "--quiet", "--release", "--package", "table", "--example", "bench", "--"]);
    // The temporary folder may be in memory, where saving costs nothing; the target folder is on the disk.
    cargo.arg(project::target().join("bench"));
    if store.json {
        cargo.arg("--json");
    }
    let native = progress::quiet("bench", "native", || program::read(&mut cargo))?;
    let browser =
        if store.browser { progress::quiet("bench", "in a browser", in_browser)? } else { Vec::new() };
    print!("{}", if store.json { as_json(&native, &browser)? } else { as_table(&native, &browser) });
    Ok(())
}

/// Figures by their keys.
fn in_browser() -> Result<Vec<(String, f64)>> {
    setup::ensure(Purpose::Test)?;
    let mut cargo = test::in_browser()?;
    cargo.args(["--package", "table", "--test", "speed", "--profile", "wasm-release"]);
    let printed = program::read(cargo.args(["--", "--include-ignored", "--nocapture"]))?;
    Ok(figures(&printed))
}

/// Reads lines of `KEY VALUE`; other lines are the test runner's.
fn figures(printed: &str) -> Vec<(String, f64)> {
    let line = |line: &str| {
        let (key, value) = line.trim().split_once(' ')?;
        Some((key.to_owned(), value.parse().ok()?)).filter(|(key, _)| key.starts_with("store."))
    };
    printed.lines().filter_map(line).collect()
}

fn as_json(native: &str, browser: &[(String, f64)]) -> Result<String> {
    let body =
        native.trim_end().strip_suffix('}').context("the bench printed no JSON")?.trim_end().to_owned();
    let more: String = browser.iter().map(|(key, value)| format!(",\n  \"{key}\": {value:.3}")).collect();
    Ok(format!("{body}{more}\n}}\n"))
}

fn as_table(native: &str, browser: &[(String, f64)]) -> String {
    let lines = browser.iter().map(|(key, value)| format!("{}: {value:.2}\n", key.replace(['.', '_'], " ")));
    format!("{native}{}", lines.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browsers_figures_join_those_of_the_disk() {
        let browser = figures("running 1 test\nstore.browser_append_p99_ms 7.5\nok");
        let json = as_json("{\n  \"store.list_ms.100\": 1.0\n}\n", &browser).unwrap();
        assert_eq!(json, "{\n  \"store.list_ms.100\": 1.0,\n  \"store.browser_append_p99_ms\": 7.500\n}\n");
    }
}
