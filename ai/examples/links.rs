//! How long the links to games between strong bots are: what `cargo xtask bench links` runs.
//!
//! ```text
//! links GAMES [--json]    so many games on each map at each size of table
//! ```

#[path = "../../engine/examples/bench/machine.rs"]
mod machine;

use ai::{Clock, named};
use engine::{Game, Link, Record, Setup, maps};
use machine::Machine;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// The strongest bot that does not search: a thousand games of it take seconds, and it plays as strong players do.
const BOT: &str = "strong";

/// What was measured of one game.
struct Sample {
    chars: usize,
    events: usize,
    write: Duration,
    read: Duration,
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let json = words.iter().any(|word| word == "--json");
    let Some(games) = words.first().and_then(|word| word.parse().ok()).filter(|games| *games > 0) else {
        eprintln!("links GAMES [--json]");
        return ExitCode::FAILURE;
    };
    let mut figures = Vec::new();
    let mut rows = Vec::new();
    for map in maps().iter().map(|map| map.key()) {
        for seats in 2..=5 {
            let samples = match samples(map, seats, games) {
                Ok(samples) => samples,
                Err(error) => {
                    eprintln!("error: {map}, {seats} seats: {error}");
                    return ExitCode::FAILURE;
                }
            };
            let at = |part: f64, value: &dyn Fn(&Sample) -> f64| {
                let mut values: Vec<f64> = samples.iter().map(value).collect();
                values.sort_by(f64::total_cmp);
                values[((values.len() - 1) as f64 * part).round() as usize]
            };
            let micros = |time: Duration| time.as_secs_f64() * 1e6;
            let chars = |sample: &Sample| sample.chars as f64;
            let columns = [
                ("median_chars", at(0.5, &chars)),
                ("p95_chars", at(0.95, &chars)),
                ("max_chars", at(1.0, &chars)),
                ("median_events", at(0.5, &|sample| sample.events as f64)),
                ("write_us", at(0.5, &|sample| micros(sample.write))),
                ("read_us", at(0.5, &|sample| micros(sample.read))),
            ];
            figures
                .extend(columns.map(|(name, value)| format!("  \"links.{name}.{map}.{seats}\": {value:.0}")));
            let cells: String = columns.iter().map(|(_, value)| format!(" {value:.0} |")).collect();
            rows.push(format!("| {map} | {seats} |{cells}"));
        }
    }
    if json {
        println!("{{\n{}\n}}", figures.join(",\n"));
    } else {
        let Machine { cpu, cores, rustc, load } = Machine::this();
        println!(
            "{games} games each, every seat played by `{BOT}`; {cpu}, {cores} cores, load {load}; {rustc}\n"
        );
        println!("| map | seats | median chars | p95 | longest | median events | write µs | read µs |");
        println!("|---|--:|--:|--:|--:|--:|--:|--:|\n{}", rows.join("\n"));
    }
    ExitCode::SUCCESS
}

/// Plays the games and packs them, on all cores.
fn samples(map: &str, seats: usize, games: u64) -> Result<Vec<Sample>, String> {
    let (next, all) = (AtomicU64::new(0), Mutex::new(Ok(Vec::new())));
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= games {
                        return;
                    }
                    let sample = sample(map, seats, seed);
                    let Ok(mut all) = all.lock() else { return };
                    match (&mut *all, sample) {
                        (Ok(samples), Ok(sample)) => samples.push(sample),
                        (Ok(_), Err(error)) => *all = Err(format!("game {seed}: {error}")),
                        (Err(_), _) => return,
                    }
                }
            });
        }
    });
    all.into_inner().map_err(|_| "a thread stopped".to_owned())?
}

fn sample(map: &str, seats: usize, seed: u64) -> Result<Sample, String> {
    // Seeds in the app are random numbers of 64 bits, so those of the links are too.
    let setup = Setup::new(map, seats, seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut game = Game::new(setup).map_err(|error| error.to_string())?;
    let bot = named(BOT).ok_or("there is no such bot")?;
    while let Some(seat) = game.to_move() {
        let action = bot.make(seed).choose(&game.view(seat), &Clock::iterations(0));
        game.apply(action).map_err(|why| why.to_string())?;
    }
    let events = game.history().len();
    let bots = (0..seats as u8).map(engine::SeatId);
    let link = bots.fold(Link::new(Record::new(game)), |link, seat| link.with_bot(seat, BOT));
    let start = Instant::now();
    let text = link.write().map_err(|error| error.to_string())?;
    let write = start.elapsed();
    let start = Instant::now();
    let again = Link::read(&text).map_err(|error| error.to_string())?;
    let read = start.elapsed();
    if again == link {
        Ok(Sample { chars: text.len(), events, write, read })
    } else {
        Err("it opens another game".into())
    }
}
