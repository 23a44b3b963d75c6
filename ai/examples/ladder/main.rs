//! A match between bots by name: what `cargo xtask ladder` runs.

mod external;

use ai::Named;
use ai::ladder::{Budget, Entrant, Match, RoundRobin, play};
use std::io::{IsTerminal, Write};
use std::time::Duration;

const USAGE: &str = "ladder --map usa|europe --seats expert,racer[,…] [--external COMMAND] --games N \
    [--budget-ms N | --iterations N] [--seed S] [--threads N] [--json]\n\
    ladder --ratings [--bots a,b,…] [--games N] [--tables N] [--budget-ms N | --iterations N] [--seed S] \
    [--threads N] [--out FILE]";

/// How long another program may think about a move, unless `--budget-ms` says.
const EXTERNAL_LIMIT: Duration = Duration::from_secs(1);

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let options = Options::read(words.iter().cloned());
    if let Err(error) =
        options.and_then(|options| if options.ratings { rate(&options) } else { play_match(&options) })
    {
        eprintln!("error: {error}");
        std::process::exit(1);
    }
}

/// The command line.
struct Options {
    map: String,
    seats: String,
    /// Other programs that take seats, after those named.
    external: Vec<String>,
    games: u32,
    tables: u32,
    seed: u64,
    budget: Budget,
    threads: usize,
    json: bool,
    ratings: bool,
    out: Option<String>,
    command: String,
}

impl Options {
    fn read(mut words: impl Iterator<Item = String>) -> Result<Options, String> {
        let mut options = Options {
            map: "usa".into(),
            seats: String::new(),
            external: Vec::new(),
            games: 100,
            tables: 100,
            seed: 1,
            budget: Budget::Unlimited,
            threads: 2,
            json: false,
            ratings: false,
            out: None,
            command: "cargo xtask ladder".into(),
        };
        while let Some(word) = words.next() {
            if word == "--json" || word == "--ratings" {
                options.json |= word == "--json";
                options.ratings |= word == "--ratings";
                options.command += &format!(" {word}");
                continue;
            }
            let value = words.next().ok_or_else(|| format!("{word} wants a value\n{USAGE}"))?;
            if word != "--out" && word != "--threads" {
                options.command += &format!(" {word} {value}");
            }
            let number = || value.parse::<u64>().map_err(|_| format!("{word}: `{value}` is no number"));
            match word.as_str() {
                "--map" => options.map = value,
                "--seats" | "--bots" => options.seats = value,
                "--external" => options.external.push(value),
                "--games" => options.games = number()?.min(1 << 24) as u32,
                "--tables" => options.tables = number()?.min(1 << 24) as u32,
                "--seed" => options.seed = number()?,
                "--threads" => options.threads = number()? as usize,
                "--iterations" => options.budget = Budget::Iterations(number()?),
                "--budget-ms" => options.budget = Budget::Time(Duration::from_millis(number()?)),
                "--out" => options.out = Some(value),
                _ => return Err(format!("{word} is unknown\n{USAGE}")),
            }
        }
        Ok(options)
    }

    fn names(&self) -> impl Iterator<Item = &str> {
        self.seats.split(',').filter(|name| !name.is_empty())
    }

    fn bots(&self) -> Result<Vec<Named>, String> {
        self.names().map(|name| ai::named(name).ok_or_else(|| format!("{name} has no rating"))).collect()
    }

    fn entrants(&self) -> Result<Vec<Entrant>, String> {
        let names = || Entrant::names().collect::<Vec<_>>().join(", ");
        let entrant = |name| {
            Entrant::named(name).ok_or_else(|| format!("there is no bot `{name}`; there are {}", names()))
        };
        let limit = if let Budget::Time(time) = self.budget { time } else { EXTERNAL_LIMIT };
        let external = self.external.iter().map(|command| Ok(external::entrant(command, limit)));
        self.names().map(entrant).chain(external).collect()
    }
}

fn play_match(options: &Options) -> Result<(), String> {
    let entrants = options.entrants()?;
    let Options { games, seed, budget, threads, .. } = *options;
    let config = Match { map: options.map.clone(), games, seed, budget, threads };
    let report = play(&entrants, &config, &show_progress).map_err(|error| error.to_string())?;
    if options.json {
        println!("{}", serde_json::to_string_pretty(&report).map_err(|error| error.to_string())?);
    } else {
        println!("{report}");
    }
    Ok(())
}

/// Rates the bots named, or all of them.
fn rate(options: &Options) -> Result<(), String> {
    if options.json {
        return Err("ratings are a table; --json is for a match".into());
    }
    let mut bots = options.bots()?;
    if bots.is_empty() {
        bots = ai::roster().collect();
    }
    let Options { games, tables, seed, budget, threads, .. } = *options;
    let contest = RoundRobin { bots, pairs: games, tables, seed, budget, threads };
    let ratings = contest.play(&|what| eprintln!("[ladder] {what}")).map_err(|error| error.to_string())?;
    println!("{ratings}");
    if let Some(path) = &options.out {
        std::fs::write(path, ratings.data(&options.command)).map_err(|error| format!("{path}: {error}"))?;
    }
    Ok(())
}

/// Shows progress on one line, and only on a terminal, so that a pipe gets only the result.
fn show_progress(over: u32, games: u32) {
    let mut err = std::io::stderr();
    if err.is_terminal() {
        let end = if over == games { "\n" } else { "" };
        let _ = write!(err, "\r[ladder] {over} of {games} games{end}");
    }
}
