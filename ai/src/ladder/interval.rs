//! How certain a measured share is.

use serde::Serialize;

/// A share of games, with its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// The share that was measured.
    pub share: f64,
    /// The lower end of the range.
    pub low: f64,
    /// The upper end of the range.
    pub high: f64,
}

impl Interval {
    /// Wilson's interval for these wins (shared ones count in part) out of these games.
    pub fn wilson(wins: f64, games: usize) -> Interval {
        if games == 0 {
            return Interval { share: 0.0, low: 0.0, high: 1.0 };
        }
        let (n, z) = (games as f64, 1.959_964);
        let share = wins / n;
        let scale = 1.0 + z * z / n;
        let middle = (share + z * z / (2.0 * n)) / scale;
        let half = z / scale * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
        Interval { share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_agrees_with_the_textbook() {
        let half = Interval::wilson(50.0, 100);
        assert!((half.low - 0.4038).abs() < 1e-3 && (half.high - 0.5962).abs() < 1e-3);
        let none = Interval::wilson(0.0, 10);
        assert!(
            none.low == 0.0 && (none.high - 0.2775).abs() < 1e-3,
            "no win in ten games does not prove that there will never be one"
        );
    }
}
