//! Tests the package: makes it, checks it with lintian, and has a story install, play, update and remove it.

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
use crate::test::browser::TestEnvironment;
use crate::test::stage::on_a_display;
use crate::test::stories;

/// The last character of the next version's number, in the place of this version's last digit.
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
    let environment = TestEnvironment::find()?;
    stories::run(&["package"], |mut story| {
        story.env("RAILHEAD_PACKAGE", &packages[0][0]).env("RAILHEAD_NEXT_PACKAGE", &packages[1][0]);
        on_a_display(&environment.with(story))
    })
}

/// A package with a higher version. Its program is the one that was just built, patched to report another version, so that
/// an update that leaves the old program in place is noticed.
fn next() -> Result<Vec<PathBuf>> {
    let mut program = fs::read(project::app("release"))?;
    ensure!(renumber(&mut program) > 0, "the program does not report its version");
    let app = project::scratch("next-program")?.join("railhead");
    fs::write(&app, program)?;
    package::pack(&app, Finish::Release, &format!("{VERSION}+next"), &project::scratch("next-package")?)
}

/// Changes the version wherever the program reports it, and returns how often it occurs.
fn renumber(program: &mut [u8]) -> usize {
    let name = format!("ailhead {VERSION}");
    let places: Vec<usize> = program
        .windows(name.len())
        .enumerate()
        .filter_map(|(at, bytes)| (bytes == name.as_bytes()).then_some(at + name.len() - 1))
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
