//! Runs the tests stage by stage, and prints the time of each.

mod browser;
pub mod chosen;
mod ledger;
mod packaged;
mod queue;
mod quick;
mod served;
mod stage;
mod stories;
mod story;
mod supply;
mod twice;

use std::time::Instant;

use anyhow::{Result, bail};

use crate::progress::{self, Took};
use crate::setup::{self, Purpose};
pub use browser::{TestEnvironment, in_browser};
pub use stage::{Stage, on_a_display};
pub use stories::STORIES;

/// The task itself: set-up, then the chosen stages (all, when none is named) until one fails.
pub fn task(chosen: &[Stage]) -> Result<()> {
    let start = Instant::now();
    let mut times = Vec::new();
    let (ready, time) = progress::loud("test", "set-up", || setup::ensure(Purpose::Test));
    times.push(("set-up", time));
    ready?;
    let mut failed = None;
    for stage in stage::plan(chosen) {
        let (passed, time) = progress::loud("test", stage.name(), || stage.run());
        times.push((stage.name(), time));
        if let Err(error) = passed {
            failed = Some((stage.name(), error));
            break;
        }
    }
    println!("\n{}", table(&times, Took(start.elapsed())));
    ledger::show();
    if let Some((name, error)) = failed {
        bail!("{error:#}\nthe stage {name} failed; `cargo xtask test {name}` runs it alone");
    }
    println!("\nevery test passed");
    Ok(())
}

/// The stages' times as a Markdown table.
fn table(times: &[(&str, Took)], whole: Took) -> String {
    let row = |(name, time): &(&str, Took)| format!("| {name:<8} | {time:>11} |");
    let head = ["| stage    |        time |".to_owned(), "|----------|------------:|".to_owned()];
    let rows = times.iter().map(row).chain([row(&("in all", whole))]);
    head.into_iter().chain(rows).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn times_line_up_in_a_table() {
        let took = |seconds| Took(Duration::from_secs(seconds));
        let expected = "\
| stage    |        time |
|----------|------------:|
| fmt      |       1.0 s |
| clippy   | 2 min 05 s |
| in all   | 2 min 06 s |"
            .replace("| 2 min", "|  2 min");
        assert_eq!(table(&[("fmt", took(1)), ("clippy", took(125))], took(126)), expected);
    }
}
