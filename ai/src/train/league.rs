//! Learning in a league: against partners of several kinds, the versions before, and exploiters, which learn nothing but to
//! beat the best so far. Each exploiter says how much it found, and then joins the league.

use super::evolution::{Course, Opponents, evolve};
use super::{Lesson, share_won};
use crate::bots::{Character, Driver, Planner, Racer, Wary};
use crate::parts::board::Board;
use crate::policy::Policy;
use crate::sparring::{Collector, ConnectedRacer};
use crate::weights::Weights;

/// How often an exploiter is trained, and the best so far learns against it.
#[derive(Clone, Copy, Debug)]
pub struct League {
    /// Times.
    pub rounds: u32,
    /// Generations of each exploiter.
    pub exploiter: u32,
}

/// Games by which an exploiter's success is told, and those in the header.
const GAMES: u32 = 4_000;

/// Those that are trained against, one of them again and again where it matters most. The schemers of `sparring` are not
/// among them: they are kept to measure by.
struct Pool<'a> {
    first: &'a Driver,
    before: &'a [Driver],
    exploiters: &'a [Driver],
}

impl Opponents for Pool<'_> {
    fn list<'a>(&'a self, rival: &'a Driver) -> Vec<&'a dyn Policy> {
        let mut list: Vec<&dyn Policy> =
            vec![&Planner, &Wary, &Racer, &Collector, &ConnectedRacer, self.first, self.first, self.first];
        list.extend([rival as &dyn Policy; 3]);
        list.extend(self.before.iter().rev().take(2).map(|driver| driver as &dyn Policy));
        list.extend(self.exploiters.iter().rev().take(4).map(|driver| driver as &dyn Policy));
        list
    }
}

/// Only one opponent.
pub(super) struct Only<'a>(pub(super) &'a Driver);

impl Opponents for Only<'_> {
    fn list<'a>(&'a self, _: &'a Driver) -> Vec<&'a dyn Policy> {
        vec![self.0]
    }
}

pub(super) fn learn(
    board: &Board,
    lesson: &Lesson,
    league: League,
    start: Weights,
    progress: &dyn Fn(&str, &str),
) -> (Weights, Vec<String>) {
    let first = Character::first_driver(board, lesson.seats);
    let (mut exploiters, mut before) = (Vec::new(), Vec::new());
    let (mut weights, mut lines) = (start, Vec::new());
    let mut tell = |line: String, weights: Weights| {
        progress(&line, &weights.write());
        lines.push(line);
    };
    let generations = lesson.generations / league.rounds;
    for round in 0..league.rounds {
        let seed = lesson.seed ^ u64::from(round + 1) << 40;
        let share = |found: &Driver, other: &Driver| {
            let won = share_won(board, lesson.seats, found, &[other], !seed, GAMES);
            format!("won {:.1} % of {GAMES} games", 100.0 * won)
        };
        if round > 0 {
            let best = Driver::new(board, weights);
            let course = Course { seed: seed ^ 1, generations: league.exploiter, steps: [1.0, 0.2] };
            let found = Driver::new(board, evolve(board, lesson, course, weights, &Only(&best)));
            let won = share(&found, &best);
            tell(
                format!(
                    "Round {round}: an exploiter {won} against it, after {} generations.",
                    league.exploiter
                ),
                weights,
            );
            exploiters.push(found);
            before.push(best);
        }
        let left = |round: u32| 1.0 - round as f32 / league.rounds as f32;
        let course = Course { seed, generations, steps: [left(round), left(round + 1)] };
        let pool = Pool { first: &first, before: &before, exploiters: &exploiters };
        weights = evolve(board, lesson, course, weights, &pool);
        let won = share(&Driver::new(board, weights), &first);
        tell(format!("Round {}: {won} against strong-1.", round + 1), weights);
    }
    (weights, lines)
}
