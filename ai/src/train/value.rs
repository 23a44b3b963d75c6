//! Learning what a position is worth: predicts the final scores of many games, by least squares over the outlooks of
//! the seats during those games.
//!
//! Some games begin with random moves, so that they reach positions that good players avoid, and are then played to the
//! end without any. Only positions after the random moves are learnt from.

use super::in_parallel;
use crate::bots::{Driver, Planner, Racer, Wary};
use crate::parts::board::Board;
use crate::parts::sight::Sight;
use crate::policy::{Memos, Policy, play_on};
use crate::rollout::outcome;
use crate::taste::Taste;
use crate::value::{Outlook, SIZE, Value, larger};
use crate::weights::Weights;
use engine::{Action, Chance, MAX_SEATS, Map, Phase, Quiet, SeatId, State};
use std::sync::Arc;

/// What to learn, and how.
#[derive(Clone, Debug)]
pub struct Review {
    /// The map.
    pub map: Arc<Map>,
    /// Seats at the table.
    pub seats: u8,
    /// Decides everything that is random.
    pub seed: u64,
    /// Games to learn from. A tenth as many again are played to test the result.
    pub games: u32,
    /// How many games are played at once.
    pub threads: usize,
}

/// Games between two progress reports.
const BATCH: u32 = 500;

/// The turns with random moves are fewer than this, at the beginning of a game.
const SLIP_TURNS: u64 = 50;

/// How many of 256 such turns are random; a game picks one of these rates. Half of the games have no random moves.
const SLIPS: [u64; 4] = [0, 0, 16, 48];

/// Turns between two positions taken from a game, counting those of all seats.
const APART: u32 = 5;

/// Regularisation: keeps weights small for which there is little evidence.
const RIDGE: f64 = 1.0;

/// A seat's outlook at one moment of a game, and how the game ended for it.
#[derive(Clone)]
struct Example {
    outlook: Outlook,
    points: f64,
    /// 1 for a win, a part of it for a in_parallel one.
    won: f64,
    seat: SeatId,
    moment: u32,
    /// The fewest trains that anybody had left.
    time: u8,
}

/// Learns, and returns the weights as text, headed by how well they predict. Calls `progress` with the games played.
pub fn learn(review: &Review, progress: &dyn Fn(u32)) -> String {
    let board = &*Board::of(&review.map);
    let mut sums = Sums::default();
    let mut over = 0;
    while over < review.games {
        let count = BATCH.min(review.games - over);
        let batch = in_parallel(count as usize, review.threads, &|n| {
            examples_of_game(board, review, over + n as u32)
        });
        for example in batch.iter().flatten() {
            sums.add(example);
        }
        over += count;
        progress(over);
    }
    let value = Value::new(sums.solve());
    let test_games = in_parallel((review.games / 10) as usize, review.threads, &|n| {
        examples_of_game(board, review, review.games + n as u32)
    });
    format!("{}{}", file_header(review, &value, &test_games), value.write())
}

/// Plays one game and returns its examples.
fn examples_of_game(board: &Board, review: &Review, game: u32) -> Vec<Example> {
    let mut chance = Chance::new(review.seed ^ (u64::from(game) + 1) << 24);
    let mut state = State::dealt(&board.map, review.seats, chance.next());
    // Imagined games are played by these.
    let learnt = Weights::first(&review.map, review.seats);
    let driver = Driver::new(board, learnt);
    let hoarder = Driver::new(board, Taste::HOARDER.adjust(learnt));
    let pool: [&dyn Policy; 8] = [&driver, &driver, &driver, &driver, &hoarder, &Planner, &Racer, &Wary];
    let policies: [&dyn Policy; MAX_SEATS] = std::array::from_fn(|_| pool[chance.below(8) as usize]);
    let mut memos = Memos::default();
    play_with_slips(board, &mut state, &policies, &mut memos, &mut chance);
    let mut seen = Vec::new();
    for moment in 0.. {
        play_on(board, &mut state, &policies, &mut memos, APART);
        if state.is_over() || state.turns_left().is_some() {
            break;
        }
        let time = (0..review.seats).map(|seat| state.trains(SeatId(seat))).min().unwrap_or(0);
        for (seat, outlook) in Outlook::of_all(board, &state, &driver, &mut Memos::default()) {
            seen.push(Example { outlook, points: 0.0, won: 0.0, seat, moment, time });
        }
    }
    play_on(board, &mut state, &policies, &mut memos, u32::MAX);
    let totals = state.totals(&board.map);
    for example in &mut seen {
        example.points = f64::from(totals[example.seat.index()]);
        example.won = outcome(board, &state, example.seat).1;
    }
    seen
}

