//! Other programs as opponents: one that plays by the protocol plays its games, and any other loses them.
#![cfg(target_os = "linux")]
#![allow(clippy::expect_used, clippy::unwrap_used)]

#[path = "../examples/ladder/external.rs"]
mod program;

use ai::ladder::{Budget, Entrant, Match, Report, play};
use std::time::Duration;

/// A program is run in this crate's folder.
fn against_random(script: &str, limit: Duration) -> Report {
    let external = program::entrant(&format!("sh tests/external/{script}.sh"), limit);
    let config = Match { map: "usa".into(), games: 2, seed: 4, budget: Budget::Unlimited, threads: 1 };
    play(&[external, Entrant::named("random").unwrap()], &config, &|_, _| ()).unwrap()
}

#[test]
fn a_program_that_plays_by_the_protocol_plays_whole_games() {
    let report = against_random("first", Duration::from_secs(60));
    let row = &report.rows[0];
    assert!(row.turns > 20.0 && row.held >= 2.0, "it was not stopped: {row:?}");
}

#[test]
fn whoever_says_nothing_or_something_else_loses_and_the_match_goes_on() {
    for (script, limit) in
        [("mute", 100), ("nonsense", 60_000), ("leaver", 60_000), ("eager", 60_000), ("stranger", 60_000)]
    {
        let report = against_random(script, Duration::from_millis(limit));
        assert_eq!(report.games, 2);
        assert_eq!((report.rows[0].wins.share, report.rows[1].wins.share), (0.0, 1.0), "{script}");
    }
}
