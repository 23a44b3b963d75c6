//! A table in a browser's worker, with SQLite on the browser's private file system (OPFS).
#![cfg(target_family = "wasm")]
#![allow(clippy::expect_used, clippy::unwrap_used)]

use engine::SeatColour;
use sqlite_wasm_rs::WasmOsCallback;
use sqlite_wasm_vfs::sahpool::{OpfsSAHPoolCfgBuilder, install};
use table::protocol::{Arrive, Ask, Hello, ListGames, Open, Play, Seat, Snapshot, Start, TableError, Who};
use table::{ClientId, Location, Table};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_dedicated_worker);

fn open(place: &Location) -> Table {
    Table::open(place, |_, _| {}).expect("the table opens")
}

fn ask<A: Ask>(table: &mut Table, ask: A) -> Result<A::Answer, TableError> {
    Ok(A::unpack(table.answer(ClientId::ONLY, ask.into())?).expect("the answer to what was asked"))
}

fn start(table: &mut Table) -> Snapshot {
    let seat = |name: &str, colour| Seat { name: name.into(), colour, who: Who::Person };
    let seats = vec![seat("Ada", SeatColour::Blue), seat("Grace", SeatColour::Red)];
    let Snapshot { session, curtain, .. } =
        ask(table, Start { map: "europe".into(), seats, first: None, seed: None }).expect("a game");
    let game = session.game().expect("a saved game");
    ask(table, Arrive { game, seat: curtain.expect("somebody is to move") }).expect("that person is there")
}

#[wasm_bindgen_test]
async fn a_game_on_the_browsers_files_is_found_again() {
    let pool =
        OpfsSAHPoolCfgBuilder::new().vfs_name("test").directory("table-test").clear_on_init(true).build();
    install::<WasmOsCallback>(&pool, true).await.expect("this browser has private files");

    let mut table = open(&Location::Browser);
    assert!(ask(&mut table, Hello {}).unwrap().keeps_games);
    let begun = start(&mut table);
    let action = begun.view.legal[0];
    let kept = ask(&mut table, Play { session: begun.session, revision: begun.revision, action }).unwrap();
    drop(table);

    let mut table = open(&Location::Browser);
    let games = ask(&mut table, ListGames {}).unwrap();
    assert_eq!(games.iter().map(|card| card.game).collect::<Vec<_>>(), [begun.session.game().unwrap()]);
    let found = ask(&mut table, Open { session: begun.session }).unwrap();
    assert_eq!(found.revision, kept.revision, "every acknowledged action is there");
}

#[wasm_bindgen_test]
fn without_files_a_table_plays_on_and_says_that_it_keeps_nothing() {
    let mut table = open(&Location::Memory);
    assert!(!ask(&mut table, Hello {}).unwrap().keeps_games);
    start(&mut table);
    assert_eq!(ask(&mut table, ListGames {}).unwrap().len(), 1);
}
