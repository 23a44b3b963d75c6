//! The text record: there and back, hidden and not, good and bad.
#![cfg(not(target_family = "wasm"))]
// The lint knows test functions, not the functions they share.
#![allow(clippy::unwrap_used, clippy::expect_used)]

#[path = "../checks/mod.rs"]
mod checks;
mod corpus;
mod damage;
mod hidden;
mod player;
mod playthroughs;
mod round_trip;

use engine::{MapName, Setup};
use proptest::prelude::*;
use std::path::PathBuf;

/// Any table.
fn setups() -> impl Strategy<Value = Setup> {
    let first = proptest::option::of(0..2u8);
    let built_in = prop_oneof![Just("usa"), Just("europe")].prop_map(MapName::built_in);
    let made_up = any::<u64>().prop_map(|number| MapName::of(&checks::any_map(number)));
    let bots = proptest::option::of(any::<u64>());
    (prop_oneof![2 => built_in, 1 => made_up], 2..=5usize, any::<u64>(), first, bots).prop_map(
        |(map, seats, seed, first, bots)| Setup {
            first: first.map(engine::SeatId),
            bots,
            ..Setup::around(map, seats, seed)
        },
    )
}

/// How many cases to try: so many, or as many times more as `SOAK_TIMES` says for a long run.
fn cases(usual: u32) -> ProptestConfig {
    let times = std::env::var("SOAK_TIMES").ok().and_then(|times| times.parse::<u32>().ok());
    ProptestConfig {
        cases: usual * times.unwrap_or(1),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// A folder of text files beside these tests, in order of their names.
fn folder(name: &str) -> Vec<(String, String)> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests").join(name);
    let mut files: Vec<_> = std::fs::read_dir(&path)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .map(|path| {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            (name, std::fs::read_to_string(path).unwrap())
        })
        .collect();
    files.sort();
    files
}
