//! A match between bots by name: what `cargo xtask ladder` runs.

use ai::Named;
use ai::ladder::{Budget, Entrant, Match, RoundRobin, play};
use std::io::{IsTerminal, Write};
use std::time::Duration;

const USAGE: &str = "ladder --map usa|europe --seats expert,racer[,…] --games N \
    [--budget-ms N | --iterations N] [--seed S] [--threads N] [--json]\n\
    ladder --ratings [--bots a,b,…] [--games N] [--tables N] [--budget-ms N | --iterations N] [--seed S] \
    [--threads N] [--out FILE]";

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let wish = Wish::read(words.iter().cloned());
    if let Err(complaint) = wish.and_then(|wish| if wish.ratings { rate(&wish) } else { play_match(&wish) }) {
        eprintln!("error: {complaint}");
        std::process::exit(1);
    }
}

/// What was asked for.
struct Wish {
    map: String,
    seats: String,
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

impl Wish {
    fn read(mut words: impl Iterator<Item = String>) -> Result<Wish, String> {
        let mut wish = Wish {
            map: "usa".into(),
            seats: String::new(),
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
                wish.json |= word == "--json";
                wish.ratings |= word == "--ratings";
                wish.command += &format!(" {word}");
                continue;
            }
            let value = words.next().ok_or_else(|| format!("{word} wants a value\n{USAGE}"))?;
            if word != "--out" && word != "--threads" {
                wish.command += &format!(" {word} {value}");
            }
            let number = || value.parse::<u64>().map_err(|_| format!("{word}: `{value}` is no number"));
            match word.as_str() {
                "--map" => wish.map = value,
                "--seats" | "--bots" => wish.seats = value,
                "--games" => wish.games = number()?.min(1 << 24) as u32,
                "--tables" => wish.tables = number()?.min(1 << 24) as u32,
                "--seed" => wish.seed = number()?,
                "--threads" => wish.threads = number()? as usize,
                "--iterations" => wish.budget = Budget::Iterations(number()?),
                "--budget-ms" => wish.budget = Budget::Time(Duration::from_millis(number()?)),
                "--out" => wish.out = Some(value),
                _ => return Err(format!("{word} is unknown\n{USAGE}")),
            }
        }
        Ok(wish)
    }

    fn bots(&self) -> Result<Vec<Named>, String> {
        let names = || ai::roster().map(|bot| bot.name()).collect::<Vec<_>>().join(", ");
        let bot =
            |name| ai::named(name).ok_or_else(|| format!("there is no bot `{name}`; there are {}", names()));
        self.seats.split(',').filter(|name| !name.is_empty()).map(bot).collect()
    }
}

fn play_match(wish: &Wish) -> Result<(), String> {
    let entrant = |bot: Named| Entrant::new(&bot.name(), move |seed| bot.make(seed));
    let entrants: Vec<Entrant> = wish.bots()?.into_iter().map(entrant).collect();
    let Wish { games, seed, budget, threads, .. } = *wish;
    let match_ = Match { map: wish.map.clone(), games, seed, budget, threads };
    let report = play(&entrants, &match_, &tell).map_err(|error| error.to_string())?;
    if wish.json {
        println!("{}", serde_json::to_string_pretty(&report).map_err(|error| error.to_string())?);
    } else {
        println!("{report}");
    }
    Ok(())
}

/// Everyone, unless some are named.
fn rate(wish: &Wish) -> Result<(), String> {
    if wish.json {
        return Err("ratings are a table; --json is for a match".into());
    }
    let mut bots = wish.bots()?;
    if bots.is_empty() {
        bots = ai::roster().collect();
    }
    let Wish { games, tables, seed, budget, threads, .. } = *wish;
    let contest = RoundRobin { bots, pairs: games, tables, seed, budget, threads };
    let ratings = contest.play(&|what| eprintln!("[ladder] {what}")).map_err(|error| error.to_string())?;
    println!("{ratings}");
    if let Some(path) = &wish.out {
        std::fs::write(path, ratings.data(&wish.command)).map_err(|error| format!("{path}: {error}"))?;
    }
    Ok(())
}

/// Progress goes to the terminal only, over itself: what is piped on is the result alone.
fn tell(over: u32, games: u32) {
    let mut err = std::io::stderr();
    if err.is_terminal() {
        let end = if over == games { "\n" } else { "" };
        let _ = write!(err, "\r[ladder] {over} of {games} games{end}");
    }
}
