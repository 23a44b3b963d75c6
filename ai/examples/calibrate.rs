//! How true a bot's judgement is: what `cargo xtask calibrate` runs.

use ai::calibrate::{Company, Report, Survey};
use ai::ladder::Budget;
use std::io::{IsTerminal, Write};

const USAGE: &str = "calibrate [--judge expert] [--map usa|europe] [--seats N] [--company weak|equal|never-met] [--games N] \
    [--iterations N] [--seed S] [--threads N] [--json]";

/// Sizes of table that are measured unless one is asked for.
const TABLES: [usize; 2] = [2, 4];

fn main() {
    if let Err(error) = run(std::env::args().skip(1)) {
        eprintln!("error: {error}");
        std::process::exit(1);
    }
}

fn run(mut words: impl Iterator<Item = String>) -> Result<(), String> {
    let (mut judge, mut map, mut seats, mut company) = (String::from("expert"), None, None, None);
    let (mut games, mut iterations, mut seed, mut threads, mut json) = (40, 400, 1, 2, false);
    while let Some(word) = words.next() {
        if word == "--json" {
            json = true;
            continue;
        }
        let value = words.next().ok_or_else(|| format!("{word} wants a value\n{USAGE}"))?;
        let number = || value.parse::<u64>().map_err(|_| format!("{word}: `{value}` is no number"));
        match word.as_str() {
            "--judge" => judge = value,
            "--map" => map = Some(value),
            "--seats" => seats = Some(number()?.clamp(2, engine::MAX_SEATS as u64) as usize),
            "--company" => {
                let found = Company::ALL.into_iter().find(|company| company.key() == value);
                company = Some(found.ok_or_else(|| format!("there is no company `{value}`\n{USAGE}"))?);
            }
            "--games" => games = number()?.min(1 << 20) as u32,
            "--iterations" => iterations = number()?,
            "--seed" => seed = number()?,
            "--threads" => threads = number()? as usize,
            _ => return Err(format!("{word} is unknown\n{USAGE}")),
        }
    }
    let mut reports = Vec::new();
    for key in
        engine::maps().iter().map(|map| map.key()).filter(|key| map.as_ref().is_none_or(|it| it == key))
    {
        for count in TABLES.into_iter().filter(|_| seats.is_none()).chain(seats) {
            for company in Company::ALL.into_iter().filter(|it| company.is_none_or(|company| company == *it))
            {
                let survey = Survey {
                    judge: judge.clone(),
                    map: key.into(),
                    seats: count,
                    company,
                    games,
                    seed,
                    budget: Budget::Iterations(iterations),
                    threads,
                };
                let report =
                    survey.play(&|over| show_progress(over, games)).map_err(|error| error.to_string())?;
                if !json {
                    if reports.is_empty() {
                        println!("{}", Report::head());
                    }
                    println!("{report}");
                }
                reports.push(report);
            }
        }
    }
    if json {
        println!("{}", serde_json::to_string_pretty(&reports).map_err(|error| error.to_string())?);
    }
    Ok(())
}

/// Shows progress on one line, and only on a terminal.
fn show_progress(over: u32, games: u32) {
    let mut err = std::io::stderr();
    if err.is_terminal() {
        let end = if over == games { "\n" } else { "" };
        let _ = write!(err, "\r[calibrate] {over} of {games} games{end}");
    }
}