/// Plays the first turns with some random moves: tickets, claims or cards, each kind equally likely.
fn play_with_slips(
    board: &Board,
    state: &mut State,
    policies: &[&dyn Policy],
    memos: &mut Memos,
    chance: &mut Chance,
) {
    let slips = SLIPS[chance.below(4) as usize];
    for _ in 0..chance.below(SLIP_TURNS) {
        play_on(board, state, policies, memos, 1);
        if state.phase() != Phase::Choose || state.turns_left().is_some() {
            return;
        }
        if chance.below(256) < slips {
            let legal = Sight::new(board, state, state.to_move()).legal();
            let kind = chance.below(3);
            let is_wanted = |action: &Action| match action {
                Action::DrawTickets => kind == 0,
                Action::Claim { .. } | Action::BuildStation { .. } => kind == 1,
                Action::DrawBlind
                | Action::DrawFaceUp { .. }
                | Action::KeepTickets { .. }
                | Action::PayTunnel { .. }
                | Action::DeclineTunnel
                | Action::Pass => kind == 2,
            };
            let wanted: Vec<Action> = legal.into_iter().filter(is_wanted).collect();
            if let Some(action) = wanted.get(chance.below(wanted.len().max(1) as u64) as usize) {
                state.play(&board.map, *action, &mut Quiet);
            }
        }
    }
}

/// The sums of a least-squares fit.
struct Sums {
    products: Vec<[f64; SIZE]>,
    results: [f64; SIZE],
}

impl Default for Sums {
    fn default() -> Sums {
        let mut products = vec![[0.0; SIZE]; SIZE];
        for (n, row) in products.iter_mut().enumerate() {
            row[n] = RIDGE;
        }
        Sums { products, results: [0.0; SIZE] }
    }
}

impl Sums {
    fn add(&mut self, example: &Example) {
        let aspects: Vec<f64> = example.outlook.aspects().collect();
        for (n, aspect) in aspects.iter().enumerate().filter(|(_, aspect)| **aspect != 0.0) {
            for (sum, other) in self.products[n].iter_mut().zip(&aspects) {
                *sum += aspect * other;
            }
            self.results[n] += aspect * example.points;
        }
    }

    /// The weights, by Gauss-Jordan elimination. `RIDGE` keeps every pivot above zero.
    fn solve(mut self) -> [f64; SIZE] {
        for n in 0..SIZE {
            let row = self.products[n];
            let result = self.results[n];
            for m in (0..SIZE).filter(|m| *m != n) {
                let share = self.products[m][n] / row[n];
                for (place, other) in self.products[m].iter_mut().zip(&row) {
                    *place -= share * other;
                }
                self.results[m] -= share * result;
            }
        }
        std::array::from_fn(|n| self.results[n] / self.products[n][n])
    }
}

