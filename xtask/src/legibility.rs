//! Measures, from pictures, how well a board shows who owns what.

use std::fs;

use anyhow::Result;

use crate::bundle::{self, Finish, Loader};
use crate::program;
use crate::progress;
use crate::project;
use crate::setup::{self, Purpose};
use crate::test::{STORIES, TestEnvironment};

pub fn task(json: bool) -> Result<()> {
    setup::ensure(Purpose::Test)?;
    bundle::make(&[Loader::Browser, Loader::Window], Finish::Release, &bundle::home())?;
    let report = project::scratch("legibility")?.join("report");
    let mut cargo = project::cargo();
    TestEnvironment::find()?.set(&mut cargo);
    cargo.env("RAILHEAD_REPORT", &report);
    if json {
        cargo.env("RAILHEAD_JSON", "yes");
    }
    cargo.arg("test").args(STORIES).args(["--test", "legibility", "--", "--ignored"]);
    progress::quiet("legibility", "looking at boards", || program::read(&mut cargo))?;
    println!("{}", fs::read_to_string(report)?);
    Ok(())
}
