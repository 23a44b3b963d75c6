//! What imagined games came to, compared pair by pair.

use crate::parts::board::Board;
use engine::{SeatId, State};

/// The margin over the best other seat at the end of a game, and the win or its share.
pub(crate) fn outcome(board: &Board, state: &State, seat: SeatId) -> (f64, f64) {
    let totals = state.totals(board.map);
    let own = totals[seat.index()];
    let others =
        || totals.iter().zip(0u8..state.seats()).filter(|(_, n)| *n != seat.0).map(|(total, _)| *total);
    let best = others().max().unwrap_or(0);
    let won = match own.cmp(&best) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Less => 0.0,
    };
    (f64::from(own - best), won)
}

/// The games of one move beside those of the move it is compared with.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Paired {
    games: u32,
    margins: f64,
    wins: f64,
    gains: f64,
    squares: f64,
}

/// Points that a win is worth beside the margin: a margin alone would gamble on nothing and save nothing.
const WIN: f64 = 40.0;

/// A margin that counts half.
const CLEAR: f64 = 30.0;

impl Paired {
    /// Notes one game, and the other move's game in the same world: by margin, with points for the win.
    pub(crate) fn note(&mut self, (margin, won): (f64, f64), (other_margin, other_won): (f64, f64)) {
        let gain = margin - other_margin + WIN * (won - other_won);
        self.add((margin, won), gain);
    }

    /// As [`Paired::note`], by margins of which the large ones count less: what turns a game counts most,
    /// and one game won by a mile tells little.
    pub(crate) fn note_bent(&mut self, result: (f64, f64), other: (f64, f64)) {
        let bent = |margin: f64| CLEAR * margin / (CLEAR + margin.abs());
        self.add(result, bent(result.0) - bent(other.0));
    }

    fn add(&mut self, (margin, won): (f64, f64), gain: f64) {
        self.games += 1;
        self.margins += margin;
        self.wins += won;
        self.gains += gain;
        self.squares += gain * gain;
    }

    pub(crate) fn games(&self) -> u32 {
        self.games
    }

    fn mean(&self, sum: f64) -> f64 {
        sum / f64::from(self.games.max(1))
    }

    pub(crate) fn margin(&self) -> f64 {
        self.mean(self.margins)
    }

    pub(crate) fn win_chance(&self) -> f64 {
        self.mean(self.wins)
    }

    /// The average gain over the other move.
    pub(crate) fn gain(&self) -> f64 {
        self.mean(self.gains)
    }

    /// The standard error of that gain.
    pub(crate) fn error(&self) -> f64 {
        let gain = self.gain();
        let variance = (self.mean(self.squares) - gain * gain).max(0.0);
        (variance / f64::from(self.games.max(2) - 1)).sqrt()
    }
}
