//! The results of a match.

use super::game::Note;
use super::interval::Interval;
use super::run::Match;
use serde::Serialize;
use std::fmt;
use std::time::Duration;

/// The result of a match.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The key of the map.
    pub map: String,
    /// Games played.
    pub games: u32,
    /// The seed of the deals.
    pub seed: u64,
    /// The share of games in which somebody's turn began with neither deck nor discards, and the share of turns.
    pub dry_games: f64,
    #[allow(missing_docs)]
    pub dry_turns: f64,
    /// One for each entrant, in the order given.
    pub rows: Vec<Row>,
}

/// The result of one entrant; all but the first two are averages over its games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    /// Its name.
    pub name: String,
    /// How often it won; shared wins count in part.
    pub wins: Interval,
    /// Its score.
    pub score: f64,
    /// Points ahead of the best other seat.
    pub margin: f64,
    /// Turns it had.
    pub turns: f64,
    /// Tickets completed.
    pub completed: f64,
    /// Tickets held at the end.
    pub held: f64,
    /// How often it held the longest path.
    pub longest: f64,
    /// Milliseconds for a decision: the median.
    pub p50_ms: f64,
    /// Milliseconds for a decision: the 99th percentile.
    pub p99_ms: f64,
}

impl Report {
    pub(super) fn new(config: &Match, names: Vec<String>, notes: &[Note], games: u32) -> Report {
        let row = |(n, name)| {
            let own: Vec<&Note> = notes.iter().filter(|note| note.entrant == n).collect();
            Row::new(name, &own)
        };
        let of_games = notes.chunks(names.len().max(1));
        let dry_games = of_games.filter(|game| game.iter().any(|note| note.dry > 0)).count();
        let sum = |of: fn(&Note) -> u32| f64::from(notes.iter().map(of).sum::<u32>());
        let rows = names.into_iter().enumerate().map(row).collect();
        Report {
            map: config.map.clone(),
            games,
            seed: config.seed,
            dry_games: dry_games as f64 / f64::from(games.max(1)),
            dry_turns: sum(|note| note.dry) / sum(|note| note.turns).max(1.0),
            rows,
        }
    }
}

impl Row {
    fn new(name: String, notes: &[&Note]) -> Row {
        let mean = |value: fn(&Note) -> f64| {
            notes.iter().map(|note| value(note)).sum::<f64>() / notes.len().max(1) as f64
        };
        let mut times: Vec<Duration> = notes.iter().flat_map(|note| note.times.iter().copied()).collect();
        times.sort_unstable();
        let at = |share: f64| {
            let place = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
            times.get(place).map_or(0.0, |time| time.as_secs_f64() * 1e3)
        };
        Row {
            name,
            wins: Interval::wilson(notes.iter().map(|note| note.won).sum(), notes.len()),
            score: mean(|note| f64::from(note.score)),
            margin: mean(|note| f64::from(note.margin)),
            turns: mean(|note| f64::from(note.turns)),
            completed: mean(|note| note.completed as f64),
            held: mean(|note| note.held as f64),
            longest: mean(|note| f64::from(u8::from(note.longest))),
            p50_ms: at(0.5),
            p99_ms: at(0.99),
        }
    }
}

impl fmt::Display for Report {
    /// A table as the docs have it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}, {} seats, {} games, seed {}", self.map, self.rows.len(), self.games, self.seed)?;
        writeln!(f)?;
        writeln!(f, "| bot | wins | 95 % | score | margin | turns | tickets | longest | ms p50 | ms p99 |")?;
        writeln!(f, "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|")?;
        for row in &self.rows {
            writeln!(
                f,
                "| {} | {:.1} % | {:.1}–{:.1} | {:.1} | {:+.1} | {:.1} | {:.1} of {:.1} | {:.0} % | {:.2} | {:.2} |",
                row.name,
                row.wins.share * 100.0,
                row.wins.low * 100.0,
                row.wins.high * 100.0,
                row.score,
                row.margin,
                row.turns,
                row.completed,
                row.held,
                row.longest * 100.0,
                row.p50_ms,
                row.p99_ms,
            )?;
        }
        writeln!(f)?;
        let [games, turns] = [self.dry_games, self.dry_turns].map(|share| share * 100.0);
        writeln!(f, "Neither deck nor discards: in {games:.1} % of games, at {turns:.2} % of turns")
    }
}
