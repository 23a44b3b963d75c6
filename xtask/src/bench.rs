//! Benchmarks. Each is in the crate that it measures; here they are only run.

mod app;
mod store;
mod wasm;

use anyhow::Result;
use clap::{Args, Subcommand};

use crate::program;
use crate::project;

/// What is measured.
#[derive(Debug, Clone, Subcommand)]
pub enum Bench {
    /// The rules: random games and what they are made of, on one thread
    Engine(Engine),
    /// The bots: imagined games a second, and what the strongest takes for its moves
    Bots,
    /// The saves: keeping, finding, listing and counting games, from 100 to 10,000 of them
    Store(store::Store),
    /// The app in a browser and in its window: bytes, starts, clicks, frames, memory
    App(app::App),
}

#[derive(Debug, Clone, Args)]
pub struct Engine {
    /// One JSON object instead of a table
    #[arg(long)]
    json: bool,
    /// Also count the instructions of a random game, by valgrind
    #[arg(long)]
    instructions: bool,
    /// The same in a browser, beside what this machine does natively
    #[arg(long, conflicts_with = "instructions")]
    wasm: bool,
}

/// The task itself.
pub fn task(bench: &Bench) -> Result<()> {
    match bench {
        Bench::Engine(engine) if engine.wasm => wasm::compare(engine.json),
        Bench::Engine(engine) => native(engine),
        Bench::Bots => program::run(&mut example("ai")),
        Bench::Store(store) => store::task(store),
        Bench::App(app) => app::task(app),
    }
}

fn native(engine: &Engine) -> Result<()> {
    let asked = [("--json", engine.json), ("--instructions", engine.instructions)];
    let mut cargo = example("engine");
    cargo.args(asked.into_iter().filter(|(_, is_asked)| *is_asked).map(|(word, _)| word));
    program::run(&mut cargo)
}

/// Runs the crate's example `bench`; arguments that are added are passed to it.
fn example(package: &str) -> std::process::Command {
    let mut cargo = project::cargo();
    cargo.args(["run", "--quiet", "--release", "--package", package, "--example", "bench", "--"]);
    cargo
}
