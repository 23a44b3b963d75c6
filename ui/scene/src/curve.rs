//! The curve of a route: a quadratic curve, measured along its length.

use crate::number::Number;
use crate::point::Point;

/// A curve in fine steps.
#[derive(Debug)]
pub struct Curve<N = f32> {
    steps: Vec<Step<N>>,
}

/// A point of a curve, and which way it runs there.
#[derive(Debug, Clone, Copy)]
pub struct Sample<N = f32> {
    /// The point itself.
    pub at: Point<N>,
    /// The direction to the right of it, of length one.
    pub right: Point<N>,
}

#[derive(Debug, Clone, Copy)]
struct Step<N> {
    sample: Sample<N>,
    along: N,
}

impl<N: Number> Curve<N> {
    /// From one city to another in `count` steps, with its middle `bulge` to the right of the straight line's.
    pub fn new([a, b]: [Point<N>; 2], bulge: N, count: u8) -> Curve<N> {
        let (one, two) = (N::from(1.0), N::from(2.0));
        let top = (a + b) * N::from(0.5) + (b - a).unit().right() * (two * bulge);
        let mut along = N::from(0.0);
        let mut steps: Vec<Step<N>> = Vec::with_capacity(usize::from(count) + 1);
        for step in 0..=count {
            let t = N::from(f32::from(step)) / N::from(f32::from(count));
            let at = a * ((one - t) * (one - t)) + top * (two * t * (one - t)) + b * (t * t);
            let right = ((top - a) * (one - t) + (b - top) * t).unit().right();
            if let Some(last) = steps.last() {
                along = along + last.sample.at.to(at);
            }
            steps.push(Step { sample: Sample { at, right }, along });
        }
        Curve { steps }
    }

    /// From its one end to the other.
    pub fn length(&self) -> N {
        self.steps.last().map_or(N::from(0.0), |last| last.along)
    }

    /// The point after `along` of the way and `aside` to the right of it.
    pub fn at(&self, along: N, aside: N) -> Point<N> {
        let (a, b, share) = self.around(along);
        a.at.toward(b.at, share) + a.right.toward(b.right, share).unit() * aside
    }

    /// The direction to the right, after `along` of the way.
    pub fn right(&self, along: N) -> Point<N> {
        let (a, b, share) = self.around(along);
        a.right.toward(b.right, share).unit()
    }

    /// The same, but with the direction to the right taken from the end of the step: the committed drawing was made with that.
    pub fn sample(&self, along: N) -> Sample<N> {
        let (a, b, share) = self.around(along);
        Sample { at: a.at.toward(b.at, share), right: b.right }
    }

    /// The samples before and after, and the share of the way between them.
    fn around(&self, along: N) -> (Sample<N>, Sample<N>, N) {
        let next = self.steps.partition_point(|step| step.along < along).clamp(1, self.steps.len() - 1);
        let (a, b) = (self.steps[next - 1], self.steps[next]);
        (a.sample, b.sample, (along - a.along) / (b.along - a.along).max(N::EPSILON))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_stands_as_far_aside_as_the_bend_says() {
        let curve = Curve::new([Point::new(0.0, 0.0), Point::new(100.0, 0.0)], 10.0_f32, 48);
        let middle = curve.at(curve.length() / 2.0, 0.0);
        assert!((middle - Point::new(50.0, 10.0)).length() < 0.1, "right of eastwards is down: {middle:?}");
        assert!(curve.length() > 100.0, "a bend is a detour");
    }

    #[test]
    fn a_point_aside_is_that_far_from_the_curve() {
        let curve = Curve::new([Point::new(0.0, 0.0), Point::new(60.0, 80.0)], 10.0_f32, 48);
        for along in [5.0, 33.3, 90.0] {
            let apart = (curve.at(along, 4.5) - curve.at(along, -4.5)).length();
            assert!((apart - 9.0).abs() < 0.01, "{apart}");
        }
    }
}
