//! Whole games: every bot, on every map and at every size of table, without an illegal action.

#![allow(clippy::expect_used, clippy::unwrap_used)]

use ai::ladder::{Budget, Entrant, Match, play};
use ai::{Clock, Named, Progress, roster};
use engine::{Game, Setup};

fn entrant_of(bot: Named) -> Entrant {
    Entrant::new(&bot.name(), move |seed| bot.make(seed))
}

/// Plays one game, in which the `n`-th bot has seat `n`. Fails at an illegal action.
fn finish(map: &str, bots: &[Named], seed: u64) {
    let mut game = Game::new(Setup::new(map, bots.len(), seed)).unwrap();
    while let Some(seat) = game.to_move() {
        let bot = bots[seat.index()];
        let action = bot.make(seed).choose(&game.view(seat), &Clock::iterations(2));
        game.apply(action).unwrap_or_else(|why| panic!("{} played {action:?}: {why}", bot.name()));
    }
}

#[test]
fn every_bot_finishes_its_games_on_every_map_at_every_table() {
    let everyone: Vec<Named> = roster().collect();
    for map in ["usa", "europe"] {
        for seats in 2..=5 {
            for (n, table) in everyone.chunks(seats).enumerate() {
                let table: Vec<Named> = table.iter().copied().cycle().take(seats).collect();
                finish(map, &table, 40 + n as u64);
            }
        }
    }
}

#[test]
fn every_bot_finishes_a_game_against_copies_of_itself() {
    for bot in roster() {
        finish("usa", &[bot; 5], 8);
        finish("europe", &[bot; 5], 9);
    }
}

#[test]
fn a_match_has_the_same_result_on_any_number_of_threads() {
    let entrants = || ["racer", "planner"].map(|name| entrant_of(ai::named(name).unwrap()));
    let run = |threads| {
        let config = Match { map: "europe".into(), games: 12, seed: 2, budget: Budget::Unlimited, threads };
        let mut report = play(&entrants(), &config, &|_, _| ()).unwrap();
        report.rows.iter_mut().for_each(|row| (row.p50_ms, row.p99_ms) = (0.0, 0.0));
        report
    };
    assert_eq!(run(1), run(3));
}

#[test]
fn planner_is_far_above_random() {
    let entrants = ["planner", "random"].map(|name| entrant_of(ai::named(name).unwrap()));
    for map in ["usa", "europe"] {
        let config = Match { map: map.into(), games: 20, seed: 3, budget: Budget::Unlimited, threads: 1 };
        assert!(play(&entrants, &config, &|_, _| ()).unwrap().rows[0].wins.share > 0.95, "on {map}");
    }
}

/// The clock ticks only when it is read, so that the test does not depend on the speed of the machine.
#[test]
fn every_bot_stops_as_soon_as_it_sees_that_its_clock_is_out() {
    use std::cell::Cell;
    use std::time::Duration;
    thread_local!(static READS: Cell<u64> = const { Cell::new(0) });
    fn ticking() -> Duration {
        Duration::from_millis(READS.replace(READS.get() + 1))
    }
    for map in ["usa", "europe"] {
        let game = Game::new(Setup::new(map, 4, 5)).unwrap();
        let view = game.view(game.to_move().unwrap());
        for bot in roster() {
            READS.set(0);
            let clock = Clock::lasting(Duration::from_millis(20), ticking);
            let choice = bot.make(4).decide(&view, &clock);
            assert!(view.legal.contains(&choice.action), "{}", bot.name());
            // The first read sets the clock, the last but one finds that it is out, and the last is made by `conclude`.
            assert!(READS.get() <= 23, "{} read a clock of twenty ticks {} times", bot.name(), READS.get());
        }
    }
}

#[test]
fn every_legal_move_can_be_appraised() {
    let game = Game::new(Setup::new("europe", 3, 6)).unwrap();
    let view = game.view(game.to_move().unwrap());
    for action in &view.legal {
        let choice = ai::appraise(&view, Some(*action), 3).conclude(&Clock::iterations(200));
        let asked = choice.candidates.iter().find(|candidate| candidate.action == *action);
        let worth = asked.and_then(|candidate| candidate.evaluation).expect("the action was evaluated");
        assert!(worth.games > 0 && worth.uncertainty > 0.0, "{action:?}: {worth:?}");
    }
}

#[test]
fn a_cancelled_thought_stops_and_has_an_answer() {
    let game = Game::new(Setup::new("usa", 3, 5)).unwrap();
    let view = game.view(game.to_move().unwrap());
    let cancel = ai::Cancel::default();
    let clock = Clock::unlimited().with_cancel(&cancel);
    cancel.cancel();
    for name in ["paired-rollout-300", "expert", "expert-collector"] {
        let mut thought = ai::named(name).unwrap().make(4).consider(&view);
        assert_eq!(thought.work(&clock), Progress::More, "{name} is not done");
        assert!(view.legal.contains(&thought.so_far().action), "{name}");
    }
}

/// A style's preferences must not outweigh winning, also if it searches: it draws tickets that it can complete.
#[test]
fn a_collector_that_searches_completes_most_of_its_tickets() {
    let entrants = ["veteran-collector", "veteran"].map(|name| entrant_of(ai::named(name).unwrap()));
    for map in ["usa", "europe"] {
        let config = Match { map: map.into(), games: 8, seed: 54, budget: Budget::Unlimited, threads: 2 };
        let collector = &play(&entrants, &config, &|_, _| ()).unwrap().rows[0];
        let (completed, held) = (collector.completed, collector.held);
        assert!(held > 2.5 && held < 5.0, "{map}: the collector ended with {held} tickets");
        assert!(completed > 0.6 * held, "{map}: the collector completed {completed} of {held} tickets");
    }
}
