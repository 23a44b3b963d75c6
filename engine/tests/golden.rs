//! Whole games by seed, digested. Saves and shared seeds depend on these numbers: they never change, and
//! the same file is the measure on every platform and in a browser.

// The lint knows test functions, not the functions they share.
#![allow(clippy::unwrap_used)]

use engine::{Chance, Game, Setup};
#[cfg(target_family = "wasm")]
use wasm_bindgen_test::wasm_bindgen_test;

/// `map seats seed: actions, digest of the events, points of each seat`, one game a line.
const GOLDEN: &str = include_str!("golden.txt");

const SEEDS: [u64; 4] = [0, 1, 2026, u64::MAX];

fn random_game(setup: Setup) -> Game {
    let mut game = Game::new(setup).unwrap();
    let mut rng = Chance::new(7);
    while !game.is_over() {
        // Sorted: the order of the list is no promise.
        let mut actions = game.legal_actions();
        actions.sort();
        game.apply(actions[rng.below(actions.len() as u64) as usize]).unwrap();
    }
    game
}

/// FNV-1a over the events as they are saved.
fn digest(game: &Game) -> u64 {
    let text = serde_json::to_string(game.history()).unwrap();
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

fn line(map: &str, seats: usize, seed: u64) -> String {
    let game = random_game(Setup::new(map, seats, seed));
    let points: Vec<String> = game.scores().seats.iter().map(|score| score.total.to_string()).collect();
    let (actions, digest) = (game.played().len(), digest(&game));
    format!("{map} {seats} {seed}: {actions}, {digest:016x}, {}", points.join(" "))
}

#[cfg_attr(target_family = "wasm", wasm_bindgen_test)]
#[cfg_attr(not(target_family = "wasm"), test)]
fn the_same_seed_is_the_same_game_everywhere() {
    let mut lines = Vec::new();
    for map in ["usa", "europe"] {
        for seats in 2..=5 {
            lines.extend(SEEDS.map(|seed| line(map, seats, seed)));
        }
    }
    let played = lines.join("\n") + "\n";
    assert!(played == GOLDEN, "a rule, the generator or the format is another now:\n{played}");
}
