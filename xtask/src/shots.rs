//! Screenshots of every screen, for people to look at.

use std::path::PathBuf;

use anyhow::Result;

use crate::bundle::{self, Finish, Loader};
use crate::program;
use crate::progress;
use crate::project;
use crate::setup::{self, Purpose};
use crate::test::{STORIES, TestEnvironment};

pub fn task(folder: Option<PathBuf>) -> Result<()> {
    let folder = std::path::absolute(folder.unwrap_or_else(|| project::root().join("shots")))?;
    setup::ensure(Purpose::Test)?;
    bundle::make(&[Loader::Browser, Loader::Window], Finish::Release, &bundle::home())?;
    let mut cargo = project::cargo();
    TestEnvironment::find()?.set(&mut cargo);
    cargo.env("RAILHEAD_SHOTS", &folder);
    cargo.arg("test").args(STORIES).args(["--test", "shots", "--", "--ignored", "--nocapture"]);
    program::run(&mut cargo)?;
    progress::note("shots", format!("taken into {}", folder.display()));
    Ok(())
}
