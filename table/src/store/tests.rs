use engine::{Game, Setup};
use tempfile::TempDir;

use super::*;
use crate::protocol::{Filter, Seat, Theme, Who};
use crate::summary::summary;

/// A temporary folder, and the location of a database in it.
fn place() -> (TempDir, Location) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("saves").join("railhead.db");
    (folder, Location::File(file))
}

/// A store that needed no rescue.
fn open(place: &Location) -> Store {
    let (store, rescue) = Store::open(place).expect("the database opens");
    assert_eq!(rescue, None);
    store
}

fn file(place: &Location) -> &std::path::Path {
    match place {
        Location::File(file) => file,
        Location::Browser | Location::Memory => panic!("the tests use files"),
    }
}

fn save(seed: u64) -> (Save, Game) {
    let setup = Setup::new("usa", 2, seed);
    let game = Game::new(setup.clone()).expect("a good setup");
    let seats = setup.seats.iter().map(|colour| Seat {
        name: format!("the {colour} one"),
        colour: *colour,
        who: Who::Person,
    });
    (Save { seats: seats.collect(), setup: game.setup().clone() }, game)
}

#[test]
fn what_was_kept_is_found_again_after_a_restart() {
    let (_folder, place) = place();
    let (save, mut game) = save(7);
    let id = {
        let mut store = open(&place);
        let id = store.create(&save, game.history(), &summary(&game)).unwrap();
        let before = game.history().len();
        let events = game.apply(game.legal_actions()[0]).unwrap();
        store.append(id, u32::try_from(before).unwrap(), &events, &summary(&game), &[]).unwrap();
        id
    };
    let found = open(&place).load(id).unwrap().expect("the game");
    assert_eq!(found.save, save);
    assert_eq!(found.events, game.history(), "every event, in order");
}

#[test]
fn the_last_played_game_is_listed_first() {
    let (_folder, place) = place();
    let mut store = open(&place);
    let (first, game) = save(1);
    let (second, other) = save(2);
    let first = store.create(&first, game.history(), &summary(&game)).unwrap();
    let second = store.create(&second, other.history(), &summary(&other)).unwrap();
    let ids: Vec<_> = store.list().unwrap().into_iter().map(|listed| listed.id).collect();
    assert_eq!(ids, [second, first], "of two games of the same second the newer comes first");
}

#[test]
fn one_history_is_never_written_over_another() {
    let (_folder, place) = place();
    let mut store = open(&place);
    let (save, game) = save(3);
    let id = store.create(&save, game.history(), &summary(&game)).unwrap();
    let again = store.append(id, 0, game.history(), &summary(&game), &[]);
    assert!(matches!(again, Err(StoreError::Sqlite(_))), "the first event is there already");
    assert_eq!(store.load(id).unwrap().expect("the game").events, game.history(), "nothing has changed");
}

#[test]
fn a_newer_database_is_refused_and_left_untouched() {
    let (_folder, place) = place();
    drop(open(&place));
    let connection = Connection::open(file(&place)).unwrap();
    connection.pragma_update(None, "user_version", 999).unwrap();
    connection.pragma_update(None, "journal_mode", "delete").unwrap();
    drop(connection);
    let before = std::fs::read(file(&place)).unwrap();
    assert!(matches!(Store::open(&place), Err(StoreError::Newer { found: 999, .. })));
    assert_eq!(std::fs::read(file(&place)).unwrap(), before, "not a byte");
}

#[test]
fn a_folder_that_cannot_be_made_is_an_error() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("saves"), "a file in the way").unwrap();
    let place = Location::File(folder.path().join("saves").join("railhead.db"));
    assert!(matches!(Store::open(&place), Err(StoreError::Folder { .. })));
}

#[test]
fn a_deleted_game_can_be_brought_back_until_the_app_is_closed() {
    let (_folder, place) = place();
    let mut store = open(&place);
    let (save, game) = save(4);
    let id = store.create(&save, game.history(), &summary(&game)).unwrap();
    assert!(store.delete(id).unwrap());
    assert!(store.list().unwrap().is_empty() && store.load(id).unwrap().is_none());
    assert!(!store.delete(id).unwrap(), "it is deleted already");
    assert!(store.restore(id).unwrap());
    assert_eq!(store.list().unwrap().len(), 1);

    assert!(store.delete(id).unwrap());
    drop(store);
    let mut store = open(&place);
    assert!(!store.restore(id).unwrap(), "closing the app makes it final");
    let events: i64 = store.connection.query_row("SELECT count(*) FROM event", [], |row| row.get(0)).unwrap();
    assert_eq!(events, 0, "its events went with it");
}

#[test]
fn settings_are_kept_and_a_bad_one_costs_only_itself() {
    let (_folder, place) = place();
    let mut store = open(&place);
    assert_eq!(store.settings().unwrap(), Settings::default());
    let chosen = Settings { theme: Theme::Dark, speed: 250, ..Settings::default() };
    store.change_settings(&chosen).unwrap();
    drop(store);

    let store = open(&place);
    assert_eq!(store.settings().unwrap(), chosen);
    store.connection.execute("UPDATE setting SET value = '\"mauve\"' WHERE name = 'theme'", []).unwrap();
    store.connection.execute("INSERT INTO setting VALUES ('from-the-future', '1')", []).unwrap();
    let expected = Settings { theme: Theme::System, ..chosen };
    assert_eq!(store.settings().unwrap(), expected);
}

