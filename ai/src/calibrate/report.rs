//! What was found, as a table.

use super::{Company, Notes, Said, Survey};
use serde::Serialize;
use std::fmt;

/// Bins of said chances.
const BINS: usize = 10;

/// A change of the said chance from one turn to the next that wants an explanation.
const JUMP: f64 = 0.1;

/// The judgement of one bot in one kind of company.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Who judged.
    pub judge: String,
    /// The key of the map.
    pub map: String,
    /// Seats at the table.
    pub seats: usize,
    /// Who else was there.
    pub company: Company,
    /// Games played.
    pub games: u32,
    /// Positions judged.
    pub positions: usize,
    /// How many of them were won in the end, and what was said on average.
    pub won: f64,
    /// What was said on average.
    pub said: f64,
    /// By what was said: 0 to 10 %, 10 to 20 % …
    pub bins: Vec<Bin>,
    /// How far what was said was from what came: the mean of the squares.
    pub brier: f64,
    /// The same, had it always said how often it wins here.
    pub base_brier: f64,
    /// How far the bins are off on average, by their positions.
    pub off: f64,
    /// How often what was said changed by more than 10 points between two turns of a seat.
    pub jumps: f64,
    /// Games that ended in a loss after it had said 90 % or more on its last turn, of all games lost.
    pub sure_and_lost: f64,
    /// For 30 trains and more at the seat with the fewest, 15 to 29, and fewer: the share of the others' tickets that
    /// imagined opponents held; and the points of those imagined and of the true ones, as if the game ended then.
    pub tickets: Vec<[f64; 3]>,
}

/// The positions in which about the same was said.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Bin {
    /// How many.
    pub positions: usize,
    /// What was said on average.
    pub said: f64,
    /// How many of them were won.
    pub won: f64,
}

impl Report {
    pub(super) fn of(survey: &Survey, games: &[Notes]) -> Report {
        let said: Vec<Said> = games.iter().flat_map(|game| game.said.iter().copied()).collect();
        let all = Bin::of(said.iter());
        let bins = (0..BINS).map(|n| {
            let place = |chance: f64| ((chance * BINS as f64) as usize).min(BINS - 1);
            Bin::of(said.iter().filter(|said| place(said.chance) == n))
        });
        let bins: Vec<Bin> = bins.collect();
        let changes: Vec<f64> = said.iter().filter_map(|said| said.change).collect();
        let lost = said.iter().filter(|said| said.last && said.won == 0.0);
        let tickets = [(30, u8::MAX), (15, 29), (0, 14)].map(|(from, to)| {
            let found = games.iter().flat_map(|game| &game.found);
            let found: Vec<_> = found.filter(|found| (from..=to).contains(&found.trains)).collect();
            [
                mean(found.iter().map(|found| found.share)),
                mean(found.iter().map(|found| found.imagined)),
                mean(found.iter().map(|found| found.truth)),
            ]
        });
        Report {
            judge: survey.judge.clone(),
            map: survey.map.clone(),
            seats: survey.seats,
            company: survey.company,
            games: survey.games,
            positions: said.len(),
            won: all.won,
            said: all.said,
            brier: mean(said.iter().map(|said| (said.chance - said.won).powi(2))),
            base_brier: mean(said.iter().map(|said| (all.won - said.won).powi(2))),
            off: bins.iter().map(|bin| bin.positions as f64 * (bin.said - bin.won).abs()).sum::<f64>()
                / said.len().max(1) as f64,
            bins,
            jumps: mean(changes.iter().map(|change| if *change > JUMP { 1.0 } else { 0.0 })),
            sure_and_lost: mean(lost.map(|said| if said.chance >= 0.9 { 1.0 } else { 0.0 })),
            tickets: tickets.to_vec(),
        }
    }
}

impl Bin {
    fn of<'a>(said: impl Iterator<Item = &'a Said> + Clone) -> Bin {
        Bin {
            positions: said.clone().count(),
            said: mean(said.clone().map(|said| said.chance)),
            won: mean(said.map(|said| said.won)),
        }
    }
}

/// 0 if there are none.
fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (count, sum) = values.fold((0.0, 0.0), |(count, sum), value| (count + 1.0, sum + value));
    if count > 0.0 { sum / count } else { 0.0 }
}

impl Report {
    /// The head of a table of reports.
    pub fn head() -> String {
        let bins: String = (0..BINS).map(|n| format!(" {}–{} |", n * 10, n * 10 + 10)).collect();
        format!(
            "| judge | map | seats | company | games | positions | said | won |{bins} off | Brier | base | jumps | sure, lost | \
             tickets found | imagined | true |\n|---|---|--:|---|--:|--:|--:|--:|{}--:|--:|--:|--:|--:|--:|--:|--:|",
            "--:|".repeat(BINS)
        )
    }
}

impl fmt::Display for Report {
    /// A row of the table: for each bin the share won, with the positions.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = |share: f64| format!("{:.0}", share * 100.0);
        write!(
            f,
            "| {} | {} | {} | {} | {} | {} | {} | {} |",
            self.judge,
            self.map,
            self.seats,
            self.company.key(),
            self.games,
            self.positions,
            percent(self.said),
            percent(self.won)
        )?;
        for bin in &self.bins {
            if bin.positions == 0 {
                write!(f, " – |")?;
            } else {
                write!(f, " {} ({}) |", percent(bin.won), bin.positions)?;
            }
        }
        let three = |n: usize| {
            self.tickets.iter().map(|found| format!("{:.0}", found[n])).collect::<Vec<_>>().join(", ")
        };
        let found: Vec<String> = self.tickets.iter().map(|found| percent(found[0])).collect();
        write!(
            f,
            " {:.1} | {:.3} | {:.3} | {} % | {} % | {} % | {} | {} |",
            self.off * 100.0,
            self.brier,
            self.base_brier,
            percent(self.jumps),
            percent(self.sure_and_lost),
            found.join(", "),
            three(1),
            three(2)
        )
    }
}
