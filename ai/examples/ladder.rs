//! A match between bots by name: what `cargo xtask ladder` runs.

use ai::ladder::{Budget, Entrant, Match, play};
use std::io::{IsTerminal, Write};
use std::time::Duration;

const USAGE: &str = "ladder --map usa|europe --seats planner,racer[,…] --games N \
    [--budget-ms N | --iterations N] [--seed S] [--threads N] [--json]";

fn main() {
    if let Err(complaint) = run(std::env::args().skip(1)) {
        eprintln!("error: {complaint}");
        std::process::exit(1);
    }
}

fn run(mut words: impl Iterator<Item = String>) -> Result<(), String> {
    let mut wish = Match { map: "usa".into(), games: 100, seed: 1, budget: Budget::Unlimited, threads: 2 };
    let (mut seats, mut json) = (String::new(), false);
    while let Some(word) = words.next() {
        if word == "--json" {
            json = true;
            continue;
        }
        let value = words.next().ok_or_else(|| format!("{word} wants a value\n{USAGE}"))?;
        let number = || value.parse::<u64>().map_err(|_| format!("{word}: `{value}` is no number"));
        match word.as_str() {
            "--map" => wish.map = value,
            "--seats" => seats = value,
            "--games" => wish.games = number()?.min(1 << 24) as u32,
            "--seed" => wish.seed = number()?,
            "--threads" => wish.threads = number()? as usize,
            "--iterations" => wish.budget = Budget::Iterations(number()?),
            "--budget-ms" => wish.budget = Budget::Time(Duration::from_millis(number()?)),
            _ => return Err(format!("{word} is unknown\n{USAGE}")),
        }
    }
    let entrants = seats.split(',').map(entrant).collect::<Result<Vec<_>, _>>()?;
    let report = play(&entrants, &wish, &tell).map_err(|error| error.to_string())?;
    if json {
        println!("{}", serde_json::to_string_pretty(&report).map_err(|error| error.to_string())?);
    } else {
        println!("{report}");
    }
    Ok(())
}

fn entrant(name: &str) -> Result<Entrant, String> {
    let names = || ai::roster().map(|bot| bot.name()).collect::<Vec<_>>().join(", ");
    let bot = ai::named(name).ok_or_else(|| format!("there is no bot `{name}`; there are {}", names()))?;
    Ok(Entrant::new(name, move |seed| bot.make(seed)))
}

/// Progress goes to the terminal only, over itself: what is piped on is the result alone.
fn tell(over: u32, games: u32) {
    let mut err = std::io::stderr();
    if err.is_terminal() {
        let end = if over == games { "\n" } else { "" };
        let _ = write!(err, "\r[ladder] {over} of {games} games{end}");
    }
}
