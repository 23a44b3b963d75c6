//! How a route runs: a quadratic curve whose middle stands beside the straight line's, walked by its length.

use super::bends::Bend;
use super::point::Point;

/// A curve in fine steps.
#[derive(Debug)]
pub(super) struct Curve {
    samples: Vec<Sample>,
}

#[derive(Debug, Clone, Copy)]
struct Sample {
    at: Point,
    right: Point,
    along: f32,
}

const STEPS: u8 = 48;

impl Curve {
    pub(super) fn new(a: Point, b: Point, bend: Bend) -> Curve {
        let top = (a + b) * 0.5 + (b - a).unit().right() * (2.0 * bend.bulge);
        let mut along = 0.0;
        let mut samples: Vec<Sample> = Vec::with_capacity(usize::from(STEPS) + 1);
        for step in 0..=STEPS {
            let t = f32::from(step) / f32::from(STEPS);
            let at = a * ((1.0 - t) * (1.0 - t)) + top * (2.0 * t * (1.0 - t)) + b * (t * t);
            let right = ((top - a) * (1.0 - t) + (b - top) * t).unit().right();
            along += samples.last().map_or(0.0, |last| (at - last.at).length());
            samples.push(Sample { at, right, along });
        }
        Curve { samples }
    }

    pub(super) fn length(&self) -> f32 {
        self.samples.last().map_or(0.0, |last| last.along)
    }

    /// The point after `along` of the way and `aside` to the right of it.
    pub(super) fn at(&self, along: f32, aside: f32) -> Point {
        let (at, right) = self.between(along);
        at + right * aside
    }

    /// The way to the right, after `along` of the way.
    pub(super) fn right(&self, along: f32) -> Point {
        self.between(along).1
    }

    fn between(&self, along: f32) -> (Point, Point) {
        let next =
            self.samples.partition_point(|sample| sample.along < along).clamp(1, self.samples.len() - 1);
        let (a, b) = (self.samples[next - 1], self.samples[next]);
        let share = (along - a.along) / (b.along - a.along).max(f32::EPSILON);
        (a.at + (b.at - a.at) * share, (a.right + (b.right - a.right) * share).unit())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BENT: Bend = Bend { bulge: 10.0, rooms: [0.0; 2] };

    #[test]
    fn the_middle_stands_as_far_aside_as_the_bend_says() {
        let curve = Curve::new(Point::new(0.0, 0.0), Point::new(100.0, 0.0), BENT);
        let middle = curve.at(curve.length() / 2.0, 0.0);
        assert!((middle - Point::new(50.0, 10.0)).length() < 0.1, "right of eastwards is down: {middle:?}");
        assert!(curve.length() > 100.0, "a bend is a detour");
    }

    #[test]
    fn a_point_aside_is_that_far_from_the_curve() {
        let curve = Curve::new(Point::new(0.0, 0.0), Point::new(60.0, 80.0), BENT);
        for along in [5.0, 33.3, 90.0] {
            let apart = (curve.at(along, 4.5) - curve.at(along, -4.5)).length();
            assert!((apart - 9.0).abs() < 0.01, "{apart}");
        }
    }
}
