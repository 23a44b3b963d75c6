//! Learning a driver's weights from games: against the ladder's planners and racers, and against itself.
//!
//! The method is an evolution strategy: every generation tries random changes of the weights, each added and
//! subtracted, on the same deals, and moves the weights toward what won. The seed decides the result, on any number of
//! threads.

mod league;
mod value;

pub use league::League;
pub use value::{Review, learn};

use crate::bots::{Character, Driver, Planner, Racer, Wary};
use crate::parts::board::Board;
use crate::policy::{Policy, play_out};
use crate::rollout::outcome;
use crate::weights::Weights;
use engine::{Chance, MAX_SEATS, Map, SeatId, State};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

/// What to learn, and how.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The map.
    pub map: Arc<Map>,
    /// Seats at the table.
    pub seats: u8,
    /// Decides everything that is random.
    pub seed: u64,
    /// How often the weights are changed.
    pub generations: u32,
    /// How many games are played at once.
    pub threads: usize,
    /// The weights to begin with, as text; if `None`, `Weights::START`.
    pub from: Option<String>,
    /// Against whom.
    pub company: Company,
}

/// Against whom a driver learns.
#[derive(Clone, Debug)]
pub enum Company {
    /// The ladder's planners and racers, and itself.
    Ladder,
    /// Many kinds, the versions before, and exploiters.
    League(League),
    /// Only the driver with these weights: how much is there to be found against it?
    Only(String),
    /// Only `strong` as it was first released.
    Strong1,
}

/// A part of what is learnt, with one set of opponents.
#[derive(Clone, Copy, Debug)]
struct Course {
    seed: u64,
    generations: u32,
    /// How large the steps are at its beginning and its end, in units of `STEP`.
    steps: [f32; 2],
}

/// Whom it learns against.
trait Opponents: Sync {
    /// They take turns. `rival` is how the one that learns played some generations ago.
    fn list<'a>(&'a self, rival: &'a Driver) -> Vec<&'a dyn Policy>;
}

/// The ladder's planners and racers, and itself.
struct Ladder;

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

/// Learns, and returns the weights as text, headed by how well they play. Calls `progress` with what there is to
/// tell, and with the weights so far.
pub fn train(lesson: &Lesson, progress: &dyn Fn(&str, &str)) -> String {
    let board = &*Board::of(&lesson.map);
    let start = lesson.from.as_deref().map_or(Weights::START, Weights::read);
    let course = Course { seed: lesson.seed, generations: lesson.generations, steps: [1.0, 0.0] };
    let alone = |pool: &dyn Opponents| (evolve(board, lesson, course, start, pool), Vec::new());
    let (learnt, lines) = match &lesson.company {
        Company::Ladder => alone(&Ladder),
        Company::League(league) => league::learn(board, lesson, *league, start, progress),
        Company::Only(text) => {
            let only = Driver::new(board, Weights::read(text)).exact_at_the_end();
            let (found, _) = alone(&league::Only(&only));
            let won = share_won(
                board,
                lesson.seats,
                &Driver::new(board, found).exact_at_the_end(),
                &[&only],
                !lesson.seed,
                4_000,
            );
            (
                found,
                vec![format!(
                    "It won {:.1} % of 4000 games against the weights that it was to exploit.",
                    100.0 * won
                )],
            )
        }
        Company::Strong1 => {
            let only = Character::first_driver(board, lesson.seats);
            let (found, _) = alone(&league::Only(&only));
            let won =
                share_won(board, lesson.seats, &Driver::new(board, found), &[&only], !lesson.seed, 4_000);
            (found, vec![format!("It won {:.1} % of 4000 games against strong-1.", 100.0 * won)])
        }
    };
    format!("{}{}", file_header(board, lesson, learnt, start, &lines), learnt.write())
}

fn evolve(
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

/// Computes `count` results on `threads` threads and returns them in order.
fn in_parallel<T: Default + Clone + Send>(
    count: usize,
    threads: usize,
    compute: &(dyn Fn(usize) -> T + Sync),
) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(vec![T::default(); count]);
    let work = || {
        loop {
            let n = next.fetch_add(1, Ordering::Relaxed);
            if n >= count {
                return;
            }
            let result = compute(n);
            if let Ok(mut results) = results.lock() {
                results[n] = result;
            }
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
    results.into_inner().unwrap_or_default()
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
fn game(
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

/// The share of games that a policy wins against opponents from the pool.
fn share_won(
    board: &Board,
    seats: u8,
    policy: &dyn Policy,
    pool: &[&dyn Policy],
    deals: u64,
    games: u32,
) -> f64 {
    (0..games).map(|n| game(board, seats, policy, pool, deals, n).0).sum::<f64>() / f64::from(games)
}

/// The comment lines of the file: how the weights were made and how well they play.
fn file_header(board: &Board, lesson: &Lesson, learnt: Weights, start: Weights, lines: &[String]) -> String {
    let Lesson { map, seats, seed, generations, from, company, .. } = lesson;
    let begun = if from.is_some() { ", begun with the weights of another file" } else { "" };
    let company = match company {
        Company::Ladder => String::new(),
        Company::League(League { rounds, exploiter }) => {
            format!(" --league --rounds {rounds} --exploiter {exploiter}")
        }
        Company::Only(_) => " --against FILE".to_owned(),
        Company::Strong1 => " --against strong-1".to_owned(),
    };
    let mut header = vec![format!(
        "# Made by `cargo xtask train{company} --map {} --seats {seats} --seed {seed} --generations {generations}`{begun}.",
        map.key()
    )];
    header.extend(lines.iter().map(|line| format!("# {line}")));
    let [learnt, start] = [learnt, start].map(|weights| Driver::new(board, weights));
    let opponents: [(&str, &dyn Policy); 4] =
        [("planner", &Planner), ("racer", &Racer), ("wary", &Wary), ("where it began", &start)];
    for (name, opponent) in opponents {
        let games = 2_000;
        let share = 100.0 * share_won(board, *seats, &learnt, &[opponent], seed ^ 0x5eed, games);
        header.push(format!("# {share:.1} % of {games} games won against {name}, {} of it.", seats - 1));
    }
    header.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_learns_the_same_weights_on_any_number_of_threads() {
        let learnt = |seed, threads| {
            let map = Arc::clone(Map::named("usa").unwrap());
            let lesson =
                Lesson { map, seats: 2, seed, generations: 2, threads, from: None, company: Company::Ladder };
            evolve(
                &Board::of(&lesson.map),
                &lesson,
                Course { seed, generations: 2, steps: [1.0, 0.0] },
                Weights::START,
                &Ladder,
            )
        };
        let once = learnt(5, 1);
        assert_eq!(once, learnt(5, 3));
        assert_ne!(once, Weights::START, "the weights have changed");
        assert_ne!(once, learnt(6, 1), "the result depends on the games");
    }
}
