//! The results of imagined games, compared in pairs.

use crate::choice::Evaluation;
use crate::parts::board::Board;
use engine::{SeatId, State};

/// The margin over the best other seat at the end of a game, and 1 for a win, 0.5 for a tie, 0 for a loss.
pub(crate) fn outcome(board: &Board, state: &State, seat: SeatId) -> (f64, f64) {
    let totals = state.totals(&board.map);
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

/// The results of one move's games, paired with those of the move it is compared with.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Paired {
    games: u32,
    margins: f64,
    margin_squares: f64,
    wins: f64,
    gains: f64,
    squares: f64,
}

/// Points that a win adds to the margin. By margin alone a bot would neither take risks to win nor protect a small lead.
const WIN_POINTS: f64 = 40.0;

/// The margin that is damped to half its size.
const HALF_MARGIN: f64 = 30.0;

impl Paired {
    /// Adds one game, and the other move's game in the same world: by margin, with points for the win.
    pub(crate) fn note(&mut self, (margin, won): (f64, f64), (other_margin, other_won): (f64, f64)) {
        let gain = margin - other_margin + WIN_POINTS * (won - other_won);
        self.add((margin, won), gain);
    }

    /// As [`Paired::note`], but by damped margins and without points for the win: a change in a close game counts most,
    /// and a landslide says little. The style's bonus is damped together with the margin; otherwise it alone would
    /// decide games that are lost or won already.
    pub(crate) fn note_damped(&mut self, result: (f64, f64), bonus: f64, other: (f64, f64)) {
        let damped = |margin: f64| HALF_MARGIN * margin / (HALF_MARGIN + margin.abs());
        self.add(result, damped(result.0 + bonus) - damped(other.0));
    }

    fn add(&mut self, (margin, won): (f64, f64), gain: f64) {
        self.games += 1;
        self.margins += margin;
        self.margin_squares += margin * margin;
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

    /// The average gain over the other move.
    pub(crate) fn gain(&self) -> f64 {
        self.mean(self.gains)
    }

    /// The standard error of that gain.
    pub(crate) fn error(&self) -> f64 {
        self.standard_error(self.gains, self.squares)
    }

    /// The averages of the games; `None` if there were none.
    pub(crate) fn evaluation(&self) -> Option<Evaluation> {
        (self.games > 0).then(|| Evaluation {
            margin: self.mean(self.margins),
            win_chance: self.mean(self.wins),
            uncertainty: self.standard_error(self.margins, self.margin_squares),
            games: self.games,
        })
    }

    /// The standard error of the mean of numbers with this sum, and this sum of their squares.
    fn standard_error(&self, sum: f64, squares: f64) -> f64 {
        let mean = self.mean(sum);
        let variance = (self.mean(squares) - mean * mean).max(0.0);
        (variance / f64::from(self.games.max(2) - 1)).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_uncertainty_of_a_margin_does_not_depend_on_the_move_it_is_compared_with() {
        let (mut base, mut other) = (Paired::default(), Paired::default());
        for margin in [10.0, 20.0, 30.0, 40.0] {
            base.note_damped((margin, 1.0), 0.0, (margin, 1.0));
            other.note_damped((margin, 1.0), 0.0, (0.0, 0.0));
        }
        assert_eq!(base.error(), 0.0, "a move gains nothing over itself, with certainty");
        let known = base.evaluation().unwrap();
        assert_eq!(known.margin, 25.0);
        assert!(
            (known.uncertainty - 6.455).abs() < 0.001,
            "four games are not certain: {}",
            known.uncertainty
        );
        assert_eq!(other.evaluation(), Some(known));
        assert_eq!(Paired::default().evaluation(), None);
    }

    #[test]
    fn a_style_bonus_counts_in_an_open_game_and_little_in_a_lost_one() {
        let gain = |margin: f64| {
            let mut liked = Paired::default();
            liked.note_damped((margin - 10.0, 0.0), 18.0, (margin, 0.0));
            liked.gain()
        };
        assert!(gain(0.0) > 5.0, "the bonus is eight points more than the move costs");
        assert!(gain(-150.0) < 0.5, "otherwise the bonus alone would decide a lost game: {}", gain(-150.0));
    }
}
