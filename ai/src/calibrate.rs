//! Measures a bot's judgement: of all the positions in which it said that it would win with a chance of 70 to 80 %, how
//! many did it win? And how many of the others' tickets does it find?

mod report;
mod tickets;

pub use report::{Bin, Report};

use crate::bot::Bot;
use crate::ladder::{Budget, Entrant, LadderError};
use crate::sparring::Sparring;
use engine::{Chance, Game, Phase, SeatId, Setup};
use serde::Serialize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use tickets::Found;

/// Who the judge plays against.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Company {
    /// Rule bots that it beats.
    Weak,
    /// Copies of itself; then every seat's word is noted.
    Equal,
    /// Opponents that nothing was ever learnt from.
    NeverMet,
}

impl Company {
    /// All of them.
    pub const ALL: [Company; 3] = [Company::Weak, Company::Equal, Company::NeverMet];

    /// Its name in commands and tables.
    pub const fn key(self) -> &'static str {
        match self {
            Company::Weak => "weak",
            Company::Equal => "equal",
            Company::NeverMet => "never-met",
        }
    }

    /// The names of those it plays against, in turn.
    fn pool(self, judge: &str) -> Vec<&str> {
        match self {
            Company::Weak => vec!["planner", "racer", "wary", "one-step", "casual"],
            Company::Equal => vec![judge],
            Company::NeverMet => Sparring::NEVER_MET.map(Sparring::key).to_vec(),
        }
    }
}

/// What to measure.
#[derive(Clone, Debug)]
pub struct Survey {
    /// The bot whose judgement is measured: one that looks ahead.
    pub judge: String,
    /// The key of the map.
    pub map: String,
    /// Seats at the table.
    pub seats: usize,
    /// Who it plays against.
    pub company: Company,
    /// Games.
    pub games: u32,
    /// Decides the deals.
    pub seed: u64,
    /// For each decision.
    pub budget: Budget,
    /// How many games are played at once.
    pub threads: usize,
}

/// What was said of a seat's chance at the beginning of one of its turns, and what came.
#[derive(Clone, Copy, Debug)]
struct Said {
    chance: f64,
    /// 1 for a win, less if it was shared.
    won: f64,
    /// How much the chance changed since the seat's turn before.
    change: Option<f64>,
    /// Was it the seat's last turn?
    last: bool,
}

/// What was noted in one game.
#[derive(Clone, Debug, Default)]
struct Notes {
    said: Vec<Said>,
    found: Vec<Found>,
}

impl Survey {
    /// Plays the games. Calls `progress` with the games played, from any thread.
    pub fn play(&self, progress: &(dyn Fn(u32) + Sync)) -> Result<Report, LadderError> {
        let (next, over) = (AtomicU32::new(0), AtomicU32::new(0));
        let results: Mutex<Vec<(u32, Result<Notes, LadderError>)>> = Mutex::default();
        let work = || {
            loop {
                let n = next.fetch_add(1, Ordering::Relaxed);
                if n >= self.games {
                    return;
                }
                let notes = self.game(n);
                if let Ok(mut results) = results.lock() {
                    results.push((n, notes));
                }
                progress(over.fetch_add(1, Ordering::Relaxed) + 1);
            }
        };
        thread::scope(|scope| {
            for _ in 1..self.threads {
                scope.spawn(work);
            }
            work();
        });
        let mut results = results.into_inner().unwrap_or_default();
        results.sort_by_key(|(n, _)| *n);
        let notes: Result<Vec<Notes>, LadderError> = results.into_iter().map(|(_, notes)| notes).collect();
        Ok(Report::of(self, &notes?))
    }

    /// Game `n`: the judge sits at each seat in turn, and the others come from the pool in turn.
    fn game(&self, n: u32) -> Result<Notes, LadderError> {
        let (deal, place) = (n as usize / self.seats, n as usize % self.seats);
        let seed = Chance::new(self.seed ^ (deal as u64).rotate_left(32)).next();
        let pool = self.company.pool(&self.judge);
        let name = |seat: usize| {
            if seat == place { &*self.judge } else { pool[(deal + seat + seat / 2) % pool.len()] }
        };
        let names: Vec<&str> = (0..self.seats).map(name).collect();
        let make = |(seat, name): (usize, &&str)| {
            let entrant = Entrant::named(name).ok_or(LadderError::Unknown { name: (*name).into() })?;
            Ok((entrant.make)(seed ^ ((seat as u64 + 1) << 56)))
        };
        let bots: Vec<Box<dyn Bot>> =
            names.iter().enumerate().map(make).collect::<Result<_, LadderError>>()?;
        let mut game = Game::new(Setup::new(&self.map, self.seats, seed))?;
        let mut said: Vec<Vec<(f64, bool)>> = vec![Vec::new(); self.seats];
        let mut notes = Notes::default();
        while let Some(seat) = game.to_move() {
            let view = game.view(seat);
            let choice = bots[seat.index()].decide(&view, &self.budget.clock());
            let judges = names[seat.index()] == self.judge;
            let worth = choice.chosen().and_then(|chosen| chosen.evaluation);
            if judges && view.phase == Phase::Choose {
                if let Some(worth) = worth {
                    said[seat.index()].push((worth.win_chance, view.turns_left.is_some()));
                }
                notes.found.extend(Found::of(&view, game.state(), self.judge == "expert-1"));
            }
            if let Err(why) = game.apply(choice.action) {
                let name = names[seat.index()].to_owned();
                return Err(LadderError::Illegal { name, seed, action: Box::new(choice.action), why });
            }
        }
        let winners = game.scores().winners;
        for (seat, said) in (0..).map(SeatId).zip(said) {
            let won = if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
            let before = std::iter::once(None).chain(said.iter().map(|(chance, _)| Some(*chance)));
            let here = said.iter().zip(before).map(|((chance, last), before)| Said {
                chance: *chance,
                won,
                change: before.map(|before| (chance - before).abs()),
                last: *last,
            });
            notes.said.extend(here);
        }
        Ok(notes)
    }
}
