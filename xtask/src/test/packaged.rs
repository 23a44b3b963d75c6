//! The package: made, looked at by lintian, and then installed, played, updated and removed by a story.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, ensure};

use crate::bundle::Finish;
use crate::package::{self, VERSION};
use crate::program;
use crate::progress;
use crate::project;
use crate::setup::apt;
use crate::test::browser::Surroundings;
use crate::test::stage::on_a_display;
use crate::test::stories;

/// Of the number of the next version's program, in the place of the last sign of this one's.
const NEXT: u8 = b'x';

pub fn check() -> Result<()> {
    if !program::is_there("apt-get") {
        progress::note("test", "no package is made here: that is Debian's and its kin's");
        return Ok(());
    }
    let packages = [package::make(Finish::Release, &package::home())?, next()?];
    for files in &packages {
        program::run(Command::new("lintian").args(["--allow-root", "--fail-on", "error"]).arg(&files[0]))?;
    }
    if !apt::is_root()? {
        progress::note("test", "the package is made, but only root can install it: that is not tested here");
        return Ok(());
    }
    let surroundings = Surroundings::find()?;
    stories::tell(&["package"], |mut story| {
        story.env("RAILHEAD_PACKAGE", &packages[0][0]).env("RAILHEAD_NEXT_PACKAGE", &packages[1][0]);
        on_a_display(&surroundings.around(story))
    })
}

/// A package with a higher number, and in it the program that was just built, which tells another one of itself: an
/// update that left the old program in its place would be seen.
fn next() -> Result<Vec<PathBuf>> {
    let mut program = fs::read(project::app("release"))?;
    ensure!(renumber(&mut program) > 0, "the program does not tell its version");
    let app = project::scratch("next-program")?.join("railhead");
    fs::write(&app, program)?;
    package::pack(&app, Finish::Release, &format!("{VERSION}+next"), &project::scratch("next-package")?)
}

/// Changes the number wherever the program tells it of itself, and tells how often that was.
fn renumber(program: &mut [u8]) -> usize {
    let told = format!("ailhead {VERSION}");
    let places: Vec<usize> = program
        .windows(told.len())
        .enumerate()
        .filter_map(|(at, bytes)| (bytes == told.as_bytes()).then_some(at + told.len() - 1))
        .collect();
    places.iter().for_each(|at| program[*at] = NEXT);
    places.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_given_another_number_and_keeps_its_length() {
        let mut program = format!("\u{1}railhead {VERSION}\u{2}{VERSION}\u{3}").into_bytes();
        assert_eq!(renumber(&mut program), 1);
        let (rest, _) = VERSION.split_at(VERSION.len() - 1);
        assert_eq!(program, format!("\u{1}railhead {rest}x\u{2}{VERSION}\u{3}").into_bytes());
        assert_eq!(renumber(&mut program), 0);
    }
}
