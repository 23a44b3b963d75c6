//! Draws the boards' geography. Only a developer who changes a board runs it; see `ui/maps/README.md`.

mod afar;
mod bends;
mod board;
mod clip;
mod drawing;
mod label;
mod labels;
mod land;
mod overlap;
mod path;
mod preview;
mod projection;
mod ring;
mod sheet;
mod simplify;
#[cfg(test)]
mod tests;
mod topology;
mod warp;

use std::path::Path;

use anyhow::{Result, bail};

use board::{Board, maps_folder};
use drawing::Drawing;

/// A search adds up thousands of small prices, and a coast is bent by a large system of equations: all is reckoned in `f64`.
type Point = scene::Point<f64>;
type Area = scene::Area<f64>;
type Bend = scene::Bend<f64>;
type Curve = scene::Curve<f64>;
type Sample = scene::Sample<f64>;
type Label = scene::Label<f64>;
type Afar = scene::Afar<f64>;

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    for board in Board::all()? {
        match words[..] {
            ["land", sources] => {
                let layers = land::draw(&board, Path::new(sources))?;
                std::fs::write(maps_folder().join(format!("{}.land", board.key)), land::write(&layers))?;
            }
            ["routes"] => draw_routes(&board)?,
            ["afar"] => {
                let Drawing { bends, labels, .. } = Drawing::read(&board)?;
                Drawing::new(&board, bends, labels).write(&board)?;
            }
            ["preview", folder] => {
                std::fs::write(
                    Path::new(folder).join(format!("preview-{}.svg", board.key)),
                    preview::draw(&board)?,
                )?;
            }
            _ => bail!("atlas land SOURCES | atlas routes | atlas afar | atlas preview FOLDER"),
        }
    }
    Ok(())
}

/// Searches from a few beginnings and keeps the cheapest end.
fn draw_routes(board: &Board) -> Result<()> {
    let starts = [[0.0, 0.0], [6.0, 6.0], [-6.0, -6.0], [6.0, -6.0], [-6.0, 6.0]];
    let ends = starts.map(|[even, odd]| {
        let start = |i: usize| Bend::of(if i.is_multiple_of(2) { even } else { odd });
        settle(board, (0..board.pairs.len()).map(start).collect())
    });
    let Some(((bends, labels), price)) = ends.into_iter().min_by(|a, b| a.1.total_cmp(&b.1)) else {
        return Ok(());
    };
    eprintln!("{}: the cheapest drawing costs {price:.0}", board.key);
    for (fault, units) in overlap::faults(board, &bends, &labels) {
        eprintln!("{}: {fault}, {units:.1} units", board.key);
    }
    Drawing::new(board, bends, labels).write(board)
}

/// Bends and names make room for each other in turns. With the least price they came to.
fn settle(board: &Board, start: Vec<Bend>) -> ((Vec<Bend>, Vec<Label>), f64) {
    let (mut bends, _) = bends::search(board, &start, &[]);
    let mut best = None::<((Vec<Bend>, Vec<Label>), f64)>;
    for _ in 0..6 {
        let (labels, names) = labels::search(board, &bends);
        let (next, routes) = bends::search(board, &bends, &labels);
        let price = names + routes;
        if best.as_ref().is_some_and(|best| best.1 <= price + 1e-9) {
            break;
        }
        bends = next.clone();
        best = Some(((next, labels), price));
    }
    best.unwrap_or_else(|| ((bends, Vec::new()), f64::INFINITY))
}
