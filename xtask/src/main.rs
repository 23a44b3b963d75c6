//! What a developer does here, as plain Rust: `cargo xtask --help`.

mod android;
mod bench;
mod bundle;
mod calibrate;
mod crates;
mod icons;
mod ladder;
mod legibility;
mod mutants;
mod package;
mod play;
mod program;
mod progress;
mod project;
mod serve;
mod setup;
mod shots;
mod soak;
mod test;
mod train;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use bench::Bench;
use bundle::Finish;
use setup::Purpose;
use test::Stage;

/// The tasks of Railhead. Each sets up by itself what it needs.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Open the game: in its window, or without a display at a local web address
    Play {
        /// Serve it to a browser even where a window could open
        #[arg(long)]
        web: bool,
        /// The port to serve it on (implies --web)
        #[arg(long)]
        port: Option<u16>,
        /// Quick to build instead of small and fast
        #[arg(long)]
        dev: bool,
    },
    /// Run every test, or only the stages named; `quick` is what to work by
    Test { stages: Vec<Stage> },
    /// Tell some stories: each word is a file of tests/, or FILE::part_of_a_name
    Stories {
        #[arg(required = true)]
        words: Vec<String>,
        /// With a page that is quick to build instead of small and fast
        #[arg(long)]
        dev: bool,
    },
    /// Change the rules in every small way, one at a time, and name the changes that no test notices
    Mutants {
        /// In these files only: engine/src/score.rs …
        files: Vec<String>,
    },
    /// Make the bundles that a browser (dist/web) and the window (dist/window) load
    Web {
        /// Quick to build instead of small and fast
        #[arg(long)]
        dev: bool,
        /// Make only what a host serves, in this very folder: empty, or with an earlier build in it
        #[arg(long)]
        out: Option<PathBuf>,
    },
    /// Make the package that people install, its bill of materials and their checksums, in dist/package
    Package {
        /// Quick to build instead of small and fast: to try the packaging itself
        #[arg(long)]
        dev: bool,
        /// The folder to make them in, instead
        #[arg(long)]
        out: Option<PathBuf>,
    },
    /// Serve a bundle on a local web address, printed alone on the first line
    Serve {
        folder: PathBuf,
        /// The port; 0 for any that is free
        #[arg(long)]
        port: Option<u16>,
    },
    /// Type-check the whole app for Android; needs no SDK
    CheckAndroid,
    /// Take screenshots of every screen, into `shots` or another folder
    Shots { folder: Option<PathBuf> },
    /// Measure how well a board shows who owns what, from pictures of it
    Legibility {
        /// JSON on the last line instead of a table
        #[arg(long)]
        json: bool,
    },
    /// Make the icons of the app from their source (`--check`: only see that they are so)
    Icons {
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        words: Vec<String>,
    },
    /// Measure how fast things are
    #[command(subcommand)]
    Bench(Bench),
    /// Play random games on both maps, with every check of the rules in each; or kill a playing process
    Soak {
        /// Instead: games between bots of every kind
        #[arg(long)]
        bots: bool,
        /// Instead: end a process that plays at so many random moments, and see that nothing is lost
        #[arg(long, conflicts_with_all = ["games", "first", "bots"])]
        kills: Option<u32>,
        /// Instead: so many links, each mangled before it is opened
        #[arg(long, conflicts_with_all = ["games", "bots", "kills"])]
        links: Option<u64>,
        /// How many; unless said, 100 000, or 1000 between bots
        #[arg(long)]
        games: Option<u64>,
        /// The number of the first: a game is all in its number
        #[arg(long, default_value_t = 0)]
        first: u64,
    },
    /// Play bots against each other: --map usa|europe --seats expert,racer[,…] [--external COMMAND] --games N
    /// [--budget-ms N | --iterations N] [--seed S] [--threads N] [--json]; or --ratings for all of them
    Ladder {
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        words: Vec<String>,
    },
    /// How true the expert's judgement is: [--judge expert] [--map M] [--seats N] [--company weak|equal|never-met] [--games N]
    /// [--iterations N] [--seed S] [--threads N] [--json]
    Calibrate {
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        words: Vec<String>,
    },
    /// Learn the weights that bots play by: --map usa|europe --seats N [--league] [--against FILE] [--seed S] [--generations N]
    Train {
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        words: Vec<String>,
    },
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
        Task::Play { web, port, dev } => play::task(web, port, Finish::of(dev)),
        Task::Web { dev, out } => {
            setup::ensure(Purpose::Web)?;
            bundle::task(Finish::of(dev), out)
        }
        Task::Package { dev, out } => package::task(Finish::of(dev), out),
        Task::CheckAndroid => android::task(),
        Task::Serve { folder, port } => serve::task(&folder, port.into()),
        Task::Test { stages } => test::task(&stages),
        Task::Stories { words, dev } => test::chosen::task(&words, Finish::of(dev)),
        Task::Mutants { files } => mutants::task(&files),
        Task::Shots { folder } => shots::task(folder),
        Task::Legibility { json } => legibility::task(json),
        Task::Icons { words } => icons::task(&words),
        Task::Bench(bench) => bench::task(&bench),
        Task::Soak { kills: Some(kills), .. } => soak::kills(kills),
        Task::Soak { links: Some(links), first, .. } => soak::links(links, first),
        Task::Soak { games, first, bots: true, .. } => soak::bots(games.unwrap_or(1_000), first),
        Task::Soak { games, first, .. } => soak::games(games.unwrap_or(100_000), first),
        Task::Ladder { words } => ladder::task(&words),
        Task::Calibrate { words } => calibrate::task(&words),
        Task::Train { words } => train::task(&words),
        Task::Setup { purpose } => setup::task(purpose),
    }
}
