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
mod search;
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

/// In `f64`, because a search adds up thousands of small costs, and coasts are warped by a large system of equations.
type Point = scene::Point<f64>;
type Area = scene::Area<f64>;
type Bend = scene::Bend<f64>;
type Curve = scene::Curve<f64>;
type Sample = scene::Sample<f64>;
type Label = scene::Label<f64>;
type Afar = scene::Afar<f64>;

/// Runs a command, given in words, for every board.
pub fn run(words: &[&str]) -> Result<()> {
    for board in Board::all()? {
        match words {
            ["land", sources] => {
                let layers = land::draw(&board, Path::new(sources))?;
                std::fs::write(maps_folder().join(format!("{}.land", board.key)), land::write(&layers))?;
            }
            ["routes"] => search::routes(&board)?.write(&board)?,
            ["names"] => {
                let bends = drawing::bends(&board)?;
                let (labels, _) = labels::search(&board, &bends);
                Drawing::new(&board, bends, labels).write(&board)?;
            }
            ["preview", folder] => {
                let file = Path::new(folder).join(format!("preview-{}.svg", board.key));
                std::fs::write(file, preview::draw(&board)?)?;
            }
            _ => bail!("atlas land SOURCES | atlas routes | atlas names | atlas preview FOLDER"),
        }
    }
    Ok(())
}
