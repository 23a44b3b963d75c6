//! A figure, and how it is come by: many short stretches of work, of which the median is told.
//!
//! Short, because a stretch that another program interrupts is long past the median; and the same work in
//! each, so that the spread is the machine's and not the games'.

use std::fmt;
use std::hint::black_box;

/// Stretches of work for one figure.
const STRETCHES: usize = 41;

/// Nanoseconds that one stretch takes at least.
const STRETCH: f64 = 4e6;

/// Measures by a clock that tells nanoseconds.
pub(crate) struct Stopwatch(pub(crate) fn() -> f64);

/// What was measured, by stretch, shortest first.
#[derive(Clone)]
pub(crate) struct Times(Vec<f64>);

impl Stopwatch {
    /// Nanoseconds for one `work`, which is told how often it was done before in its stretch.
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
    /// The same times, each shared by so many.
    pub(crate) fn shared_by(self, many: f64) -> Times {
        Times(self.0.into_iter().map(|time| time / many).collect())
    }

    /// How many of these a second has, each counted as so many.
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
    /// From the median to the quartiles, in hundredths of the median.
    pub(crate) spread: f64,
    /// Of a stretch that was hardly disturbed: a tenth of them did better.
    pub(crate) best: f64,
}

impl Figure {
    pub(crate) fn new(name: &str, map: &str, seats: u8, times: Times) -> Figure {
        let (value, apart) = (times.at(0.5), times.at(0.75) - times.at(0.25));
        let best = times.at(if name.ends_with("_ns") { 0.1 } else { 0.9 });
        Figure { key: format!("engine.{name}.{map}.{seats}"), value, spread: 50.0 * apart / value, best }
    }

    /// A figure that is the same every time.
    pub(crate) fn fixed(name: &str, map: &str, seats: u8, value: f64) -> Figure {
        Figure { key: format!("engine.{name}.{map}.{seats}"), value, spread: 0.0, best: value }
    }
}

/// A line that is as easily read by a program: `KEY VALUE SPREAD BEST`.
impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:.3} {:.1} {:.3}", self.key, self.value, self.spread, self.best)
    }
}
