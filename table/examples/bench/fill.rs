//! Adds thousands of finished games through the protocol: imports records, and backups of them.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::sync::{Arc, Mutex};

use ai::{Bot, Character, Clock, Level, Persona, Style};
use engine::{Chance, Game, Name, Record, SeatId, Setup};
use table::protocol::{Ask, ExportAll, ExportPlace, Import};
use table::{ClientId, Location, Table};

/// How many games are added by one backup.
const CHUNK: u64 = 500;

pub fn ask<A: Ask>(table: &mut Table, ask: A) -> A::Answer {
    let reply = table.answer(ClientId::ONLY, ask.into()).unwrap_or_else(|error| panic!("{error}"));
    A::unpack(reply).expect("the answer to what was asked")
}

/// A game played to its end as people play: its size is that of theirs.
fn played(map: &str, seats: usize, seed: u64) -> Game {
    let mut game = Game::new(Setup::new(map, seats, seed)).expect("a good setup");
    let mut bots: Vec<_> = (0..seats as u64)
        .map(|seat| {
            Character::new(Persona { level: Level::Casual, style: Style::AllRounder }, seed ^ (seat << 56))
        })
        .collect();
    while let Some(seat) = game.to_move() {
        let action = bots[seat.index()].choose(&game.view(seat), &Clock::unlimited());
        game.apply(action).expect("legal");
    }
    game
}

/// A game played by chance to its end: several times as long.
pub fn at_random(map: &str, seats: usize, seed: u64) -> Game {
    let mut game = Game::new(Setup::new(map, seats, seed)).expect("a good setup");
    let mut chance = Chance::new(seed);
    while let Some(action) = game.state().random_action(game.map(), &mut chance) {
        game.apply(action).expect("legal");
    }
    game
}

/// Its record: a person against bots, one of several.
pub fn record(game: Game) -> String {
    let seats = game.setup().seats.clone();
    let bot = ["novice", "casual-racer", "skilled", "strong-planner"][game.setup().seed as usize % 4];
    let named = seats.iter().enumerate().fold(Record::new(game), |record, (seat, colour)| {
        let name = if seat == 0 { "Ada".to_owned() } else { format!("Bolt {colour}") };
        record.with_name(SeatId(seat as u8), Name::new(&name))
    });
    let bots: String = seats.iter().skip(1).map(|colour| format!("# bot {colour}: {bot}\n")).collect();
    named.write() + &bots
}

/// Adds the games of these seeds. They go through a backup, because imported records don't count in the statistics.
pub fn fill(table: &mut Table, from: u64, to: u64) {
    let mut first = from;
    while first < to {
        let last = (first + CHUNK).min(to);
        let files = Arc::new(Mutex::new(Vec::new()));
        let taken = Arc::clone(&files);
        let mut some =
            Table::open(&Location::Memory, |_, _| {}).expect("a table").with_export_sink(move |file| {
                taken.lock().expect("nobody panics").push(file.bytes.clone());
                Ok(ExportPlace::Download { url: String::new() })
            });
        for seed in first..last {
            let map = ["usa", "europe"][seed as usize % 2];
            let text = record(played(map, 2 + seed as usize % 2, seed));
            ask(&mut some, Import { file: text.into_bytes() });
        }
        ask(&mut some, ExportAll {});
        let file = files.lock().expect("nobody panics").pop().expect("a backup");
        let imported = ask(table, Import { file });
        assert_eq!(imported.added.len() as u64, last - first, "{:?}", imported.refused.first());
        first = last;
    }
}
