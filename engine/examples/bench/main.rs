//! How fast the rules are, on one thread: `cargo xtask bench engine`.
//!
//! ```text
//! bench                    a table
//! bench --json             one JSON object: KEY: value
//! bench --lines            KEY VALUE SPREAD BEST, one a line
//! bench --instructions     also the instructions for a random game, if valgrind is installed
//! bench MAP SEATS GAMES    only plays random games, for a profiler
//! ```

mod case;
mod figure;
mod instructions;
mod machine;
mod report;

use case::{Case, random_game};
use engine::{Map, maps};
use figure::Stopwatch;
use machine::Machine;
use std::process::ExitCode;
use std::sync::LazyLock;
use std::time::Instant;

/// Nanoseconds since the first call. Time spent waiting for a core is left out if the system reports it, so that other
/// programs matter less.
fn now() -> f64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    loop {
        let (before, passed) = (time_waited(), START.elapsed());
        // If the two differ, this thread waited between reading the two clocks: read them again.
        if time_waited() == before {
            return passed.as_nanos() as f64 - before;
        }
    }
}

fn time_waited() -> f64 {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    stat.split(' ').nth(1).and_then(|word| word.parse().ok()).unwrap_or(0.0)
}

fn games_only(words: &[String]) -> Option<u64> {
    let [map, seats, games] = words else { return None };
    let (map, seats) = (Map::named(map)?, seats.parse().ok()?);
    Some((0..games.parse().ok()?).map(|seed| random_game(map, seats, seed)).sum())
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if let Some(actions) = games_only(&words) {
        println!("{actions} actions");
        return ExitCode::SUCCESS;
    }
    let has_flag = |flag: &str| words.iter().any(|word| word == flag);
    let known = ["--json", "--lines", "--instructions"];
    if let Some(word) = words.iter().find(|word| !known.contains(&word.as_str())) {
        eprintln!(
            "`{word}` is not known here: bench [--json | --lines] [--instructions] | bench MAP SEATS GAMES"
        );
        return ExitCode::FAILURE;
    }
    let machine = Machine::this();
    let mut figures = Vec::new();
    for map in maps() {
        (2..=5).for_each(|seats| figures.extend(Case::new(map, seats).measure(&Stopwatch(now))));
    }
    if has_flag("--instructions") {
        match instructions::count() {
            Ok(counted) => figures.extend(counted),
            Err(why) => {
                eprintln!("error: {why}");
                return ExitCode::FAILURE;
            }
        }
    }
    if has_flag("--json") {
        print!("{}", report::json(&machine, &figures));
    } else if has_flag("--lines") {
        figures.iter().for_each(|figure| println!("{figure}"));
    } else {
        print!("{}", report::table(&machine, &figures));
    }
    ExitCode::SUCCESS
}
