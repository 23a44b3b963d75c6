//! Whole games: every bot on every map at every size of table, without an illegal action.

use ai::ladder::{Budget, Entrant, Match, play};
use ai::{Clock, Progress, ROSTER};
use engine::{Game, Setup};

#[test]
fn every_bot_finishes_its_games_on_every_map_at_every_table() {
    for map in ["usa", "europe"] {
        for seats in 2..=5 {
            for first in 0..ROSTER.len() {
                let entrant = |n: usize| {
                    let bot = ROSTER[(first + n) % ROSTER.len()];
                    Entrant::new(bot.name, bot.make)
                };
                let entrants: Vec<Entrant> = (0..seats).map(entrant).collect();
                let budget = Budget::Iterations(3);
                let wish = Match { map: map.into(), games: 1, seed: 40 + first as u64, budget, threads: 1 };
                let report = play(&entrants, &wish, &|_, _| ()).unwrap();
                assert_eq!(report.games, seats as u32, "every entrant sits in every place");
                let wins: f64 = report.rows.iter().map(|row| row.wins.share).sum();
                assert!((wins - 1.0).abs() < 1e-9, "each game is won once, if in parts");
            }
        }
    }
}

#[test]
fn a_bot_among_its_own_kind_finishes_too() {
    for map in ["usa", "europe"] {
        for bot in ROSTER.into_iter().filter(|bot| bot.name != "paired-rollout-300") {
            let entrants: Vec<Entrant> = (0..5).map(|_| Entrant::new(bot.name, bot.make)).collect();
            let budget = Budget::Unlimited;
            let wish = Match { map: map.into(), games: 30, seed: 8, budget, threads: 2 };
            play(&entrants, &wish, &|_, _| ()).unwrap();
        }
    }
}

#[test]
fn a_match_is_the_same_again_and_on_more_threads() {
    let entrants = || ["racer", "planner"].map(|name| Entrant::new(name, ai::named(name).unwrap().make));
    let run = |threads| {
        let wish = Match { map: "europe".into(), games: 12, seed: 2, budget: Budget::Unlimited, threads };
        let mut report = play(&entrants(), &wish, &|_, _| ()).unwrap();
        report.rows.iter_mut().for_each(|row| (row.p50_ms, row.p99_ms) = (0.0, 0.0));
        report
    };
    assert_eq!(run(1), run(3));
}

#[test]
fn planner_is_far_above_random() {
    let entrants = ["planner", "random"].map(|name| Entrant::new(name, ai::named(name).unwrap().make));
    for map in ["usa", "europe"] {
        let wish = Match { map: map.into(), games: 20, seed: 3, budget: Budget::Unlimited, threads: 1 };
        assert!(play(&entrants, &wish, &|_, _| ()).unwrap().rows[0].wins.share > 0.95, "on {map}");
    }
}

#[test]
fn a_cancelled_thought_stops_and_has_an_answer() {
    let game = Game::new(Setup::new("usa", 3, 5)).unwrap();
    let view = game.view(game.to_move().unwrap());
    let cancel = ai::Cancel::default();
    let clock = Clock::unlimited().with_cancel(&cancel);
    let mut thought = (ai::named("paired-rollout-300").unwrap().make)(4).consider(&view);
    cancel.cancel();
    assert_eq!(thought.work(&clock), Progress::More);
    assert!(view.legal.contains(&thought.so_far().action));
}
