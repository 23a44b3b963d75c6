//! An evolution strategy: every generation tries random changes of the weights, each added and subtracted, on the same deals,
//! and moves the weights toward what won. The seed decides the result, on any number of threads.

use super::{Lesson, in_parallel};
use crate::bots::{Driver, Planner, Racer, Wary};
use crate::parts::board::Board;
use crate::policy::{Policy, play_out};
use crate::rollout::outcome;
use crate::weights::Weights;
use engine::{Chance, MAX_SEATS, SeatId, State};

/// A part of what is learnt, with one set of opponents.
#[derive(Clone, Copy, Debug)]
pub(super) struct Course {
    pub(super) seed: u64,
    pub(super) generations: u32,
    /// How large the steps are at its beginning and its end, in units of `STEP`.
    pub(super) steps: [f32; 2],
}

/// Whom it learns against.
pub(super) trait Opponents: Sync {
    /// They take turns. `rival` is how the one that learns played some generations ago.
    fn list<'a>(&'a self, rival: &'a Driver) -> Vec<&'a dyn Policy>;
}

/// The ladder's planners and racers, and itself.
pub(super) struct Ladder;

impl Opponents for Ladder {
    fn list<'a>(&'a self, rival: &'a Driver) -> Vec<&'a dyn Policy> {
        vec![&Planner, &Racer, &Wary, rival]
    }
}

/// Trials in a generation, each played once with its changes added and once with them subtracted.
const TRIALS: usize = 24;

/// Games for each trial and sign, with seats and opponents in rotation.
const GAMES: u32 = 40;

/// How far a trial changes a weight, in units of its `scale`.
const TRIAL_SIZE: f32 = 0.18;

/// How far a generation moves a weight, in units of its `scale`.
const STEP: f32 = 0.3;

/// The part of each step that is carried over from the step before.
const MOMENTUM: f32 = 0.8;

const N: usize = Weights::NAMES.len();

/// The weights that were learnt in a course, beginning with `start`.
pub(super) fn evolve(
    board: &Board,
    lesson: &Lesson,
    course: Course,
    start: Weights,
    opponents: &dyn Opponents,
) -> Weights {
    let Course { seed, generations, steps } = course;
    let mut chance = Chance::new(seed);
    let mut mean = start.to_array();
    let mut momentum = [0.0; N];
    let mut rival = start;
    for generation in 0..generations {
        let deals = chance.next();
        let trials: Vec<[f32; N]> =
            (0..TRIALS).map(|_| std::array::from_fn(|_| normal(&mut chance))).collect();
        let rival_driver = Driver::new(board, rival);
        let pool = opponents.list(&rival_driver);
        let play_trial = |n: usize| {
            let sign = if n.is_multiple_of(2) { TRIAL_SIZE } else { -TRIAL_SIZE };
            let tried = std::array::from_fn(|i| mean[i] + sign * scale(i) * trials[n / 2][i]);
            fitness(board, lesson.seats, Weights::from_array(tried), &pool, deals, GAMES)
        };
        let values = in_parallel(2 * TRIALS, lesson.threads, &play_trial);
        let gains: Vec<f32> = values.chunks(2).map(|pair| (pair[0] - pair[1]) as f32).collect();
        let spread = (gains.iter().map(|gain| gain * gain).sum::<f32>() / TRIALS as f32).sqrt().max(1e-6);
        let over = generation as f32 / generations as f32;
        let step = STEP * (steps[0] + over * (steps[1] - steps[0]));
        for i in 0..N {
            let direction: f32 =
                gains.iter().zip(&trials).map(|(gain, trial)| gain / spread * trial[i]).sum();
            momentum[i] = MOMENTUM * momentum[i] + (1.0 - MOMENTUM) * direction / TRIALS as f32;
            mean[i] += step * scale(i) * momentum[i];
        }
        if generation % 10 == 9 {
            rival = Weights::from_array(mean);
        }
    }
    Weights::from_array(mean)
}

/// The unit in which a weight is changed: its size before anything was learnt, plus one.
fn scale(i: usize) -> f32 {
    Weights::START.to_array()[i].abs() + 1.0
}

/// A random number, about normally distributed: the sum of twelve uniform ones, minus six.
fn normal(chance: &mut Chance) -> f32 {
    let unit = |n: u64| n as f32 / 65_536.0;
    (0..12).map(|_| unit(chance.below(65_536))).sum::<f32>() - 6.0
}

/// How well these weights do over these games: wins, and a little for the margin.
fn fitness(board: &Board, seats: u8, weights: Weights, pool: &[&dyn Policy], deals: u64, games: u32) -> f64 {
    let driver = Driver::new(board, weights);
    let results = (0..games).map(|n| {
        let (won, margin) = game(board, seats, &driver, pool, deals, n);
        won + margin.clamp(-60.0, 60.0) / 120.0
    });
    results.sum::<f64>() / f64::from(games)
}

/// Game `n` of these deals: each deal is played once from every seat, with opponents from the pool in turn.
pub(super) fn game(
    board: &Board,
    seats: u8,
    driver: &dyn Policy,
    pool: &[&dyn Policy],
    deals: u64,
    n: u32,
) -> (f64, f64) {
    let (deal, place) = (n / u32::from(seats), n % u32::from(seats));
    let mut state = State::dealt(&board.map, seats, Chance::new(deals ^ u64::from(deal) << 32).next());
    let mut policies: [&dyn Policy; MAX_SEATS] =
        std::array::from_fn(|seat| pool[(deal as usize + seat) % pool.len()]);
    policies[place as usize] = driver;
    play_out(board, &mut state, &policies[..usize::from(seats)]);
    let (margin, won) = outcome(board, &state, SeatId(place as u8));
    (won, margin)
}
