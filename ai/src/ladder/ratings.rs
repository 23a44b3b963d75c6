//! Ratings: everyone against everyone, as one number each.

use super::entrant::{Budget, Entrant};
use super::run::{LadderError, Match, play};
use crate::persona::{Level, Persona, Style};
use crate::roster::{Named, Rung};
use engine::Chance;
use std::fmt;

/// A round robin. Styles play with the all-rounders of their level and of the one below it: everyone else with everyone.
#[derive(Clone, Debug)]
pub struct RoundRobin {
    /// Who plays.
    pub bots: Vec<Named>,
    /// Games of each pair on each map, at 2 seats; [`QUICK`] times as many where nobody searches.
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
    /// Over everything, then by column, where it has played.
    all: Option<f64>,
    parts: Vec<Option<f64>>,
}

/// The rating that Planner has by definition.
const PLANNER: f64 = 1000.0;

/// Half the draws that those who met are taken to have played besides: a bot that never wins has a rating too.
const PRIOR: f64 = 0.5;

/// A game between bots that decide at a glance takes a thousandth of the others' time.
const QUICK: u32 = 10;

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
        rows.sort_by(|a, b| b.all.partial_cmp(&a.all).unwrap_or(std::cmp::Ordering::Equal));
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
            for j in (0..i).filter(|j| meet(self.bots[i], self.bots[*j])) {
                let pair = [self.bots[i], self.bots[j]];
                progress(&format!("{map}: {} and {}", pair[0].name(), pair[1].name()));
                let times = if pair.into_iter().any(searches) { 1 } else { QUICK };
                let won = self.matched(map, &[i, j], self.pairs * times, self.seed)?;
                wins.note(&[i, j], &won);
            }
        }
        Ok(wins)
    }

    fn four_seats(&self, map: &str, progress: &dyn Fn(&str)) -> Result<Wins, LadderError> {
        let mut wins = Wins::none(self.bots.len());
        let usual: Vec<usize> = (0..self.bots.len()).filter(|i| !is_style(self.bots[*i])).collect();
        let seats = usual.len().min(4);
        if seats < 2 {
            return Ok(wins);
        }
        let mut chance = Chance::new(self.seed);
        let mut waiting = Vec::new();
        for table in 0..self.tables {
            progress(&format!("{map}: table {} of {}", table + 1, self.tables));
            let seated = next_table(&usual, seats, &mut waiting, &mut chance);
            let won = self.matched(map, &seated, seated.len() as u32, self.seed ^ u64::from(table))?;
            wins.note(&seated, &won);
        }
        Ok(wins)
    }
}

/// Does it imagine games before it moves?
fn searches(bot: Named) -> bool {
    match bot {
        Named::Ladder(rung) => rung == Rung::PairedRollout300,
        Named::Persona(Persona { level, .. }) => level >= Level::Veteran,
    }
}

/// Does it like something beside winning?
fn is_style(bot: Named) -> bool {
    match bot {
        Named::Ladder(_) => false,
        Named::Persona(Persona { style, .. }) => style != Style::AllRounder,
    }
}

/// Do they play each other?
fn meet(one: Named, other: Named) -> bool {
    match (is_style(one), is_style(other)) {
        (false, false) => true,
        (true, true) => false,
        (true, false) => is_beside(one, other),
        (false, true) => is_beside(other, one),
    }
}

/// Is the second one of this style's level, or of the one below it?
fn is_beside(style: Named, usual: Named) -> bool {
    match (style, usual) {
        (Named::Persona(style), Named::Persona(usual)) => {
            let place = |level: Level| Level::ALL.iter().position(|other| *other == level);
            usual.level == style.level || place(usual.level).map(|n| n + 1) == place(style.level)
        }
        (Named::Ladder(_), _) | (_, Named::Ladder(_)) => false,
    }
}

/// Who sits down next. Everyone sits at as many tables: nobody a second time before all have sat.
fn next_table(all: &[usize], seats: usize, waiting: &mut Vec<usize>, chance: &mut Chance) -> Vec<usize> {
    let mut seated = Vec::new();
    while seated.len() < seats {
        let mut free: Vec<usize> = waiting.iter().copied().filter(|bot| !seated.contains(bot)).collect();
        if free.is_empty() {
            waiting.extend(all);
            free = all.iter().copied().filter(|bot| !seated.contains(bot)).collect();
        }
        let next = free[chance.below(free.len() as u64) as usize];
        waiting.retain(|bot| *bot != next);
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

    /// The winner of a game was ahead of everyone else at the table.
    fn note(&mut self, table: &[usize], won: &[f64]) {
        for (i, won) in table.iter().zip(won) {
            for j in table.iter().filter(|j| *j != i) {
                self.0[*i][*j] += won;
            }
        }
    }

    /// The strengths that explain the wins best (Bradley and Terry), on Elo's scale; none for who has met nobody.
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
    /// What the game shows beside its opponents: a name and a rating a line.
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
    fn who_wins_three_games_of_four_is_rated_190_points_higher() {
        let bots = ["planner", "racer", "wary"].map(|name| named(name).unwrap());
        let mut wins = Wins::none(3);
        wins.note(&[0, 1], &[2_500.0, 7_500.0]);
        let ratings = wins.ratings(&bots);
        assert_eq!(ratings[0], Some(PLANNER));
        let racer = ratings[1].unwrap();
        assert!((racer - PLANNER - 190.8).abs() < 1.0, "{racer}");
        assert_eq!(ratings[2], None, "nobody knows how strong somebody is who has met nobody");
    }

    #[test]
    fn everyone_sits_at_as_many_tables() {
        let (all, mut waiting, mut chance) = ([0, 1, 2, 3, 4, 5], Vec::new(), Chance::new(4));
        let mut sat = [0; 6];
        for _ in 0..9 {
            let table = next_table(&all, 4, &mut waiting, &mut chance);
            assert!((1..4).all(|n| !table[..n].contains(&table[n])), "nobody sits twice at one: {table:?}");
            table.into_iter().for_each(|bot| sat[bot] += 1);
        }
        assert_eq!(sat, [6; 6]);
    }

    #[test]
    fn a_style_plays_with_its_level_and_the_one_below_and_all_others_with_all() {
        let met = |one: &str, other: &str| {
            let [one, other] = [one, other].map(|name| named(name).unwrap());
            assert_eq!(meet(one, other), meet(other, one));
            meet(one, other)
        };
        assert!(met("expert-racer", "expert") && met("expert-racer", "veteran"));
        assert!(!met("expert-racer", "strong") && !met("veteran-racer", "expert"));
        assert!(!met("expert-racer", "expert-planner") && !met("expert-racer", "racer"));
        assert!(met("expert", "random") && met("novice", "veteran"));
        assert!(met("novice-racer", "novice"));
    }
}
