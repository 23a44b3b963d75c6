//! Ratings: one number for each bot, from games between all of them.

use super::entrant::{Budget, Entrant};
use super::run::{LadderError, Match, play};
use crate::persona::{Level, Persona, Style};
use crate::roster::{Named, Rung};
use engine::Chance;
use std::fmt;

/// A round robin. A style plays only the all-rounders of its level and of the level below; all other bots play each other.
#[derive(Clone, Debug)]
pub struct RoundRobin {
    /// Who plays.
    pub bots: Vec<Named>,
    /// Games of each pair on each map, at 2 seats; [`QUICK`] times as many if neither bot searches.
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

/// `wins[i][j]`: how many games bot `i` won that bot `j` played in too.
#[derive(Clone, Debug)]
struct Wins(Vec<Vec<f64>>);

/// The results of a round robin, the best bot first.
#[derive(Clone, Debug)]
pub struct Ratings {
    rows: Vec<RatingRow>,
    columns: Vec<String>,
}

#[derive(Clone, Debug)]
struct RatingRow {
    name: String,
    /// The rating over all games; `None` if it has not played.
    all: Option<f64>,
    /// The rating by column.
    parts: Vec<Option<f64>>,
}

/// Planner's rating, by definition.
const PLANNER: f64 = 1000.0;

/// Wins that each bot of a pair is credited with in addition, so that a bot that never wins has a rating too.
const PRIOR: f64 = 0.5;

/// Games between bots that do not search take a thousandth of the time, so more of them are played.
const QUICK: u32 = 10;

impl RoundRobin {
    /// Plays it. Calls `progress` with what is being played.
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
        rows.sort_by(|a, b| b.all.partial_cmp(&a.all).unwrap_or(std::cmp::Ordering::Equal));
        Ok(Ratings { rows, columns })
    }

    /// Plays a match between these bots and returns the wins of each.
    fn play_match(&self, map: &str, table: &[usize], games: u32, seed: u64) -> Result<Vec<f64>, LadderError> {
        let entrant = |i: &usize| {
            let bot = self.bots[*i];
            Entrant::new(&bot.name(), move |seed| bot.make(seed))
        };
        let entrants: Vec<Entrant> = table.iter().map(entrant).collect();
        let config = Match { map: map.into(), games, seed, budget: self.budget, threads: self.threads };
        let report = play(&entrants, &config, &|_, _| ())?;
        Ok(report.rows.iter().map(|row| row.wins.share * f64::from(report.games)).collect())
    }

    fn two_seats(&self, map: &str, progress: &dyn Fn(&str)) -> Result<Wins, LadderError> {
        let mut wins = Wins::none(self.bots.len());
        for i in 0..self.bots.len() {
            for j in (0..i).filter(|j| play_each_other(self.bots[i], self.bots[*j])) {
                let pair = [self.bots[i], self.bots[j]];
                progress(&format!("{map}: {} and {}", pair[0].name(), pair[1].name()));
                let times = if pair.into_iter().any(searches) { 1 } else { QUICK };
                let won = self.play_match(map, &[i, j], self.pairs * times, self.seed)?;
                wins.note(&[i, j], &won);
            }
        }
        Ok(wins)
    }

    fn four_seats(&self, map: &str, progress: &dyn Fn(&str)) -> Result<Wins, LadderError> {
        let mut wins = Wins::none(self.bots.len());
        let without_styles: Vec<usize> = (0..self.bots.len()).filter(|i| !is_style(self.bots[*i])).collect();
        let seats = without_styles.len().min(4);
        if seats < 2 {
            return Ok(wins);
        }
        let mut chance = Chance::new(self.seed);
        let mut not_seated = Vec::new();
        for table in 0..self.tables {
            progress(&format!("{map}: table {} of {}", table + 1, self.tables));
            let seated = next_table(&without_styles, seats, &mut not_seated, &mut chance);
            let won = self.play_match(map, &seated, seated.len() as u32, self.seed ^ u64::from(table))?;
            wins.note(&seated, &won);
        }
        Ok(wins)
    }
}

/// Does it play imagined games before it moves?
fn searches(bot: Named) -> bool {
    match bot {
        Named::Ladder(rung) => rung == Rung::PairedRollout300,
        Named::Persona(Persona { level, .. }) => level >= Level::Veteran,
    }
}

/// Does it have preferences besides winning?
fn is_style(bot: Named) -> bool {
    match bot {
        Named::Ladder(_) => false,
        Named::Persona(Persona { style, .. }) => style != Style::AllRounder,
    }
}

/// Do they play each other?
fn play_each_other(one: Named, other: Named) -> bool {
    match (is_style(one), is_style(other)) {
        (false, false) => true,
        (true, true) => false,
        (true, false) => is_level_or_below(one, other),
        (false, true) => is_level_or_below(other, one),
    }
}

/// Does the second bot have the level of this style, or the one below?
fn is_level_or_below(style: Named, bot: Named) -> bool {
    match (style, bot) {
        (Named::Persona(style), Named::Persona(bot)) => {
            let place = |level: Level| Level::ALL.iter().position(|other| *other == level);
            bot.level == style.level || place(bot.level).map(|n| n + 1) == place(style.level)
        }
        (Named::Ladder(_), _) | (_, Named::Ladder(_)) => false,
    }
}

