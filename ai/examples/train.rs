//! Learns a driver's weights, or what a position is worth: what `cargo xtask train` runs. Prints the file to standard
//! output.

use ai::train::{Lesson, Review, learn, train};
use engine::MapName;
use std::io::{IsTerminal, Write};

const USAGE: &str = "train --map usa|europe --seats N [--seed S] [--generations N] [--threads N] [--from FILE]\n\
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
    let foreign: &[&str] = if learns_value { &["--generations", "--from"] } else { &["--games"] };
    if let Some(word) = words.iter().find(|word| foreign.contains(&word.as_str())) {
        return Err(format!("{word} does not belong here\n{USAGE}"));
    }
    let (map, from) = (std::sync::Arc::clone(&engine::maps()[0]), None);
    let mut lesson = Lesson { map, seats: 2, seed: 1, generations: 400, threads: 2, from };
    let mut games = 40_000;
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
            "--games" => games = number()?.clamp(10, 1 << 24) as u32,
            "--threads" => lesson.threads = number()? as usize,
            "--from" => {
                let text = std::fs::read_to_string(&value).map_err(|error| format!("{value}: {error}"))?;
                lesson.from = Some(text);
            }
            _ => return Err(format!("{word} is unknown\n{USAGE}")),
        }
    }
    if learns_value {
        let Lesson { map, seats, seed, threads, .. } = lesson;
        let review = Review { map, seats, seed, games, threads };
        print!("{}", learn(&review, &|over| show_progress(over, games, "games")));
    } else {
        let all = lesson.generations;
        print!("{}", train(&lesson, &|over| show_progress(over, all, "generations")));
    }
    Ok(())
}

/// Shows progress on one line, and only on a terminal.
fn show_progress(over: u32, all: u32, what: &str) {
    let mut err = std::io::stderr();
    if err.is_terminal() {
        let end = if over == all { "\n" } else { "" };
        let _ = write!(err, "\r[train] {over} of {all} {what}{end}");
    }
}
