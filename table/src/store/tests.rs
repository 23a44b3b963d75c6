use engine::{Game, Setup};
use tempfile::TempDir;

use super::*;
use crate::protocol::Seat;

/// A folder of its own, and the place of a database in it.
fn place() -> (TempDir, Place) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("saves").join("railhead.db");
    (folder, Place::File(file))
}

fn file(place: &Place) -> &std::path::Path {
    match place {
        Place::File(file) => file,
        Place::Browser | Place::Memory => panic!("the tests use files"),
    }
}

fn save(seed: u64) -> (Save, Game) {
    let setup = Setup::new("usa", 2, seed);
    let game = Game::new(setup.clone()).expect("a good setup");
    let seats = setup.seats.iter().map(|colour| Seat { name: format!("the {colour} one"), colour: *colour });
    (Save { seats: seats.collect(), setup }, game)
}

#[test]
fn what_was_kept_is_found_again_after_a_restart() {
    let (_folder, place) = place();
    let (save, mut game) = save(7);
    let id = {
        let mut store = Store::open(&place).unwrap();
        let id = store.create(&save, game.history()).unwrap();
        let before = game.history().len();
        let events = game.apply(game.legal_actions()[0]).unwrap();
        store.append(id, u32::try_from(before).unwrap(), &events).unwrap();
        id
    };
    let found = Store::open(&place).unwrap().load(id).unwrap().expect("the game");
    assert_eq!(found.save, save);
    assert_eq!(found.events, game.history(), "every event, in order");
}

#[test]
fn the_last_played_game_is_listed_first() {
    let (_folder, place) = place();
    let mut store = Store::open(&place).unwrap();
    let (first, game) = save(1);
    let (second, other) = save(2);
    let first = store.create(&first, game.history()).unwrap();
    let second = store.create(&second, other.history()).unwrap();
    let ids: Vec<_> = store.list().unwrap().into_iter().map(|listed| listed.id).collect();
    assert_eq!(ids, [second, first], "of two in the same second the newer comes first");
}

#[test]
fn one_history_is_never_written_over_another() {
    let (_folder, place) = place();
    let mut store = Store::open(&place).unwrap();
    let (save, game) = save(3);
    let id = store.create(&save, game.history()).unwrap();
    let again = store.append(id, 0, game.history());
    assert!(matches!(again, Err(Fault::Sqlite(_))), "the first event is there already");
    assert_eq!(store.load(id).unwrap().expect("the game").events, game.history(), "nothing has changed");
}

#[test]
fn a_newer_database_is_refused_and_left_untouched() {
    let (_folder, place) = place();
    drop(Store::open(&place).unwrap());
    let connection = Connection::open(file(&place)).unwrap();
    connection.pragma_update(None, "user_version", 999).unwrap();
    connection.pragma_update(None, "journal_mode", "delete").unwrap();
    drop(connection);
    let before = std::fs::read(file(&place)).unwrap();
    assert!(matches!(Store::open(&place), Err(Fault::Newer { found: 999, .. })));
    assert_eq!(std::fs::read(file(&place)).unwrap(), before, "not a byte");
}

#[test]
fn a_folder_that_cannot_be_made_is_said_so() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("saves"), "a file in the way").unwrap();
    let place = Place::File(folder.path().join("saves").join("railhead.db"));
    assert!(matches!(Store::open(&place), Err(Fault::Folder { .. })));
}
