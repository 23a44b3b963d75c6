//! A client for tests: a table, with all its updates and the files that it exported.
#![allow(dead_code, reason = "each test uses its own part of the client")]

use std::sync::{Arc, Mutex};
use std::time::Duration;

use engine::{Action, Phase, SeatColour};
use table::protocol::{
    Arrive, Ask, ExportPlace, GameId, Import, Imported, Open, Play, Seat, Snapshot, Start, TableError,
    Update, Who,
};
use table::{ClientId, ExportFile, Location, Table};

pub struct TestClient {
    pub table: Table,
    pub updates: Arc<Mutex<Vec<Update>>>,
    files: Arc<Mutex<Vec<ExportFile>>>,
}

impl TestClient {
    /// A table in memory.
    pub fn begin() -> TestClient {
        TestClient::at(&Location::Memory)
    }

    pub fn at(place: &Location) -> TestClient {
        TestClient::try_at(place).unwrap()
    }

    pub fn try_at(place: &Location) -> Result<TestClient, TableError> {
        let (updates, files) = (Arc::new(Mutex::new(Vec::new())), Arc::new(Mutex::new(Vec::new())));
        let (received, exported) = (Arc::clone(&updates), Arc::clone(&files));
        let table = Table::open(place, move |_, update| received.lock().unwrap().push(update))?
            .with_export_sink(move |file| {
                exported.lock().unwrap().push(file.clone());
                Ok(ExportPlace::Download { url: "blob:test".into() })
            });
        Ok(TestClient { table, updates, files })
    }

    pub fn ask<A: Ask>(&mut self, ask: A) -> Result<A::Answer, TableError> {
        Ok(A::unpack(self.table.answer(ClientId::ONLY, ask.into())?).unwrap())
    }

    /// Asks for an export, and returns the file's content.
    pub fn file<A: Ask>(&mut self, ask: A) -> Vec<u8> {
        self.ask(ask).unwrap();
        self.files.lock().unwrap().pop().expect("a file was exported").bytes
    }

    pub fn import(&mut self, file: impl Into<Vec<u8>>) -> Result<Imported, TableError> {
        self.ask(Import { file: file.into() })
    }

    /// Starts a game for a person and bots, the person first.
    pub fn start(&mut self, map: &str, bots: &[&str], seed: u64) -> Snapshot {
        let person = Seat { name: "Ada".into(), colour: SeatColour::Blue, who: Who::Person };
        let bot = |(colour, bot): (SeatColour, &&str)| Seat {
            name: format!("Bolt {colour}"),
            colour,
            who: Who::Bot { bot: (*bot).into() },
        };
        let others = SeatColour::ALL.into_iter().skip(1).zip(bots).map(bot);
        let seats = [person].into_iter().chain(others).collect();
        self.ask(Start { map: map.into(), seats, first: Some(0), seed: Some(seed.to_string()) }).unwrap()
    }

    /// Lets the bots play until a person is to move.
    pub fn bots(&mut self) {
        self.table.work_through(|| Duration::ZERO);
    }

    /// Plays on for this many of the person's actions, or to the end.
    pub fn play(&mut self, game: GameId, actions: usize) -> Snapshot {
        for _ in 0..actions {
            self.bots();
            let snapshot = self.snapshot(game);
            if snapshot.view.phase == Phase::Over {
                break;
            }
            // Claiming whenever possible brings the game to an end, with points.
            let legal = &snapshot.view.legal;
            let claim = legal.iter().rev().find(|action| matches!(action, Action::Claim { .. }));
            let action = *claim.unwrap_or(&legal[legal.len() / 2]);
            self.ask(Play { session: game.into(), revision: snapshot.revision, action }).unwrap();
        }
        self.bots();
        self.snapshot(game)
    }

    /// A snapshot for the person to move.
    fn snapshot(&mut self, game: GameId) -> Snapshot {
        let snapshot = self.ask(Open { session: game.into() }).unwrap();
        match snapshot.curtain {
            Some(seat) => self.ask(Arrive { game, seat }).unwrap(),
            None => snapshot,
        }
    }
}
