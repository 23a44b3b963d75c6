//! A figure, and how it is measured: many short stretches of work, of which the median is reported.
//!
//! The stretches are short so that those interrupted by another program end up far from the median. Each does the same
//! work, so that the spread comes from the machine and not from the games.

use std::fmt;
use std::hint::black_box;

/// Stretches of work for one figure.
const STRETCHES: usize = 41;

/// The least duration of one stretch, in nanoseconds.
const STRETCH: f64 = 4e6;

/// Measures with a clock that returns nanoseconds.
pub(crate) struct Stopwatch(pub(crate) fn() -> f64);

/// The measured values, one for each stretch, the smallest first.
#[derive(Clone)]
pub(crate) struct Times(Vec<f64>);

impl Stopwatch {
    /// Nanoseconds for one call of `work`, whose argument is how often it was called before in its stretch.
    pub(crate) fn time<T>(&self, mut work: impl FnMut(u64) -> T) -> Times {
        let mut stretch = |count: u64| {
            let start = self.0();
            (0..count).for_each(|n| drop(black_box(work(n))));
            self.0() - start
        };
        let mut count = 1;
        while stretch(count) < STRETCH {
            count *= 2;
        }
        let mut times: Vec<f64> = (0..STRETCHES).map(|_| stretch(count) / count as f64).collect();
        times.sort_by(f64::total_cmp);
        Times(times)
    }
}

impl Times {
    /// The same times, each divided by `many`.
    pub(crate) fn shared_by(self, many: f64) -> Times {
        Times(self.0.into_iter().map(|time| time / many).collect())
    }

    /// How many of these fit in a second, each counted as `many`.
    pub(crate) fn per_second(&self, many: f64) -> Times {
        let mut rates: Vec<f64> = self.0.iter().map(|time| many * 1e9 / time).collect();
        rates.sort_by(f64::total_cmp);
        Times(rates)
    }

    fn at(&self, part: f64) -> f64 {
        self.0[(part * (self.0.len() - 1) as f64) as usize]
    }
}

/// One figure of the table.
#[derive(Clone)]
pub(crate) struct Figure {
    /// As in `engine.random_games_per_s.usa.2`.
    pub(crate) key: String,
    pub(crate) value: f64,
    /// Half the distance between the quartiles, in percent of the median.
    pub(crate) spread: f64,
    /// The value of a stretch that was hardly disturbed: only a tenth of them did better.
    pub(crate) best: f64,
}

impl Figure {
    pub(crate) fn new(name: &str, map: &str, seats: u8, times: Times) -> Figure {
        let (value, between_quartiles) = (times.at(0.5), times.at(0.75) - times.at(0.25));
        let best = times.at(if name.ends_with("_ns") { 0.1 } else { 0.9 });
        let spread = 50.0 * between_quartiles / value;
        Figure { key: format!("engine.{name}.{map}.{seats}"), value, spread, best }
    }

    /// A figure that is the same every time.
    pub(crate) fn fixed(name: &str, map: &str, seats: u8, value: f64) -> Figure {
        Figure { key: format!("engine.{name}.{map}.{seats}"), value, spread: 0.0, best: value }
    }
}

/// A line that a program can read: `KEY VALUE SPREAD BEST`.
impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:.3} {:.1} {:.3}", self.key, self.value, self.spread, self.best)
    }
}
