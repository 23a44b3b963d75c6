//! Learns a driver's weights: what `cargo xtask train` runs. The file goes to the standard output.

use ai::train::{Lesson, train};
use std::io::{IsTerminal, Write};

const USAGE: &str =
    "train --map usa|europe --seats N [--seed S] [--generations N] [--threads N] [--from FILE]";

fn main() {
    if let Err(complaint) = run(std::env::args().skip(1)) {
        eprintln!("error: {complaint}");
        std::process::exit(1);
    }
}

fn run(mut words: impl Iterator<Item = String>) -> Result<(), String> {
    let (map, from) = ("usa".into(), None);
    let mut lesson = Lesson { map, seats: 2, seed: 1, generations: 400, threads: 2, from };
    while let Some(word) = words.next() {
        let value = words.next().ok_or_else(|| format!("{word} wants a value\n{USAGE}"))?;
        let number = || value.parse::<u64>().map_err(|_| format!("{word}: `{value}` is no number"));
        match word.as_str() {
            "--map" if engine::Map::named(&value).is_some() => lesson.map = value,
            "--map" => return Err(format!("there is no map `{value}`")),
            "--seats" => lesson.seats = number()?.clamp(2, engine::MAX_SEATS as u64) as u8,
            "--seed" => lesson.seed = number()?,
            "--generations" => lesson.generations = number()?.clamp(1, 1 << 20) as u32,
            "--threads" => lesson.threads = number()? as usize,
            "--from" => {
                let text = std::fs::read_to_string(&value).map_err(|error| format!("{value}: {error}"))?;
                lesson.from = Some(text);
            }
            _ => return Err(format!("{word} is unknown\n{USAGE}")),
        }
    }
    let all = lesson.generations;
    let weights = train(&lesson, &|generation| {
        let mut err = std::io::stderr();
        if err.is_terminal() {
            let end = if generation == all { "\n" } else { "" };
            let _ = write!(err, "\r[train] {generation} of {all} generations{end}");
        }
    });
    print!("{weights}");
    Ok(())
}
