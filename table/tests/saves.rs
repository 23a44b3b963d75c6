//! Old saves must always load: real files of every schema so far are kept under `tests/saves`.
#![cfg(not(target_family = "wasm"))]
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::path::{Path, PathBuf};
use std::time::Duration;

use table::protocol::{Ask, Hello, ListGames, Open, Play, Snapshot};
use table::{ClientId, Location, Table};

fn ask<A: Ask>(table: &mut Table, ask: A) -> A::Answer {
    A::unpack(table.answer(ClientId::ONLY, ask.into()).unwrap_or_else(|error| panic!("{error}"))).unwrap()
}

fn kept() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join("saves");
    let files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!(files.len() >= 2, "the old saves are missing");
    files
}

#[test]
fn every_save_that_was_ever_kept_can_be_opened_and_played_on() {
    for file in kept() {
        let folder = tempfile::tempdir().unwrap();
        let copy = folder.path().join("railhead.db");
        std::fs::copy(&file, &copy).unwrap();
        let mut table = Table::open(&Location::File(copy), |_, _| {}).unwrap();
        assert_eq!(ask(&mut table, Hello {}).rescue, None, "{} is whole", file.display());
        let games = ask(&mut table, ListGames {});
        assert!(!games.is_empty(), "{} holds a game", file.display());
        for card in games {
            let snapshot = ask(&mut table, Open { session: card.game.into() });
            assert_eq!(snapshot.view.to_move, card.summary.to_move, "{}", file.display());
            if !card.summary.is_finished() {
                play_on(&mut table, &snapshot);
            }
        }
    }
}

/// The person or bot to move makes a move.
fn play_on(table: &mut Table, snapshot: &Snapshot) {
    match snapshot.view.legal.first() {
        Some(action) => {
            let play = Play { session: snapshot.session, revision: snapshot.revision, action: *action };
            assert!(ask(table, play).revision > snapshot.revision);
        }
        None => {
            table.work_through(|| Duration::ZERO);
            assert!(ask(table, Open { session: snapshot.session }).revision > snapshot.revision);
        }
    }
}
