//! How fast imagined games are played, and how long the strongest bot takes for its moves, on one thread:
//! `cargo xtask bench bots`.

use ai::{Bot as _, Clock, Level, Persona, Style};
use engine::{Game, Setup};
use std::time::{Duration, Instant};

/// The time that the app gives the strongest bot for a move.
const CLOCK: Duration = Duration::from_millis(950);

/// Games between copies of the strongest bot, for each map and number of seats.
const GAMES: u64 = 3;

fn main() {
    rollouts();
    println!("\nmap      seats   moves   ms p50   ms p99  ms most");
    for map in engine::maps() {
        for seats in [2, 4] {
            let mut times: Vec<f64> = (0..GAMES).flat_map(|seed| strongest(map.key(), seats, seed)).collect();
            times.sort_by(f64::total_cmp);
            let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
            let (count, p50, p99, most) = (times.len(), at(0.5), at(0.99), at(1.0));
            println!("{:8} {seats:5} {count:7} {p50:8.1} {p99:8.1} {most:8.1}", map.key());
        }
    }
    match peak_memory() {
        Some(memory) => println!("\nat most {memory} of memory, all in all"),
        None => println!("\nthis system does not tell how much memory was used"),
    }
}

/// Plays a game between experts and returns the milliseconds of each move.
fn strongest(map: &str, seats: usize, seed: u64) -> Vec<f64> {
    let expert = Persona { level: Level::Expert, style: Style::AllRounder };
    let Ok(mut game) = Game::new(Setup::new(map, seats, seed)) else { return Vec::new() };
    let mut times = Vec::new();
    while let Some(seat) = game.to_move() {
        let (view, start) = (game.view(seat), Instant::now());
        let action = ai::Character::new(expert, seed).choose(&view, &Clock::time(CLOCK));
        times.push(start.elapsed().as_secs_f64() * 1000.0);
        if game.apply(action).is_err() {
            break;
        }
    }
    times
}

/// The peak memory, as Linux reports it.
fn peak_memory() -> Option<String> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    Some(status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?.trim().to_owned())
}

fn rollouts() {
    println!("map      seats   games/s");
    for map in engine::maps() {
        for seats in 2..=5 {
            let (start, games) = (Instant::now(), 4_000);
            let scores = ai::rehearse(map, seats, games);
            let speed = games as f64 / start.elapsed().as_secs_f64();
            println!(
                "{:8} {seats:5} {speed:9.0}   (average score {:.1})",
                map.key(),
                average(scores, games, seats)
            );
        }
    }
}

fn average(scores: i64, games: u64, seats: u8) -> f64 {
    scores as f64 / games as f64 / f64::from(seats)
}
