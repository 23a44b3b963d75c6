//! The package: made, looked at by lintian, and then installed, played, updated and removed by a story.

use std::process::Command;

use anyhow::Result;

use crate::bundle::Finish;
use crate::package::{self, VERSION};
use crate::program;
use crate::progress;
use crate::project;
use crate::setup::apt;
use crate::test::browser::Surroundings;
use crate::test::stage::{on_a_display, stories};

pub fn check() -> Result<()> {
    if !program::is_there("apt-get") {
        progress::note("test", "no package is made here: that is Debian's and its kin's");
        return Ok(());
    }
    // The same program under a higher number: an update is told by that alone.
    let next = format!("{VERSION}+next");
    let packages = [
        package::make(Finish::Release, VERSION, &package::home())?,
        package::make(Finish::Release, &next, &project::scratch("next-package")?)?,
    ];
    for files in &packages {
        program::run(Command::new("lintian").args(["--allow-root", "--fail-on", "error"]).arg(&files[0]))?;
    }
    if !apt::is_root()? {
        progress::note("test", "the package is made, but only root can install it: that is not tested here");
        return Ok(());
    }
    program::run(stories(&["package"]).arg("--no-run"))?;
    let mut inner = stories(&["package"]);
    Surroundings::find()?.give(&mut inner);
    inner.env("RAILHEAD_PACKAGE", &packages[0][0]).env("RAILHEAD_NEXT_PACKAGE", &packages[1][0]);
    program::run(&mut on_a_display(&inner))
}
