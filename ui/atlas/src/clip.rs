//! Cutting lines and areas down to a rectangle.

use crate::{Area, Point};

/// From its left and its top to its right and its bottom.
pub(crate) const fn area(left: f64, top: f64, right: f64, bottom: f64) -> Area {
    Area { from: Point::new(left, top), to: Point::new(right, bottom) }
}

/// How far inside each side a point is.
fn sides(area: Area) -> [Box<dyn Fn(Point) -> f64>; 4] {
    let Area { from, to } = area;
    [
        Box::new(move |p| p.x - from.x),
        Box::new(move |p| to.x - p.x),
        Box::new(move |p| p.y - from.y),
        Box::new(move |p| to.y - p.y),
    ]
}

/// A ring's part inside, as one ring: where it leaves the frame it runs along the frame's side.
pub(crate) fn cut_ring(area: Area, ring: &[Point]) -> Vec<Point> {
    let mut ring = ring.to_vec();
    for side in sides(area) {
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
pub(crate) fn cut_line(area: Area, line: &[Point]) -> Vec<Vec<Point>> {
    let mut parts = vec![line.to_vec()];
    for side in sides(area) {
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

fn cross(a: Point, b: Point, side: impl Fn(Point) -> f64) -> Point {
    a + (b - a) * (side(a) / (side(a) - side(b)))
}
