//! A smooth bending of the plane that carries given points to given places: an even scaling of the whole, and
//! a thin-plate spline for what is left. A board is not a projection; this makes the coasts follow its cities.

use anyhow::{Result, ensure};

use crate::Point;

pub(crate) struct Warp {
    affine: Affine,
    pins: Vec<Point>,
    /// Of each pin, and then of 1, x and y.
    weights: Vec<Point>,
}

/// The board without the warp.
struct Affine {
    origin: Point,
    x: Point,
    y: Point,
}

impl Warp {
    /// Maps each of `pairs` from its first to its second point. At the `far` points nothing is warped, so that coasts between
    /// them and the board keep their natural shape; beyond them the plane may fold.
    pub(crate) fn new(pairs: &[(Point, Point)], far: &[Point]) -> Result<Warp> {
        let affine = Affine::fit(pairs)?;
        let mut pins: Vec<Point> = pairs.iter().map(|pair| affine.apply(pair.0)).collect();
        let mut shifts: Vec<Point> = pairs.iter().zip(&pins).map(|(pair, pin)| pair.1 - *pin).collect();
        pins.extend(far);
        shifts.resize(pins.len(), Point::new(0.0, 0.0));
        let size = pins.len() + 3;
        let mut rows = vec![vec![0.0; size + 2]; size];
        for (i, pin) in pins.iter().enumerate() {
            for (j, other) in pins.iter().enumerate() {
                rows[i][j] = bulge(pin.to(*other));
            }
            for (k, term) in [1.0, pin.x, pin.y].into_iter().enumerate() {
                rows[i][pins.len() + k] = term;
                rows[pins.len() + k][i] = term;
            }
            rows[i][size] = shifts[i].x;
            rows[i][size + 1] = shifts[i].y;
        }
        let weights = solve(rows)?.iter().map(|w| Point::new(w[0], w[1])).collect();
        Ok(Warp { affine, pins, weights })
    }

    /// Where a point would fall without the bending.
    pub(crate) fn flatten(&self, point: Point) -> Point {
        self.affine.apply(point)
    }

    /// From there to where it falls.
    pub(crate) fn bend(&self, point: Point) -> Point {
        let terms = [1.0, point.x, point.y];
        let bulges = self.pins.iter().map(|pin| bulge(pin.to(point)));
        bulges.chain(terms).zip(&self.weights).fold(point, |sum, (term, weight)| sum + *weight * term)
    }

    /// How much an area around a point of the unbent board grows; what is not positive is folded over.
    pub(crate) fn growth(&self, point: Point) -> f64 {
        const STEP: f64 = 0.5;
        let (dx, dy) = (Point::new(STEP, 0.0), Point::new(0.0, STEP));
        let across = self.bend(point + dx) - self.bend(point - dx);
        let down = self.bend(point + dy) - self.bend(point - dy);
        across.cross(down) / (4.0 * STEP * STEP)
    }
}

/// The shape of a thin plate around a pin.
fn bulge(distance: f64) -> f64 {
    if distance < 1e-9 { 0.0 } else { distance * distance * distance.ln() / 1e4 }
}

impl Affine {
    /// The least squares of the distances.
    fn fit(pairs: &[(Point, Point)]) -> Result<Affine> {
        let mut rows = vec![vec![0.0; 5]; 3];
        for (from, to) in pairs {
            let terms = [1.0, from.x, from.y];
            for (row, factor) in rows.iter_mut().zip(terms) {
                for (cell, term) in row.iter_mut().zip(terms.into_iter().chain([to.x, to.y])) {
                    *cell += factor * term;
                }
            }
        }
        let found: Vec<Point> = solve(rows)?.iter().map(|w| Point::new(w[0], w[1])).collect();
        Ok(Affine { origin: found[0], x: found[1], y: found[2] })
    }

    fn apply(&self, point: Point) -> Point {
        self.origin + self.x * point.x + self.y * point.y
    }
}

/// Solves a square system whose rows each end with two right-hand sides.
fn solve(mut rows: Vec<Vec<f64>>) -> Result<Vec<[f64; 2]>> {
    let size = rows.len();
    for column in 0..size {
        let pivot = (column..size).max_by(|a, b| rows[*a][column].abs().total_cmp(&rows[*b][column].abs()));
        rows.swap(column, pivot.unwrap_or(column));
        let head = rows[column].clone();
        ensure!(head[column].abs() > 1e-12, "two pins of the warp are the same");
        for (number, row) in rows.iter_mut().enumerate() {
            let factor = row[column] / head[column];
            if number != column && factor != 0.0 {
                row.iter_mut().zip(&head).for_each(|(cell, above)| *cell -= factor * above);
            }
        }
    }
    Ok(rows.iter().enumerate().map(|(i, row)| [row[size] / row[i], row[size + 1] / row[i]]).collect())
}
