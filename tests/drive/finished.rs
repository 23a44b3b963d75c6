//! A backup with finished games, for stories about statistics.

#[path = "../../table/tests/playing/mod.rs"]
mod playing;

use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use engine::{Scores, SeatColour};
use playing::{ask, play_on};
use table::protocol::{ExportAll, ExportPlace, Seat, Start, Who};
use table::{Location, Table};
use tempfile::TempDir;

/// The games of one person: map, bot and seed of each.
type Games = [(&'static str, &'static str, u64); 3];

const GAMES: Games = [("usa", "novice", 1), ("usa", "novice-racer", 2), ("europe", "casual", 3)];

/// Bots against whom a person who plays by simple means has no chance.
const LOST: Games = [("usa", "strong", 1), ("europe", "strong", 2), ("usa", "strong-racer", 3)];

/// The games as a backup, in a folder that lasts as long as this value, and their scores.
pub struct FinishedGames {
    pub backup: PathBuf,
    /// One entry for each game. The person sits at the first seat.
    pub scores: Vec<Scores>,
    _folder: TempDir,
}

impl FinishedGames {
    /// The person has the longest name that the form gives by default.
    pub fn play() -> FinishedGames {
        FinishedGames::of("Jucătorul 1", GAMES)
    }

    /// Ida loses three games against strong bots by far.
    pub fn lose() -> FinishedGames {
        FinishedGames::of("Ida", LOST)
    }

    fn of(name: &str, games: Games) -> FinishedGames {
        let files = Arc::new(Mutex::new(Vec::new()));
        let sink = Arc::clone(&files);
        let mut table =
            Table::open(&Location::Memory, |_, _| {}).expect("a table").with_export_sink(move |file| {
                sink.lock().expect("not poisoned").push(file.bytes.clone());
                Ok(ExportPlace::Download { url: String::new() })
            });
        let scores = games.map(|(map, bot, seed)| {
            let seats = vec![
                Seat { name: name.into(), colour: SeatColour::Blue, who: Who::Person },
                Seat { name: "Maud".into(), colour: SeatColour::Red, who: Who::Bot { bot: bot.into() } },
            ];
            let start = Start { map: map.into(), seats, first: Some(0), seed: Some(seed.to_string()) };
            let game = ask(&mut table, start).expect("a good start").session;
            let game = game.game().expect("a saved game");
            play_on(&mut table, game)
        });
        ask(&mut table, ExportAll {}).expect("a backup is made");
        let folder = tempfile::tempdir().expect("a folder");
        let backup = folder.path().join("backup.db");
        let bytes = files.lock().expect("not poisoned").pop().expect("a backup");
        std::fs::write(&backup, bytes).expect("a file");
        FinishedGames { backup, scores: scores.into(), _folder: folder }
    }
}
