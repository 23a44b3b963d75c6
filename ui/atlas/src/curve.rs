//! How a route runs: a quadratic Bézier curve whose middle stands `bulge` to the right of the straight line.

use crate::board::{Board, Pair};
use crate::point::Point;

/// The width of one track.
pub(crate) const TRACK: f64 = 8.0;
/// Between the middles of a double's two tracks.
pub(crate) const TWIN: f64 = 9.0;
/// What a route leaves free at a city unless more is needed.
pub(crate) const ROOM: f64 = 10.0;

/// How a pair of cities is joined.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Bend {
    /// From the straight line's middle to the curve's, to the right as one goes from the first city.
    pub(crate) bulge: f64,
    /// What is left free along the curve at each end.
    pub(crate) rooms: [f64; 2],
}

impl Bend {
    pub(crate) const fn of(bulge: f64) -> Bend {
        Bend { bulge, rooms: [ROOM; 2] }
    }
}

/// A point of a curve and the unit vector to the right of it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sample {
    pub(crate) at: Point,
    pub(crate) right: Point,
    /// The way from the first city, along the curve.
    pub(crate) along: f64,
}

/// A curve in fine steps.
pub(crate) struct Curve {
    samples: Vec<Sample>,
    pub(crate) length: f64,
}

impl Curve {
    pub(crate) fn new(board: &Board, pair: &Pair, bulge: f64) -> Curve {
        const STEPS: usize = 96;
        let [a, b] = pair.ends.map(|city| board.place(city));
        let chord = b - a;
        let top = (a + b) * 0.5 + chord.right() * (2.0 * bulge / chord.length());
        let mut length = 0.0;
        let mut samples: Vec<Sample> = Vec::with_capacity(STEPS + 1);
        for step in 0..=STEPS {
            let t = step as f64 / STEPS as f64;
            let at = a * (1.0 - t).powi(2) + top * (2.0 * t * (1.0 - t)) + b * t.powi(2);
            let way = (top - a) * (1.0 - t) + (b - top) * t;
            length += samples.last().map_or(0.0, |last| last.at.to(at));
            samples.push(Sample { at, right: way.right() * (1.0 / way.length()), along: length });
        }
        Curve { samples, length }
    }

    /// The point after `along` of the way.
    pub(crate) fn at(&self, along: f64) -> Sample {
        let next =
            self.samples.partition_point(|sample| sample.along < along).clamp(1, self.samples.len() - 1);
        let (a, b) = (self.samples[next - 1], self.samples[next]);
        let share = (along - a.along) / (b.along - a.along);
        Sample { at: a.at + (b.at - a.at) * share, right: b.right, along }
    }

    /// Points about `step` apart, from one room to the other.
    pub(crate) fn walk(&self, rooms: [f64; 2], step: f64) -> Vec<Sample> {
        let way = self.length - rooms[0] - rooms[1];
        let count = (way / step).ceil().max(1.0);
        (0..=count as usize).map(|i| self.at(rooms[0] + way * i as f64 / count)).collect()
    }
}

impl Pair {
    /// Half of what the spaces of this pair cover across.
    pub(crate) fn half(&self) -> f64 {
        if self.tracks.len() > 1 { (TRACK + TWIN) / 2.0 } else { TRACK / 2.0 }
    }

    /// The city that this pair has in common with another.
    pub(crate) fn common(&self, other: &Pair) -> Option<usize> {
        self.ends.into_iter().find(|city| other.ends.contains(city))
    }

    /// The lengths of a space that a bend leaves.
    pub(crate) fn space(&self, curve: &Curve, rooms: [f64; 2]) -> f64 {
        (curve.length - rooms[0] - rooms[1]) / f64::from(self.spaces)
    }
}
