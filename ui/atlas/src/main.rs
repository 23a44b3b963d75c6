//! Draws the boards' geography. Only a developer who changes a board runs it; see `ui/maps/README.md`.

mod board;
mod clip;
mod land;
mod path;
mod point;
mod preview;
mod projection;
mod simplify;
mod topology;
mod warp;

use std::path::Path;

use anyhow::{Result, bail};

use board::{Board, maps_folder};

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    for board in Board::all()? {
        match words[..] {
            ["land", sources] => {
                let layers = land::draw(&board, Path::new(sources))?;
                std::fs::write(maps_folder().join(format!("{}.land", board.key)), land::write(&layers))?;
            }
            ["preview", folder] => {
                std::fs::write(
                    Path::new(folder).join(format!("preview-{}.svg", board.key)),
                    preview::draw(&board)?,
                )?;
            }
            _ => bail!("atlas land SOURCES | atlas preview FOLDER"),
        }
    }
    Ok(())
}
