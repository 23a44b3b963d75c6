//! Learning what a position is worth: the final scores of many games, by least squares over what could be seen
//! of each seat in their midst.
//!
//! A game goes astray for a while, so that positions are seen which good players avoid, and is then played to its
//! end as well as the driver can. Only what came after that is learnt from.

use super::shared;
use crate::bots::{Driver, Planner, Racer, Wary};
use crate::parts::board::Board;
use crate::parts::sight::Sight;
use crate::policy::{Memos, Policy, play_on};
use crate::rollout::outcome;
use crate::taste::Taste;
use crate::value::{Outlook, SIZE, Value};
use crate::weights::Weights;
use engine::{Action, Chance, MAX_SEATS, Map, Phase, Quiet, SeatId, State};
use std::sync::Arc;

/// What is to be learnt.
#[derive(Clone, Debug)]
pub struct Review {
    /// The map.
    pub map: Arc<Map>,
    /// Seats at the table.
    pub seats: u8,
    /// Decides everything.
    pub seed: u64,
    /// Games to learn from, beside a tenth of that to see what was learnt.
    pub games: u32,
    /// How many games are played at once.
    pub threads: usize,
}

/// Games that are played between two reports of progress.
const BATCH: u32 = 500;

/// Turns in which a game may go astray, at most.
const ASTRAY: u64 = 50;

/// Of 256 such turns, how many do: none in half of the games.
const SLIPS: [u64; 4] = [0, 0, 16, 48];

/// Turns between two looks at a game, all seats together.
const APART: u32 = 5;

/// Keeps weights small that little speaks for.
const RIDGE: f64 = 1.0;

/// A seat's outlook, when it was seen, and what it came to.
#[derive(Clone)]
struct Example {
    outlook: Outlook,
    points: f64,
    /// 1 for a win, a part of it for a shared one.
    won: f64,
    seat: SeatId,
    moment: u32,
    /// The fewest trains that anybody had left.
    time: u8,
}

/// Learns, and gives the weights as text with how well they tell; `progress` hears of the games played.
pub fn learn(review: &Review, progress: &dyn Fn(u32)) -> String {
    let board = &*Board::of(&review.map);
    let mut sums = Sums::default();
    let mut over = 0;
    while over < review.games {
        let count = BATCH.min(review.games - over);
        let batch = shared(count as usize, review.threads, &|n| study(board, review, over + n as u32));
        for example in batch.iter().flatten() {
            sums.add(example);
        }
        over += count;
        progress(over);
    }
    let value = Value::new(sums.solve());
    let kept = shared((review.games / 10) as usize, review.threads, &|n| {
        study(board, review, review.games + n as u32)
    });
    format!("{}{}", told(review, &value, &kept), value.write())
}

/// One game, and what was seen of it.
fn study(board: &Board, review: &Review, game: u32) -> Vec<Example> {
    let mut chance = Chance::new(review.seed ^ (u64::from(game) + 1) << 24);
    let mut state = State::dealt(&board.map, review.seats, chance.next());
    let learnt = Weights::learnt(&review.map, review.seats);
    let driver = Driver::new(board, learnt);
    let hoarder = Driver::new(board, Taste::HOARDER.season(learnt));
    let pool: [&dyn Policy; 8] = [&driver, &driver, &driver, &driver, &hoarder, &Planner, &Racer, &Wary];
    let policies: [&dyn Policy; MAX_SEATS] = std::array::from_fn(|_| pool[chance.below(8) as usize]);
    let mut memos = Memos::default();
    stray(board, &mut state, &policies, &mut memos, &mut chance);
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

/// Plays a while, some of it at random: tickets, claims and cards, each kind as likely.
fn stray(board: &Board, state: &mut State, policies: &[&dyn Policy], memos: &mut Memos, chance: &mut Chance) {
    let slips = SLIPS[chance.below(4) as usize];
    for _ in 0..chance.below(ASTRAY) {
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

/// What least squares add up, and the way from there to the weights.
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

    /// Gauss and Jordan. The ridge keeps every pivot above nothing.
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

/// How well the weights tell what came of games that they were not learnt from, as the head of the file.
fn told(review: &Review, value: &Value, games: &[Vec<Example>]) -> String {
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
    for (from, to) in [(0.0, 10.0), (10.0, 30.0), (30.0, 60.0)] {
        let ahead =
            games.iter().flat_map(|game| leads(value, game)).filter(|(lead, _)| (from..to).contains(lead));
        let (count, won) = ahead.fold((0.0, 0.0), |(count, won), (_, win)| (count + 1.0, won + win));
        lines.push(format!("# Who it sees {from} to {to} points ahead wins {:.0} %.", 100.0 * won / count));
    }
    lines.join("\n") + "\n"
}

/// The lead that is foreseen for each seat at each moment of a game, and whether it won.
fn leads(value: &Value, game: &[Example]) -> Vec<(f64, f64)> {
    let lead = |example: &Example| {
        let others = game.iter().filter(|e| e.moment == example.moment && e.seat != example.seat);
        let best = others.map(|e| value.points(&e.outlook)).fold(f64::NEG_INFINITY, f64::max);
        (value.points(&example.outlook) - best, example.won)
    };
    game.iter().map(lead).collect()
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
    fn what_depends_on_the_outlook_is_foretold() {
        let review =
            Review { map: Arc::clone(Map::named("usa").unwrap()), seats: 2, seed: 9, games: 1, threads: 1 };
        let board = &*Board::of(&review.map);
        // The second aspect is the points of routes, in tens.
        let truth = |example: &Example| 3.0 + 70.0 * example.outlook.aspects().nth(1).unwrap_or(0.0);
        let mut sums = Sums::default();
        for mut example in (0..60).flat_map(|game| study(board, &review, game)) {
            example.points = truth(&example);
            sums.add(&example);
        }
        let value = Value::new(sums.solve());
        for example in study(board, &review, 60) {
            let told = value.points(&example.outlook);
            assert!((told - truth(&example)).abs() < 5.0, "{told} of {}", truth(&example));
        }
    }
}
