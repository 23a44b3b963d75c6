//! How fast imagined games are played out, on one thread: `cargo run --release -p ai --example bench`.

use std::time::Instant;

fn main() {
    println!("map      seats   games/s");
    for map in engine::maps() {
        for seats in 2..=5 {
            let (start, games) = (Instant::now(), 4_000);
            let scores = ai::rehearse(map.key(), seats, games);
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
