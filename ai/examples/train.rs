//! Learns a driver's weights, or what a position is worth: what `cargo xtask train` runs. Prints the file to standard
//! output.

use ai::train::{Company, League, Lesson, Review, learn, train};
use engine::MapName;
use std::io::{IsTerminal, Write};

const USAGE: &str = "train [--league [--rounds N] [--exploiter N] | --against FILE|strong-1] --map usa|europe --seats N [--seed S] \
    [--generations N] [--threads N] [--from FILE] [--out FILE]\n\
    train --value --map usa|europe --seats N [--seed S] [--games N] [--threads N]";

fn main() {
    if let Err(error) = run(std::env::args().skip(1)) {
        eprintln!("error: {error}");
        std::process::exit(1);
    }
}

fn run(words: impl Iterator<Item = String>) -> Result<(), String> {
    let (values, words): (Vec<String>, Vec<String>) = words.partition(|word| word == "--value");
    // Options that belong to the other kind of training are refused, not ignored.
    let learns_value = !values.is_empty();
    let (leagues, words): (Vec<String>, Vec<String>) = words.into_iter().partition(|word| word == "--league");
    let plays_league = !leagues.is_empty();
    let foreign: &[&str] = match (learns_value, plays_league) {
        (true, true) => return Err(format!("--league does not belong here\n{USAGE}")),
        (true, false) => &["--generations", "--from", "--rounds", "--exploiter", "--against", "--out"],
        (false, true) => &["--games", "--against"],
        (false, false) => &["--games", "--rounds", "--exploiter"],
    };
    if let Some(word) = words.iter().find(|word| foreign.contains(&word.as_str())) {
        return Err(format!("{word} does not belong here\n{USAGE}"));
    }
    let (map, from) = (std::sync::Arc::clone(&engine::maps()[0]), None);
    let mut lesson =
        Lesson { map, seats: 2, seed: 1, generations: 400, threads: 2, from, company: Company::Ladder };
    let mut league = League { rounds: 6, exploiter: 100 };
    let (mut games, mut out) = (40_000, None);
    let mut words = words.into_iter();
    while let Some(word) = words.next() {
        let value = words.next().ok_or_else(|| format!("{word} wants a value\n{USAGE}"))?;
        let number = || value.parse::<u64>().map_err(|_| format!("{word}: `{value}` is no number"));
        match word.as_str() {
            "--map" => {
                lesson.map = MapName::built_in(&value).find().map_err(|unknown| unknown.to_string())?;
            }
            "--seats" => lesson.seats = number()?.clamp(2, engine::MAX_SEATS as u64) as u8,
            "--seed" => lesson.seed = number()?,
            "--generations" => lesson.generations = number()?.clamp(1, 1 << 20) as u32,
            "--rounds" => league.rounds = number()?.clamp(1, 1 << 10) as u32,
            "--exploiter" => league.exploiter = number()?.clamp(1, 1 << 20) as u32,
            "--games" => games = number()?.clamp(10, 1 << 24) as u32,
            "--threads" => lesson.threads = number()? as usize,
            "--out" => out = Some(value),
            "--from" => lesson.from = Some(read(&value)?),
            "--against" if value == "strong-1" => lesson.company = Company::Strong1,
            "--against" => lesson.company = Company::Only(read(&value)?),
            _ => return Err(format!("{word} is unknown\n{USAGE}")),
        }
    }
    if learns_value {
        let Lesson { map, seats, seed, threads, .. } = lesson;
        let review = Review { map, seats, seed, games, threads };
        print!("{}", learn(&review, &|over| show_progress(over, games, "games")));
    } else {
        if plays_league {
            lesson.company = Company::League(league);
        }
        let tell = |line: &str, weights: &str| {
            eprintln!("[train] {line}");
            if let Some(file) = &out
                && let Err(error) = std::fs::write(file, format!("# Not finished. {line}\n{weights}"))
            {
                eprintln!("[train] {file}: {error}");
            }
        };
        let text = train(&lesson, &tell);
        match &out {
            Some(file) => std::fs::write(file, text).map_err(|error| format!("{file}: {error}"))?,
            None => print!("{text}"),
        }
    }
    Ok(())
}

fn read(file: &str) -> Result<String, String> {
    std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))
}

/// Shows progress on one line, and only on a terminal.
fn show_progress(over: u32, all: u32, what: &str) {
    let mut err = std::io::stderr();
    if err.is_terminal() {
        let end = if over == all { "\n" } else { "" };
        let _ = write!(err, "\r[train] {over} of {all} {what}{end}");
    }
}
