//! Benchmarks of the app, in a browser and in its window.

use std::process::Command;

use anyhow::Result;
use clap::Args;

use crate::bundle::{self, Finish, Loader};
use crate::program;
use crate::project;
use crate::setup::{self, Purpose};
use crate::test::{STORIES, TestEnvironment, on_a_display};

#[derive(Debug, Clone, Args)]
pub struct App {
    /// A JSON list instead of a table
    #[arg(long)]
    json: bool,
}

/// The task itself: builds the bundles and the app for release, then runs the benchmark.
pub fn task(app: &App) -> Result<()> {
    setup::ensure(Purpose::Test)?;
    bundle::make(&[Loader::Browser, Loader::Window], Finish::Release, &bundle::home())?;
    program::run(project::cargo().args(["build", "--release", "--workspace", "--bin", "railhead"]))?;
    program::run(project::cargo().arg("build").args(STORIES).args(["--example", "stories-bench"]))?;
    let mut bench = Command::new(project::target().join("debug/examples/stories-bench"));
    if app.json {
        bench.arg("--json");
    }
    TestEnvironment::find()?.set(&mut bench);
    bench.env("RAILHEAD_APP", project::app("release"));
    program::run(&mut on_a_display(&bench))
}
