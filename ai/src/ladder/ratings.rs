//! Ratings: everyone against everyone, as one number each.

use super::entrant::{Budget, Entrant};
use super::run::{LadderError, Match, play};
use crate::roster::Named;
use engine::Chance;
use std::fmt;

/// A round robin.
#[derive(Clone, Debug)]
pub struct RoundRobin {
    /// Who plays.
    pub bots: Vec<Named>,
    /// Games of each pair on each map, at 2 seats.
    pub pairs: u32,
    /// Tables of four on each map, each with four games.
    pub tables: u32,
    /// Decides deals and tables.
    pub seed: u64,
    /// For each decision.
    pub budget: Budget,
    /// How many games are played at once.
    pub threads: usize,
}

/// How often each bot was ahead of each other, in games at one kind of table.
#[derive(Clone, Debug)]
struct Wins(Vec<Vec<f64>>);

/// What a round robin showed, the best first.
#[derive(Clone, Debug)]
pub struct Ratings {
    rows: Vec<RatingRow>,
    columns: Vec<String>,
}

#[derive(Clone, Debug)]
struct RatingRow {
    name: String,
    /// Over everything, then by column.
    all: f64,
    parts: Vec<f64>,
}

/// The rating that Planner has by definition.
const PLANNER: f64 = 1000.0;

/// Draws that everyone is taken to have played with everyone: a bot that never wins has a rating too.
const PRIOR: f64 = 0.5;

impl RoundRobin {
    /// Plays it; `progress` hears what is being played.
    pub fn play(&self, progress: &dyn Fn(&str)) -> Result<Ratings, LadderError> {
        let n = self.bots.len();
        let (mut all, mut parts, mut columns) = (Wins::none(n), Vec::new(), Vec::new());
        for map in engine::maps() {
            let two = self.two_seats(map.key(), progress)?;
            let four = self.four_seats(map.key(), progress)?;
            for (wins, seats) in [(two, 2), (four, 4)] {
                all.add(&wins);
                parts.push(wins.ratings(&self.bots));
                columns.push(format!("{}, {seats} seats", map.name()));
            }
        }
        let overall = all.ratings(&self.bots);
        let row = |i: usize| RatingRow {
            name: self.bots[i].name(),
            all: overall[i],
            parts: parts.iter().map(|part| part[i]).collect(),
        };
        let mut rows: Vec<RatingRow> = (0..n).map(row).collect();
        rows.sort_by(|a, b| b.all.total_cmp(&a.all));
        Ok(Ratings { rows, columns })
    }

    fn matched(&self, map: &str, table: &[usize], games: u32, seed: u64) -> Result<Vec<f64>, LadderError> {
        let entrant = |i: &usize| {
            let bot = self.bots[*i];
            Entrant::new(&bot.name(), move |seed| bot.make(seed))
        };
        let entrants: Vec<Entrant> = table.iter().map(entrant).collect();
        let wish = Match { map: map.into(), games, seed, budget: self.budget, threads: self.threads };
        let report = play(&entrants, &wish, &|_, _| ())?;
        Ok(report.rows.iter().map(|row| row.wins.share * f64::from(report.games)).collect())
    }

    fn two_seats(&self, map: &str, progress: &dyn Fn(&str)) -> Result<Wins, LadderError> {
        let mut wins = Wins::none(self.bots.len());
        for i in 0..self.bots.len() {
            for j in 0..i {
                progress(&format!("{map}: {} and {}", self.bots[i].name(), self.bots[j].name()));
                let won = self.matched(map, &[i, j], self.pairs, self.seed)?;
                wins.note(&[i, j], &won);
            }
        }
        Ok(wins)
    }

    fn four_seats(&self, map: &str, progress: &dyn Fn(&str)) -> Result<Wins, LadderError> {
        let mut wins = Wins::none(self.bots.len());
        let mut chance = Chance::new(self.seed);
        for table in 0..self.tables {
            progress(&format!("{map}: table {} of {}", table + 1, self.tables));
            // Everyone sits at as many tables: a new order once all have sat.
            let mut waiting: Vec<usize> = (0..self.bots.len()).collect();
            let mut seated = Vec::new();
            while seated.len() < 4 && !waiting.is_empty() {
                seated.push(waiting.swap_remove(chance.below(waiting.len() as u64) as usize));
            }
            let won = self.matched(map, &seated, seated.len() as u32, self.seed ^ u64::from(table))?;
            wins.note(&seated, &won);
        }
        Ok(wins)
    }
}

impl Wins {
    fn none(n: usize) -> Wins {
        Wins(vec![vec![0.0; n]; n])
    }

    fn add(&mut self, other: &Wins) {
        let cells = self.0.iter_mut().flatten().zip(other.0.iter().flatten());
        cells.for_each(|(cell, more)| *cell += more);
    }

    /// The winner of a game was ahead of everyone else at the table.
    fn note(&mut self, table: &[usize], won: &[f64]) {
        for (i, won) in table.iter().zip(won) {
            for j in table.iter().filter(|j| *j != i) {
                self.0[*i][*j] += won;
            }
        }
    }

    /// The strengths that explain the wins best (Bradley and Terry), on Elo's scale.
    fn ratings(&self, bots: &[Named]) -> Vec<f64> {
        let n = bots.len();
        let mut strength = vec![1.0; n];
        for _ in 0..2_000 {
            let next = |i: usize| {
                let others = || (0..n).filter(move |j| *j != i);
                let won: f64 = others().map(|j| self.0[i][j] + PRIOR).sum();
                let met = |j: usize| self.0[i][j] + self.0[j][i] + 2.0 * PRIOR;
                won / others().map(|j| met(j) / (strength[i] + strength[j])).sum::<f64>()
            };
            strength = (0..n).map(next).collect();
        }
        let elo = |strength: f64| 400.0 * strength.log10();
        let anchor = bots.iter().position(|bot| bot.name() == "planner").map_or(0.0, |i| elo(strength[i]));
        strength.into_iter().map(|strength| PLANNER + elo(strength) - anchor).collect()
    }
}

impl Ratings {
    /// What the game shows beside its opponents: a name and a rating a line.
    pub fn data(&self, command: &str) -> String {
        let lines = self.rows.iter().map(|row| format!("{} {:.0}\n", row.name, row.all));
        format!("# Made by `{command}`: a bot, and its rating.\n{}", lines.collect::<String>())
    }
}

impl fmt::Display for Ratings {
    /// A table as the docs have it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| bot | rating | {} |", self.columns.join(" | "))?;
        writeln!(f, "|---|--:|{}", "--:|".repeat(self.columns.len()))?;
        for row in &self.rows {
            let parts: Vec<String> = row.parts.iter().map(|part| format!("{part:.0}")).collect();
            writeln!(f, "| {} | {:.0} | {} |", row.name, row.all, parts.join(" | "))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::roster::named;

    #[test]
    fn who_wins_three_games_of_four_is_rated_190_points_higher() {
        let bots = ["planner", "racer"].map(|name| named(name).unwrap());
        let mut wins = Wins::none(2);
        wins.note(&[0, 1], &[2_500.0, 7_500.0]);
        let ratings = wins.ratings(&bots);
        assert_eq!(ratings[0], PLANNER);
        assert!((ratings[1] - PLANNER - 190.8).abs() < 1.0, "{ratings:?}");
    }
}
