//! The drawing area of a board: projects a part of the globe onto it, clips and simplifies it.

use std::ops::Range;

use anyhow::{Result, bail, ensure};

use crate::board::{BOARD, Board, lines, sites_folder};
use crate::clip::{area, cut_line, cut_ring};
use crate::path::Piece;
use crate::projection::Projection;
use crate::ring::{self, perimeter};
use crate::simplify::{densify, simplify};
use crate::topology::Line;
use crate::warp::Warp;
use crate::{Area, Point};

/// What is drawn: the board, and as much around it as a wide or a tall window may show.
pub(crate) const VIEW: Area = area(-260.0, -160.0, 1260.0, 800.0);
/// The area that is warped: larger than the view, so that everything in view is warped, but not so large that the warp
/// folds.
const FLAT: Area = area(-460.0, -360.0, 1460.0, 1000.0);

pub(crate) struct Sheet {
    projection: Projection,
    /// Longitudes and latitudes outside of which nothing can be in view.
    region: Area,
    warp: Warp,
}

impl Sheet {
    pub(crate) fn new(board: &Board, projection: Projection, region: Area) -> Result<Sheet> {
        let warp = warp(board, &projection)?;
        Ok(Sheet { projection, region, warp })
    }

    fn flatten(&self, line: &[Point]) -> Vec<Point> {
        densify(line, 0.5).into_iter().map(|site| self.warp.flatten(self.projection.project(site))).collect()
    }

    fn bend(&self, line: &[Point]) -> Vec<Point> {
        densify(line, 20.0).into_iter().map(|point| self.warp.bend(point)).collect()
    }

    /// Rings with an area within `sizes`, the largest first. Small ones off the board are dropped, and so are slivers, of which
    /// only the stroke would be seen.
    pub(crate) fn areas(&self, rings: Vec<Line>, sizes: Range<f64>) -> Vec<Piece> {
        let piece = |ring: Line| {
            let flat = cut_ring(FLAT, &self.flatten(&closed(cut_ring(self.region, &ring))));
            let mut points = cut_ring(VIEW, &self.bend(&closed(flat)));
            points.dedup_by(|a, b| a.to(*b) < 0.05);
            let inside = points.iter().any(|point| BOARD.holds(*point));
            let points = simplify(&points, true, coarseness);
            let size = ring::area(&points).abs();
            let sliver = size / perimeter(&points) < 0.6;
            let worth = sizes.contains(&if inside { size } else { size / 6.0 }) && !sliver;
            worth.then_some((size, Piece { points, closed: true }))
        };
        let mut pieces: Vec<(f64, Piece)> = rings.into_iter().filter_map(piece).collect();
        pieces.sort_by(|a, b| b.0.total_cmp(&a.0));
        pieces.into_iter().map(|(_, piece)| piece).collect()
    }

    /// Lines no shorter than `shortest`, the coarser the less they matter.
    pub(crate) fn lines(&self, lines: Vec<Line>, shortest: f64, coarse: f64) -> Vec<Piece> {
        let inside = lines.iter().flat_map(|line| cut_line(self.region, line));
        let flat = inside.flat_map(|line| cut_line(FLAT, &self.flatten(&line)));
        let cut = flat.flat_map(|line| cut_line(VIEW, &self.bend(&line)));
        let simple = cut.map(|line| simplify(&line, false, |point| coarse * coarseness(point)));
        simple
            .filter(|line| perimeter(line) > shortest)
            .map(|points| Piece { points, closed: false })
            .collect()
    }
}

/// The same ring with its first point repeated at the end.
fn closed(mut ring: Vec<Point>) -> Vec<Point> {
    ring.extend(ring.first().copied());
    ring
}

/// The smallest triangle worth keeping, in square units: what is off the board is seldom seen.
fn coarseness(point: Point) -> f64 {
    const ON: f64 = 1.2;
    const OFF: f64 = 8.0;
    if BOARD.grown(Point::new(20.0, 20.0)).holds(point) { ON } else { OFF }
}

/// Bends the projected globe so that each city falls on its place.
fn warp(board: &Board, projection: &Projection) -> Result<Warp> {
    let sites = board.sites()?;
    let mut pairs: Vec<_> =
        sites.iter().zip(&board.cities).map(|(s, city)| (projection.project(*s), city.place)).collect();
    for words in lines(&std::fs::read_to_string(sites_folder().join(format!("{}.pins", board.key)))?) {
        let numbers = words.iter().map(|word| Ok(word.parse()?)).collect::<Result<Vec<f64>>>()?;
        let [latitude, longitude, x, y] = numbers[..] else { bail!("not a pin: {words:?}") };
        pairs.push((projection.project(Point::new(longitude, latitude)), Point::new(x, y)));
    }
    let warp = Warp::new(&pairs, &far())?;
    let mut least = f64::INFINITY;
    let mut at = FLAT.from;
    while at.y <= FLAT.to.y {
        least = least.min(warp.growth(at));
        at = if at.x < FLAT.to.x { at + Point::new(8.0, 0.0) } else { Point::new(FLAT.from.x, at.y + 8.0) };
    }
    eprintln!("{}: where it shrinks most, the warp leaves {least:.2} of an area", board.key);
    ensure!(least > 0.0, "the warp of {} folds", board.key);
    Ok(warp)
}

/// Points far around the board, where nothing is bent any more.
fn far() -> Vec<Point> {
    let frame = BOARD.grown(Point::new(500.0, 400.0));
    let (min, max) = (frame.from, frame.to);
    let corners = [min, Point::new(max.x, min.y), max, Point::new(min.x, max.y)];
    let side =
        |i: usize| [0.0, 0.25, 0.5, 0.75].map(|step| corners[i] + (corners[(i + 1) % 4] - corners[i]) * step);
    (0..4).flat_map(side).collect()
}
