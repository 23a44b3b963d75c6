//! How fast random games are played, on one thread: `cargo run --release -p engine --example bench`.

use engine::{Chance, Game, Map, Quiet, Setup, State, imagine, maps};
use std::hint::black_box;
use std::time::{Duration, Instant};

fn play_out(map: &Map, state: &mut State, rng: &mut Chance) -> u32 {
    let mut actions = 0;
    while !state.is_over() {
        let Some(action) = state.random_action(map, rng) else { break };
        state.play(map, action, &mut Quiet);
        actions += 1;
    }
    actions
}

fn time(mut work: impl FnMut(u64)) -> f64 {
    let (start, mut n) = (Instant::now(), 0u64);
    while start.elapsed() < Duration::from_millis(400) {
        (0..64).for_each(|k| work(n + k));
        n += 64;
    }
    start.elapsed().as_secs_f64() * 1e9 / n as f64
}

/// `bench MAP SEATS GAMES` plays so many random games and nothing else: for a profiler.
fn games_only(args: &[String]) -> Option<u64> {
    let map = Map::named(args.get(1)?)?;
    let (seats, games) = (args.get(2)?.parse().ok()?, args.get(3)?.parse().ok()?);
    let play = |seed| play_out(map, &mut State::dealt(map, seats, seed), &mut Chance::new(!seed));
    Some((0..games).map(|seed| u64::from(play(seed))).sum())
}

fn main() {
    if let Some(actions) = games_only(&std::env::args().collect::<Vec<_>>()) {
        println!("{actions} actions");
        return;
    }
    println!("state: {} bytes", size_of::<State>());
    println!("{:8} seats   games/s actions/game   clone ns  legal ns  totals ns  imagine ns", "map");
    for map in maps() {
        for seats in 2..=5 {
            let Ok(game) = Game::new(Setup::new(map.key(), seats, 1)) else { continue };
            let start = *game.state();
            let mut actions = 0u64;
            let mut games = 0u64;
            let game_ns = time(|seed| {
                let mut state = State::dealt(map, seats as u8, seed);
                actions += u64::from(play_out(map, &mut state, &mut Chance::new(!seed)));
                games += 1;
            });
            let mut ends = Vec::new();
            for seed in 0..64 {
                let mut state = State::dealt(map, seats as u8, seed);
                play_out(map, &mut state, &mut Chance::new(!seed));
                ends.push(state);
            }
            let clone_ns = time(|_| {
                black_box(*black_box(&start));
            });
            let totals_ns = time(|n| {
                black_box(ends[n as usize % 64].totals(map));
            });
            let (mut middle, mut rng) = (game.clone(), Chance::new(7));
            for _ in 0..40 {
                let list = middle.legal_actions();
                let _ = middle.apply(list[rng.below(list.len() as u64) as usize]);
            }
            let mut list = Vec::new();
            let legal_ns = time(|_| middle.state().legal(map, black_box(&mut list)));
            let Some(seat) = middle.to_move() else { continue };
            let view = middle.view(seat);
            let imagine_ns = time(|_| {
                black_box(imagine(&view, &mut rng));
            });
            println!(
                "{:8} {seats:5} {:9.0} {:12} {clone_ns:10.1} {legal_ns:9.0} {totals_ns:10.0} {imagine_ns:11.0}",
                map.key(),
                1e9 / game_ns,
                actions / games
            );
        }
    }
}