#[test]
fn a_game_that_was_taken_back_forgets_what_came_after() {
    let (_folder, place) = place();
    let mut store = open(&place);
    let (save, mut game) = save(5);
    let before = summary(&game);
    let id = store.create(&save, game.history(), &before).unwrap();
    let dealt = u32::try_from(game.history().len()).unwrap();
    let events = game.apply(game.legal_actions()[0]).unwrap();
    store.append(id, dealt, &events, &summary(&game), &[]).unwrap();

    store.rewind(id, dealt, &before, true).unwrap();
    assert_eq!(store.load(id).unwrap().expect("the game").events.len(), dealt as usize);
    assert!(store.list().unwrap()[0].taken_back);
}

/// A database with three games, closed.
fn three_games(place: &Location) -> Vec<Game> {
    let mut store = open(place);
    let games = [21, 22, 23].map(|seed| {
        let (save, mut game) = save(seed);
        let id = store.create(&save, game.history(), &summary(&game)).unwrap();
        for _ in 0..30 {
            let from = u32::try_from(game.history().len()).unwrap();
            let events = game.apply(game.legal_actions()[0]).unwrap();
            store.append(id, from, &events, &summary(&game), &[]).unwrap();
        }
        game
    });
    games.into()
}

#[test]
fn a_file_that_is_no_database_is_put_aside_and_the_app_starts() {
    let (_folder, place) = place();
    std::fs::create_dir_all(file(&place).parent().unwrap()).unwrap();
    std::fs::write(file(&place), "never a database ".repeat(100)).unwrap();
    let (store, rescue) = Store::open(&place).unwrap();
    let rescue = rescue.expect("the rescue is reported");
    assert!(
        std::fs::read_to_string(&rescue.moved_to).unwrap().starts_with("never a database"),
        "not a byte is lost"
    );
    assert!(store.list().unwrap().is_empty());
    drop(store);
    drop(open(&place));
}

#[test]
fn whatever_can_be_read_of_a_damaged_file_is_saved() {
    let (_folder, place) = place();
    let games = three_games(&place);
    let whole = std::fs::read(file(&place)).unwrap();
    let mut saved_games = 0;
    // Each page in turn is overwritten, but for the first, which holds the schema.
    for page in 1..whole.len() / 4096 {
        let mut bytes = whole.clone();
        bytes[page * 4096..(page + 1) * 4096].fill(0xA5);
        for leftover in ["-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{leftover}", file(&place).display()));
        }
        std::fs::write(file(&place), &bytes).unwrap();
        let (store, rescue) = Store::open(&place).unwrap();
        let rescue = rescue.unwrap_or_else(|| panic!("page {page} is damaged, and nobody noticed"));
        assert_eq!(std::fs::read(&rescue.moved_to).unwrap(), bytes, "the damaged file is kept as it was");
        for listed in store.list().unwrap() {
            let saved = store.load(listed.id).unwrap().expect("a listed game");
            let original =
                games.iter().find(|game| *game.setup() == saved.save.setup).expect("one of the three");
            assert!(original.history().starts_with(&saved.events), "what is saved did happen");
            saved_games += 1;
        }
    }
    assert!(saved_games >= 3, "most kinds of damage leave something to save: {saved_games}");
}

#[test]
fn games_that_were_finished_before_there_were_achievements_count_for_them() {
    let (_folder, place) = place();
    let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/saves/schema-1-finished.db");
    std::fs::create_dir_all(file(&place).parent().unwrap()).unwrap();
    std::fs::copy(kept, file(&place)).unwrap();
    // The kept game was won by its bot: the seats are swapped, so that the person has achieved something.
    let connection = Connection::open(file(&place)).unwrap();
    let swap = "UPDATE result SET bot = iif(bot IS NULL, 'one-step', NULL);
                UPDATE game SET seats = json_set(seats, '$[0].who', json_extract(seats, '$[1].who'),
                                                        '$[1].who', json_extract(seats, '$[0].who'))";
    connection.execute_batch(swap).unwrap();
    drop(connection);

    let mut store = open(&place);
    let statistics = crate::statistics::read(&mut store, None, &Filter::default()).unwrap();
    assert_eq!(statistics.people, ["Bolt"]);
    let earned: Vec<_> = statistics.earned.iter().map(|earned| earned.achievement).collect();
    for feat in [Achievement::LongestPath, Achievement::Hundred, Achievement::SixTickets] {
        assert!(earned.contains(&feat), "{feat:?} is not among {earned:?}");
    }
    assert_eq!(store.without_feats().unwrap(), [], "they are worked out only once");
}

#[test]
fn games_of_the_first_schema_are_listed_with_their_boards_and_as_played_then() {
    for name in ["schema-1-midway.db", "schema-1-finished.db"] {
        let (_folder, place) = place();
        let kept = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves").join(name);
        std::fs::create_dir_all(file(&place).parent().unwrap()).unwrap();
        std::fs::copy(kept, file(&place)).unwrap();

        let mut store = open(&place);
        let before = &store.list().unwrap()[0];
        assert!(
            !before.whole && before.summary.claims.iter().next().is_none(),
            "{name}: its summary has no claims"
        );
        let listed = &crate::summary::list(&mut store).unwrap()[0];
        let saved = store.load(listed.id).unwrap().expect("the game");
        let game = Game::replay(saved.save.setup, &saved.events).expect("it follows the rules");
        assert_eq!(listed.summary, summary(&game), "{name}: the new summary is the game's");
        assert!(listed.summary.claims.iter().next().is_some(), "{name}: this proves nothing without claims");
        assert_eq!(
            listed.summary.winners.is_empty(),
            !game.is_over(),
            "{name}: who has won is told once it is over"
        );
        assert_eq!(listed.played, before.played, "{name}: nobody has played it");
        drop(store);

        let kept = &open(&place).list().unwrap()[0];
        assert!(kept.whole && kept.summary == listed.summary, "{name}: the new summary is saved");
    }
}
