//! A match: many games on a few threads. The result does not depend on the number of threads.

use super::entrant::{Budget, Entrant};
use super::game::{self, Note};
use super::report::Report;
use engine::{Action, Chance, Illegal, Setup, SetupError};
use std::fmt;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

/// What to play.
#[derive(Clone, Debug)]
pub struct Match {
    /// The key of the map.
    pub map: String,
    /// Games, rounded up so that every entrant plays equally often at every seat.
    pub games: u32,
    /// Decides the deals.
    pub seed: u64,
    /// For each decision.
    pub budget: Budget,
    /// How many games are played at once.
    pub threads: usize,
}

/// Why a match failed.
#[derive(Debug)]
pub enum LadderError {
    /// The setup is invalid.
    Setup(SetupError),
    /// There is no bot of that name.
    Unknown {
        /// The name.
        name: String,
    },
    /// A bot chose an illegal action: a bug of the bot.
    Illegal {
        /// The bot.
        name: String,
        /// The game's seed.
        seed: u64,
        /// What it did.
        action: Box<Action>,
        /// Why that is illegal.
        why: Illegal,
    },
}

impl fmt::Display for LadderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LadderError::Setup(error) => error.fmt(f),
            LadderError::Unknown { name } => write!(f, "there is no bot `{name}`"),
            LadderError::Illegal { name, seed, action, why } => {
                write!(f, "{name} played {action:?} in game {seed}: {why}")
            }
        }
    }
}

impl std::error::Error for LadderError {}

impl From<SetupError> for LadderError {
    fn from(error: SetupError) -> LadderError {
        LadderError::Setup(error)
    }
}

/// What the bots' chance begins with in every match.
const BOTS: u64 = 0xb075;

/// The number of a game, and its statistics.
type Played = (u32, Result<Vec<Note>, LadderError>);

/// Plays a match. Calls `progress` with the games played and all games, from any thread.
pub fn play(
    entrants: &[Entrant],
    config: &Match,
    progress: &(dyn Fn(u32, u32) + Sync),
) -> Result<Report, LadderError> {
    let seats = entrants.len().max(1) as u32;
    let games = config.games.div_ceil(seats) * seats;
    let (next, over) = (AtomicU32::new(0), AtomicU32::new(0));
    let results: Mutex<Vec<Played>> = Mutex::default();
    let work = || {
        loop {
            let n = next.fetch_add(1, Ordering::Relaxed);
            if n >= games {
                return;
            }
            let result = play_game(entrants, config, n);
            let failed = result.is_err();
            if let Ok(mut results) = results.lock() {
                results.push((n, result));
            }
            if failed {
                next.store(games, Ordering::Relaxed);
            }
            progress(over.fetch_add(1, Ordering::Relaxed) + 1, games);
        }
    };
    thread::scope(|scope| {
        for _ in 1..config.threads {
            scope.spawn(work);
        }
        work();
    });
    let mut results = results.into_inner().unwrap_or_default();
    results.sort_by_key(|(n, _)| *n);
    let notes: Result<Vec<Vec<Note>>, LadderError> = results.into_iter().map(|(_, notes)| notes).collect();
    let names = entrants.iter().map(|entrant| entrant.name.clone()).collect();
    Ok(Report::new(config, names, &notes?.concat(), games))
}

/// Game `n`: each deal is played once for every rotation of the seats.
fn play_game(entrants: &[Entrant], config: &Match, n: u32) -> Result<Vec<Note>, LadderError> {
    let seats = entrants.len();
    let (deal, shift) = (n as usize / seats, n as usize % seats);
    let order: Vec<usize> = (0..seats).map(|seat| (seat + shift) % seats).collect();
    let seed = Chance::new(config.seed ^ (deal as u64).rotate_left(32)).next();
    // The bots' chance depends on the number of the deal alone: nothing of the cards can be worked out from it.
    let bots = Some(Chance::new(BOTS ^ (deal as u64).rotate_left(32)).next());
    let setup = Setup { bots, ..Setup::new(&config.map, seats, seed) };
    game::play(entrants, &order, setup, config.budget)
}
