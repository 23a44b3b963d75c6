//! Makes every icon of the app from `railhead.svg`: `icons` writes them, `icons --check` compares.

mod drawing;
mod encode;
mod face;
mod files;
#[cfg(test)]
mod tests;

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};

use crate::drawing::Drawing;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        // One sentence, without a backtrace.
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => write(folder),
        ["--check"] => check(folder),
        _ => bail!("icons takes no argument but --check"),
    }
}

/// Writes every icon into `folder`.
fn write(folder: &Path) -> Result<()> {
    let drawing = read(folder)?;
    for file in files::all() {
        let path = folder.join(&file.path);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent).with_context(|| format!("cannot make {}", parent.display()))?;
        }
        fs::write(&path, file.bytes(&drawing)?).with_context(|| format!("cannot write {}", file.path))?;
    }
    Ok(())
}

/// Fails at the first icon in `folder` that is not what the drawing gives now.
fn check(folder: &Path) -> Result<()> {
    let drawing = read(folder)?;
    for file in files::all() {
        let kept = fs::read(folder.join(&file.path)).ok();
        if kept != Some(file.bytes(&drawing)?) {
            bail!("icons/{} is not what railhead.svg gives: run `cargo xtask icons`", file.path);
        }
    }
    Ok(())
}

fn read(folder: &Path) -> Result<Drawing> {
    let svg = fs::read_to_string(folder.join("railhead.svg")).context("cannot read railhead.svg")?;
    Drawing::parse(&svg)
}