/// The bots of the next table. Everyone plays at equally many tables: nobody is seated again before all have been.
fn next_table(all: &[usize], seats: usize, not_seated: &mut Vec<usize>, chance: &mut Chance) -> Vec<usize> {
    let mut seated = Vec::new();
    while seated.len() < seats {
        let mut free: Vec<usize> = not_seated.iter().copied().filter(|bot| !seated.contains(bot)).collect();
        if free.is_empty() {
            not_seated.extend(all);
            free = all.iter().copied().filter(|bot| !seated.contains(bot)).collect();
        }
        let next = free[chance.below(free.len() as u64) as usize];
        not_seated.retain(|bot| *bot != next);
        seated.push(next);
    }
    seated
}

impl Wins {
    fn none(n: usize) -> Wins {
        Wins(vec![vec![0.0; n]; n])
    }

    fn add(&mut self, other: &Wins) {
        let cells = self.0.iter_mut().flatten().zip(other.0.iter().flatten());
        cells.for_each(|(cell, more)| *cell += more);
    }

    /// Counts the wins of each bot against everyone else at the table.
    fn note(&mut self, table: &[usize], won: &[f64]) {
        for (i, won) in table.iter().zip(won) {
            for j in table.iter().filter(|j| *j != i) {
                self.0[*i][*j] += won;
            }
        }
    }

    /// The strengths that explain the wins best (Bradley-Terry), on Elo's scale; `None` for a bot that has not played.
    fn ratings(&self, bots: &[Named]) -> Vec<Option<f64>> {
        let n = bots.len();
        let games = |i: usize, j: usize| self.0[i][j] + self.0[j][i];
        let met = |i: usize| (0..n).filter(move |j| games(i, *j) > 0.0);
        let has_played = |i: usize| met(i).next().is_some();
        let mut strength = vec![1.0; n];
        for _ in 0..2_000 {
            let next = |i: usize| {
                let won: f64 = met(i).map(|j| self.0[i][j] + PRIOR).sum();
                let share = |j: usize| (games(i, j) + 2.0 * PRIOR) / (strength[i] + strength[j]);
                if has_played(i) { won / met(i).map(share).sum::<f64>() } else { 1.0 }
            };
            strength = (0..n).map(next).collect();
        }
        let elo = |strength: f64| 400.0 * strength.log10();
        let anchor = bots.iter().position(|bot| bot.name() == "planner").map_or(0.0, |i| elo(strength[i]));
        (0..n).map(|i| has_played(i).then(|| PLANNER + elo(strength[i]) - anchor)).collect()
    }
}

impl Ratings {
    /// The data file that the game shows ratings from: a name and a rating on each line.
    pub fn data(&self, command: &str) -> String {
        let rated = self.rows.iter().filter_map(|row| Some((&row.name, row.all?)));
        let lines = rated.map(|(name, rating)| format!("{name} {rating:.0}\n"));
        format!("# Made by `{command}`: a bot, and its rating.\n{}", lines.collect::<String>())
    }
}

impl fmt::Display for Ratings {
    /// A table as the docs have it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| bot | rating | {} |", self.columns.join(" | "))?;
        writeln!(f, "|---|--:|{}", "--:|".repeat(self.columns.len()))?;
        let shown = |rating: &Option<f64>| rating.map_or(String::new(), |rating| format!("{rating:.0}"));
        for row in &self.rows {
            let parts: Vec<String> = row.parts.iter().map(shown).collect();
            writeln!(f, "| {} | {} | {} |", row.name, shown(&row.all), parts.join(" | "))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::roster::named;

    #[test]
    fn winning_three_games_of_four_is_190_points_more() {
        let bots = ["planner", "racer", "wary"].map(|name| named(name).unwrap());
        let mut wins = Wins::none(3);
        wins.note(&[0, 1], &[2_500.0, 7_500.0]);
        let ratings = wins.ratings(&bots);
        assert_eq!(ratings[0], Some(PLANNER));
        let racer = ratings[1].unwrap();
        assert!((racer - PLANNER - 190.8).abs() < 1.0, "{racer}");
        assert_eq!(ratings[2], None, "a bot that has not played has no rating");
    }

    #[test]
    fn every_bot_plays_at_equally_many_tables() {
        let (all, mut not_seated, mut chance) = ([0, 1, 2, 3, 4, 5], Vec::new(), Chance::new(4));
        let mut sat = [0; 6];
        for _ in 0..9 {
            let table = next_table(&all, 4, &mut not_seated, &mut chance);
            assert!(
                (1..4).all(|n| !table[..n].contains(&table[n])),
                "nobody has two seats at one table: {table:?}"
            );
            table.into_iter().for_each(|bot| sat[bot] += 1);
        }
        assert_eq!(sat, [6; 6]);
    }

    #[test]
    fn a_style_plays_its_level_and_the_one_below_and_all_other_bots_play_each_other() {
        let met = |one: &str, other: &str| {
            let [one, other] = [one, other].map(|name| named(name).unwrap());
            assert_eq!(play_each_other(one, other), play_each_other(other, one));
            play_each_other(one, other)
        };
        assert!(met("expert-racer", "expert") && met("expert-racer", "veteran"));
        assert!(!met("expert-racer", "strong") && !met("veteran-racer", "expert"));
        assert!(!met("expert-racer", "expert-planner") && !met("expert-racer", "racer"));
        assert!(met("expert", "random") && met("novice", "veteran"));
        assert!(met("novice-racer", "novice"));
    }
}
