//! Cutting lines and areas down to a rectangle.

use crate::point::Point;

#[derive(Debug, Clone, Copy)]
pub(crate) struct Frame {
    pub(crate) min: Point,
    pub(crate) max: Point,
}

impl Frame {
    pub(crate) const fn new(left: f64, top: f64, right: f64, bottom: f64) -> Frame {
        Frame { min: Point::new(left, top), max: Point::new(right, bottom) }
    }

    /// The least frame around some points.
    pub(crate) fn around(points: &[Point]) -> Frame {
        let none = Frame::new(f64::INFINITY, f64::INFINITY, f64::NEG_INFINITY, f64::NEG_INFINITY);
        points.iter().fold(none, |frame, point| Frame {
            min: Point::new(frame.min.x.min(point.x), frame.min.y.min(point.y)),
            max: Point::new(frame.max.x.max(point.x), frame.max.y.max(point.y)),
        })
    }

    /// The frame with air around it.
    pub(crate) fn grown(&self, air: Point) -> Frame {
        Frame { min: self.min - air, max: self.max + air }
    }

    pub(crate) fn holds(&self, point: Point) -> bool {
        self.sides().iter().all(|side| side(point) >= 0.0)
    }

    /// How far inside each side a point is.
    fn sides(&self) -> [Box<dyn Fn(Point) -> f64>; 4] {
        let Frame { min, max } = *self;
        [
            Box::new(move |p| p.x - min.x),
            Box::new(move |p| max.x - p.x),
            Box::new(move |p| p.y - min.y),
            Box::new(move |p| max.y - p.y),
        ]
    }

    /// A ring's part inside, as one ring: where it leaves the frame it runs along the frame's side.
    pub(crate) fn cut_ring(&self, ring: &[Point]) -> Vec<Point> {
        let mut ring = ring.to_vec();
        for side in self.sides() {
            let mut kept = Vec::with_capacity(ring.len());
            for (i, b) in ring.iter().enumerate() {
                let a = ring[(i + ring.len() - 1) % ring.len()];
                if (side(a) < 0.0) != (side(*b) < 0.0) {
                    kept.push(cross(a, *b, &side));
                }
                if side(*b) >= 0.0 {
                    kept.push(*b);
                }
            }
            ring = kept;
        }
        ring
    }

    /// A line's parts inside.
    pub(crate) fn cut_line(&self, line: &[Point]) -> Vec<Vec<Point>> {
        let mut parts = vec![line.to_vec()];
        for side in self.sides() {
            let mut kept = Vec::new();
            for part in parts {
                let mut run: Vec<Point> = Vec::new();
                for (i, b) in part.iter().enumerate() {
                    let before = i.checked_sub(1).map(|i| part[i]);
                    if let Some(a) = before.filter(|a| (side(*a) < 0.0) != (side(*b) < 0.0)) {
                        run.push(cross(a, *b, &side));
                    }
                    if side(*b) >= 0.0 {
                        run.push(*b);
                    } else if !run.is_empty() {
                        kept.push(std::mem::take(&mut run));
                    }
                }
                kept.push(run);
            }
            parts = kept;
        }
        parts.retain(|part| part.len() > 1);
        parts
    }
}

fn cross(a: Point, b: Point, side: impl Fn(Point) -> f64) -> Point {
    a + (b - a) * (side(a) / (side(a) - side(b)))
}
