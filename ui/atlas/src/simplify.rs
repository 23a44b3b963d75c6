//! Fewer points for the same shape, after Visvalingam: the point that spans the smallest triangle with its
//! neighbours goes first, so that a coast keeps its character.

use crate::Point;

/// Leaves only points whose triangle has at least the area `least` gives for its place, and those without which
/// the line would cross itself.
pub(crate) fn simplify(line: &[Point], closed: bool, least: impl Fn(Point) -> f64) -> Vec<Point> {
    let mut points = line.to_vec();
    let fewest = if closed { 4 } else { 2 };
    loop {
        let count = points.len();
        if count <= fewest {
            return points;
        }
        let inner = if closed { 0..count } else { 1..count - 1 };
        let excess = |i: usize| {
            let (a, b, c) = (points[(i + count - 1) % count], points[i], points[(i + 1) % count]);
            (b - a).cross(c - a).abs() / 2.0 / least(b)
        };
        let mut small: Vec<(usize, f64)> =
            inner.map(|i| (i, excess(i))).filter(|(_, area)| *area < 1.0).collect();
        small.sort_by(|a, b| a.1.total_cmp(&b.1).then(a.0.cmp(&b.0)));
        // Small triangles that do not touch each other go together: a long coast is done in few rounds.
        let mut gone = vec![false; count];
        let mut left = count;
        for (i, _) in &small[..small.len().div_ceil(4)] {
            let (before, after) = ((i + count - 1) % count, (i + 1) % count);
            if left > fewest && !gone[before] && !gone[after] && is_free(&points, before, *i, after) {
                gone[*i] = true;
                left -= 1;
            }
        }
        if left == count {
            return points;
        }
        points = points.into_iter().zip(gone).filter(|(_, gone)| !gone).map(|(point, _)| point).collect();
    }
}

/// Whether nothing of the line is in the triangle that goes with a point: then the short cut crosses nothing.
fn is_free(points: &[Point], before: usize, at: usize, after: usize) -> bool {
    let (a, b, c) = (points[before], points[at], points[after]);
    let turn = (b - a).cross(c - a).signum();
    let within = |p: &Point| {
        [(a, b), (b, c), (c, a)].iter().all(|(from, to)| (*to - *from).cross(*p - *from) * turn >= 0.0)
    };
    let ours = |i: usize| i == before || i == at || i == after;
    points.iter().enumerate().all(|(i, point)| ours(i) || !within(point) || [a, b, c].contains(point))
}

/// Adds points to long straight pieces, so that a bending plane can bend them.
pub(crate) fn densify(line: &[Point], step: f64) -> Vec<Point> {
    let mut dense: Vec<Point> = line.first().copied().into_iter().collect();
    for pair in line.windows(2) {
        let parts = (pair[0].to(pair[1]) / step).ceil().max(1.0) as usize;
        dense.extend((1..=parts).map(|part| pair[0] + (pair[1] - pair[0]) * (part as f64 / parts as f64)));
    }
    dense
}
