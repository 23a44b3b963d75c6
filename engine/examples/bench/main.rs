//! How fast the rules are, on one thread: `cargo xtask bench engine`.
//!
//! ```text
//! bench                    a table
//! bench --json             one JSON object: KEY: value
//! bench --lines            KEY VALUE SPREAD BEST, one a line
//! bench --instructions     besides: instructions for a random game, where there is valgrind
//! bench MAP SEATS GAMES    plays so many random games and nothing else, for a profiler
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

/// Nanoseconds since the first call, without those spent waiting for a core where the system tells them:
/// what other programs do then matters less.
fn now() -> f64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    loop {
        let (before, passed) = (waited(), START.elapsed());
        // Else it had to wait between one clock and the other.
        if waited() == before {
            return passed.as_nanos() as f64 - before;
        }
    }
}

fn waited() -> f64 {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    told.split(' ').nth(1).and_then(|word| word.parse().ok()).unwrap_or(0.0)
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
    let asked = |word: &str| words.iter().any(|given| given == word);
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
    if asked("--instructions") {
        match instructions::count() {
            Ok(counted) => figures.extend(counted),
            Err(why) => {
                eprintln!("error: {why}");
                return ExitCode::FAILURE;
            }
        }
    }
    if asked("--json") {
        print!("{}", report::json(&machine, &figures));
    } else if asked("--lines") {
        figures.iter().for_each(|figure| println!("{figure}"));
    } else {
        print!("{}", report::table(&machine, &figures));
    }
    ExitCode::SUCCESS
}
