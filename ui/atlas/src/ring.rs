//! What can be measured of a ring of points.

use crate::Point;

/// The area inside, negative when the ring runs the other way round.
pub(crate) fn area(ring: &[Point]) -> f64 {
    let next = ring.iter().skip(1).chain(ring.first());
    ring.iter().zip(next).map(|(a, b)| a.cross(*b)).sum::<f64>() / 2.0
}

/// The length of a line, or of a ring but for its last side.
pub(crate) fn perimeter(line: &[Point]) -> f64 {
    line.windows(2).map(|pair| pair[0].to(pair[1])).sum()
}

/// Whether a point is inside.
pub(crate) fn holds(ring: &[Point], point: Point) -> bool {
    let next = ring.iter().skip(1).chain(ring.first());
    let crossings = ring.iter().zip(next).filter(|(a, b)| {
        (a.y > point.y) != (b.y > point.y) && point.x < a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y)
    });
    crossings.count() % 2 == 1
}