/// The comment lines of the file: how well the weights predict games that they were not learnt from.
fn file_header(review: &Review, value: &Value, games: &[Vec<Example>]) -> String {
    let Review { map, seats, seed, games: count, .. } = review;
    let mut lines = vec![format!(
        "# Made by `cargo xtask train --value --map {} --seats {seats} --seed {seed} --games {count}`.",
        map.key()
    )];
    let examples: Vec<&Example> = games.iter().flatten().collect();
    for (from, to) in [(30, 45), (15, 29), (3, 14)] {
        let here: Vec<&&Example> = examples.iter().filter(|e| (from..=to).contains(&e.time)).collect();
        let count = here.len().max(1) as f64;
        let mean = here.iter().map(|e| e.points).sum::<f64>() / count;
        let off = here.iter().map(|e| (e.points - value.points(&e.outlook)).powi(2)).sum::<f64>();
        let spread = here.iter().map(|e| (e.points - mean).powi(2)).sum::<f64>();
        lines.push(format!(
            "# With {from} to {to} trains left it is off by {:.1} points of a spread of {:.1} ({:.0} % explained).",
            (off / count).sqrt(),
            (spread / count).sqrt(),
            100.0 * (1.0 - off / spread),
        ));
    }
    for (from, to) in [(30, 45), (15, 29), (3, 14)] {
        let moments = games.iter().flat_map(|game| best_others(value, game));
        let here = moments.filter(|(time, _)| (from..=to).contains(time));
        let (count, sum) = here.fold((0.0, 0.0), |(count, sum), (_, off)| (count + 1.0, sum + off));
        lines.push(format!(
            "# With {from} to {to} trains left the best of the others ends {:+.1} points from what it expects.",
            sum / count
        ));
    }
    for (from, to) in [(0.0, 10.0), (10.0, 30.0), (30.0, 60.0)] {
        let ahead =
            games.iter().flat_map(|game| leads(value, game)).filter(|(lead, _)| (from..to).contains(lead));
        let (count, won) = ahead.fold((0.0, 0.0), |(count, won), (_, win)| (count + 1.0, won + win));
        lines.push(format!("# Who it sees {from} to {to} points ahead wins {:.0} %.", 100.0 * won / count));
    }
    lines.join("\n") + "\n"
}

/// The predicted lead of each seat at each moment of a game, and whether it won.
fn leads(value: &Value, game: &[Example]) -> Vec<(f64, f64)> {
    let lead = |example: &Example| {
        (value.points(&example.outlook) - expected_of_others(value, game, example), example.won)
    };
    game.iter().map(lead).collect()
}

/// For each seat at each moment of a game: the fewest trains then, and by how much the best of the others ended above what
/// was expected of it.
fn best_others(value: &Value, game: &[Example]) -> Vec<(u8, f64)> {
    let off = |example: &Example| {
        let ended = others(game, example).map(|other| other.points).fold(f64::NEG_INFINITY, f64::max);
        (example.time, ended - expected_of_others(value, game, example))
    };
    game.iter().map(off).collect()
}

fn expected_of_others(value: &Value, game: &[Example], example: &Example) -> f64 {
    let points = others(game, example).map(|other| value.points(&other.outlook));
    points.reduce(|a, b| larger(a, b, example.time)).unwrap_or(0.0)
}

fn others<'a>(game: &'a [Example], example: &'a Example) -> impl Iterator<Item = &'a Example> {
    game.iter().filter(|other| other.moment == example.moment && other.seat != example.seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_learns_the_same_on_any_number_of_threads() {
        let learnt = |threads| {
            let review = Review {
                map: Arc::clone(Map::named("europe").unwrap()),
                seats: 3,
                seed: 5,
                games: 40,
                threads,
            };
            learn(&review, &|_| ())
        };
        let once = learnt(1);
        assert_eq!(once, learnt(3));
        assert!(once.starts_with("# Made by `cargo xtask train --value --map europe --seats 3 --seed 5"));
    }

    #[test]
    fn a_score_that_depends_on_the_outlook_is_predicted() {
        let review =
            Review { map: Arc::clone(Map::named("usa").unwrap()), seats: 2, seed: 9, games: 1, threads: 1 };
        let board = &*Board::of(&review.map);
        // The second aspect is the points of routes, in tens.
        let truth = |example: &Example| 3.0 + 70.0 * example.outlook.aspects().nth(1).unwrap_or(0.0);
        let mut sums = Sums::default();
        for mut example in (0..60).flat_map(|game| examples_of_game(board, &review, game)) {
            example.points = truth(&example);
            sums.add(&example);
        }
        let value = Value::new(sums.solve());
        for example in examples_of_game(board, &review, 60) {
            let guess = value.points(&example.outlook);
            assert!((guess - truth(&example)).abs() < 5.0, "{guess} of {}", truth(&example));
        }
    }
}
