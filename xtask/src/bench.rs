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
    /// Links: how long those to games between strong bots are, and how fast they are made and opened
    Links(Links),
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

#[derive(Debug, Clone, Args)]
pub struct Links {
    /// One JSON object instead of a table
    #[arg(long)]
    json: bool,
    /// How many games on each map at each size of table
    #[arg(long, default_value_t = 1_000)]
    games: u64,
}

/// The task itself.
pub fn task(bench: &Bench) -> Result<()> {
    match bench {
        Bench::Engine(engine) if engine.wasm => wasm::compare(engine.json),
        Bench::Engine(engine) => native(engine),
        Bench::Bots => program::run(&mut example("ai", "bench")),
        Bench::Links(links) => program::run(&mut links_example(links)),
        Bench::Store(store) => store::task(store),
        Bench::App(app) => app::task(app),
    }
}

fn native(engine: &Engine) -> Result<()> {
    let asked = [("--json", engine.json), ("--instructions", engine.instructions)];
    let mut cargo = example("engine", "bench");
    cargo.args(asked.into_iter().filter(|(_, is_asked)| *is_asked).map(|(word, _)| word));
    program::run(&mut cargo)
}

fn links_example(links: &Links) -> std::process::Command {
    let mut cargo = example("ai", "links");
    cargo.arg(links.games.to_string());
    cargo.args(links.json.then_some("--json"));
    cargo
}

/// Runs an example of the crate; arguments that are added are passed to it.
fn example(package: &str, name: &str) -> std::process::Command {
    let mut cargo = project::cargo();
    cargo.args(["run", "--quiet", "--release", "--package", package, "--example", name, "--"]);
    cargo
}
