//! What a developer does here, as plain Rust: `cargo xtask --help`.

// A program has no outside: `pub` here says what its own modules may use of each other.
#![allow(unreachable_pub)]

mod program;
mod progress;
mod project;
mod setup;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use setup::Purpose;

/// The tasks of Railhead. Each sets up by itself what it needs.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Set this machine up, and do nothing else
    Setup {
        /// What for
        #[arg(long = "for", value_enum, default_value_t = Purpose::Test)]
        purpose: Purpose,
    },
}

fn main() -> ExitCode {
    match run(Cli::parse().task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: Task) -> Result<()> {
    match task {
        Task::Setup { purpose } => setup::task(purpose),
    }
}
