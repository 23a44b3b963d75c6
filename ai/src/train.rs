//! Learning a driver's weights from games, by an evolution strategy; and learning what a position is worth.

mod evolution;
mod league;
mod value;

pub use league::League;
pub use value::{Review, learn};

use crate::bots::{Character, Driver, Planner, Racer, Wary};
use crate::parts::board::Board;
use crate::policy::Policy;
use crate::weights::Weights;
use engine::Map;
use evolution::{Course, Ladder, Opponents, evolve, game};
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
