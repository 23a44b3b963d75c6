//! Learns a driver's weights, or what a position is worth: what `cargo xtask train` runs. The file goes to the standard output.

use ai::train::{Lesson, Review, learn, train};
use engine::MapName;
use std::io::{IsTerminal, Write};

const USAGE: &str = "train --map usa|europe --seats N [--seed S] [--generations N] [--threads N] [--from FILE]\n\
    train --value --map usa|europe --seats N [--seed S] [--games N] [--threads N]";

fn main() {
    if let Err(complaint) = run(std::env::args().skip(1)) {
        eprintln!("error: {complaint}");
        std::process::exit(1);
    }
}

fn run(words: impl Iterator<Item = String>) -> Result<(), String> {
    let (values, words): (Vec<String>, Vec<String>) = words.partition(|word| word == "--value");
    // Options of which the other kind of lesson knows nothing are refused, not passed over.
    let of_values = !values.is_empty();
    let strange: &[&str] = if of_values { &["--generations", "--from"] } else { &["--games"] };
    if let Some(word) = words.iter().find(|word| strange.contains(&word.as_str())) {
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
    if of_values {
        let Lesson { map, seats, seed, threads, .. } = lesson;
        let review = Review { map, seats, seed, games, threads };
        print!("{}", learn(&review, &|over| tell(over, games, "games")));
    } else {
        let all = lesson.generations;
        print!("{}", train(&lesson, &|over| tell(over, all, "generations")));
    }
    Ok(())
}

/// Progress goes to the terminal only, over itself.
fn tell(over: u32, all: u32, what: &str) {
    let mut err = std::io::stderr();
    if err.is_terminal() {
        let end = if over == all { "\n" } else { "" };
        let _ = write!(err, "\r[train] {over} of {all} {what}{end}");
    }
}
