//! Malicious and corrupted databases: as the app's own file, and as a backup to import. None may cause a panic or lose
//! anything, and each error must be a sentence. Generated files have fixed seeds.

use engine::Chance;

use super::*;
use crate::protocol::{Ask, GameId, Hello, Import, Imported, ListGames, Open, Reply, Request, TableError};
use crate::{ClientId, Table};

/// Two databases with real games.
const KEPT: [&[u8]; 2] = [
    include_bytes!("../../tests/saves/schema-1-midway.db"),
    include_bytes!("../../tests/saves/schema-1-finished.db"),
];

/// The first of them, changed by statements that we would never run.
fn changed(statements: &str) -> Vec<u8> {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("changed.db");
    std::fs::write(&file, KEPT[0]).expect("a copy");
    let connection = Connection::open(&file).expect("it opens");
    connection.pragma_update(None, "journal_mode", "delete").expect("one file");
    connection.execute_batch(statements).unwrap_or_else(|error| panic!("{statements}: {error}"));
    drop(connection);
    std::fs::read(&file).expect("its bytes")
}

/// Each of these passes SQLite's own checks.
fn hostile() -> Vec<(&'static str, Vec<u8>)> {
    let rebuilt = |what: &str| {
        format!("PRAGMA foreign_keys = off; CREATE TABLE old AS SELECT * FROM game; DROP TABLE game; {what}")
    };
    [
        ("a trigger that deletes", "CREATE TRIGGER t AFTER INSERT ON event BEGIN DELETE FROM event; END".into()),
        ("a trigger on games", "CREATE TRIGGER t AFTER UPDATE ON game BEGIN DELETE FROM game; END".into()),
        ("a view for a table", rebuilt("CREATE VIEW game AS SELECT * FROM old")),
        (
            "a view without an end",
            rebuilt(
                "CREATE VIEW game AS WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n)
                 SELECT id, '' AS title, '{}' AS setup, '[]' AS seats, '{}' AS summary, 0 AS taken_back,
                        0 AS deleted, 0 AS started, 0 AS played FROM n",
            ),
        ),
        (
            "columns that compute",
            rebuilt(
                "CREATE TABLE game (id INTEGER PRIMARY KEY, title TEXT AS (hex(zeroblob(50000000))), setup, seats,
                                    summary, taken_back, deleted, started, played);
                 INSERT INTO game (id, setup, seats, summary, taken_back, deleted, started, played)
                 SELECT id, setup, seats, summary, taken_back, deleted, started, played FROM old",
            ),
        ),
        (
            "columns of other kinds",
            rebuilt(
                "CREATE TABLE game (id, title, setup, seats, summary, taken_back, deleted, started, played);
                 INSERT INTO game VALUES (x'00ff', 3.5, x'ff', 7, NULL, 'yes', 0, 'then', x'');
                 INSERT INTO game VALUES (9223372036854775807, '', '{}', '[]', '{}', 0, 0, -9223372036854775808, 9e300)",
            ),
        ),
        ("a table less", "DROP TABLE event".into()),
        ("a column less", "ALTER TABLE setting DROP COLUMN value".into()),
        ("an empty setup", "UPDATE game SET setup = ''".into()),
        ("a setup of depth", "UPDATE game SET setup = replace(hex(zeroblob(20000)), '00', '[')".into()),
        ("a giant name", "UPDATE game SET title = replace(hex(zeroblob(5000000)), '0', 'x')".into()),
        ("a giant event", "UPDATE event SET body = replace(hex(zeroblob(2000000)), '0', ' ') WHERE number = 3".into()),
        ("events swapped", "UPDATE event SET number = -1 WHERE number = 5; UPDATE event SET number = 5 WHERE number = 6;
                            UPDATE event SET number = 6 WHERE number = -1".into()),
        ("an event less", "DELETE FROM event WHERE number = 20".into()),
        ("no events", "DELETE FROM event".into()),
        ("seats of others", "UPDATE game SET seats = '[]'".into()),
        ("six seats", "UPDATE game SET seats = replace(seats, '}]', '},{\"name\":\"x\",\"colour\":\"red\",\"who\":{\"who\":\"person\"}}]')".into()),
        ("a bot of the future", "UPDATE game SET seats = replace(seats, '\"bot\":\"', '\"bot\":\"hal-')".into()),
        ("a summary of lies", "UPDATE game SET summary = '{\"to_move\":9,\"round\":65535,\"scores\":[]}'".into()),
        ("times out of time", "UPDATE game SET played = 9223372036854775807, started = -5".into()),
        ("a setting of nonsense", "INSERT INTO setting VALUES ('theme', '{{{'), ('speed', '1e999'), ('', '')".into()),
        ("results of nobody", "INSERT INTO result SELECT 77, 0, 'atlantis', 250, 9, NULL, '', 1e308, -1, -1, 0, 0, 0, 7, 0".into()),
    ]
    .into_iter()
    .map(|(what, statements): (_, String)| (what, changed(&statements)))
    .collect()
}

/// Databases with flipped bits, swapped or wiped pages, random headers, or cut or padded to another length.
fn mangled() -> Vec<(String, Vec<u8>)> {
    let mut files = Vec::new();
    for seed in 0..120 {
        let mut chance = Chance::new(seed);
        let mut bytes = KEPT[(seed % 2) as usize].to_vec();
        let pages = (bytes.len() / 4096) as u64;
        let what = match seed % 6 {
            0 => {
                for _ in 0..=chance.below(40) {
                    let at = chance.below(bytes.len() as u64) as usize;
                    bytes[at] ^= 1 << chance.below(8);
                }
                "bits turned over"
            }
            1 => {
                bytes.truncate(chance.below(bytes.len() as u64) as usize);
                "cut off"
            }
            2 => {
                let (a, b) = (chance.below(pages) as usize * 4096, chance.below(pages) as usize * 4096);
                let page = bytes[a..a + 4096].to_vec();
                bytes.copy_within(b..b + 4096, a);
                bytes[b..b + 4096].copy_from_slice(&page);
                "pages exchanged"
            }
            3 => {
                let page = chance.below(pages) as usize * 4096;
                bytes[page..page + 4096].fill(chance.below(256) as u8);
                "a page wiped"
            }
            4 => {
                // A few bytes of the header matter most.
                for _ in 0..=chance.below(4) {
                    let at = 16 + chance.below(84) as usize;
                    bytes[at] = chance.below(256) as u8;
                }
                "a header of nonsense"
            }
            _ => {
                bytes.resize(bytes.len() + (chance.below(3 << 20) as usize), chance.below(256) as u8);
                "blown up"
            }
        };
        files.push((format!("seed {seed}: {what}"), bytes));
    }
    files
}

fn ask<A: Ask>(table: &mut Table, ask: A) -> Result<A::Answer, TableError> {
    Ok(A::unpack(table.answer(ClientId::ONLY, ask.into())?).expect("the answer to what was asked"))
}

/// Lists the games and opens each, as a person would. Returns those that can be played.
fn open_all(table: &mut Table) -> Vec<GameId> {
    let cards = ask(table, ListGames {}).unwrap_or_default();
    let opens =
        |game: &GameId| match table.answer(ClientId::ONLY, Request::Open(Open { session: (*game).into() })) {
            Ok(Reply::Open(_)) => true,
            Ok(reply) => panic!("{reply:?}"),
            Err(error) => {
                check_sentence(&error);
                false
            }
        };
    cards.into_iter().map(|card| card.game).filter(opens).collect()
}

/// An error must be a sentence.
fn check_sentence(error: &TableError) {
    let text = error.to_string();
    assert!(text.len() > 20 && text.ends_with('.'), "{text:?}");
}

#[test]
fn the_apps_own_file_may_be_anything() {
    let cases = hostile().into_iter().map(|(what, bytes)| (what.to_owned(), bytes)).chain(mangled());
    for (what, bytes) in cases {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("railhead.db");
        std::fs::write(&file, &bytes).expect("a file");
        match Table::open(&Location::File(file.clone()), |_, _| {}) {
            Ok(mut table) => {
                let rescue = ask(&mut table, Hello {}).expect("a welcome").rescue;
                if let Some(rescue) = rescue {
                    let aside = std::fs::read(&rescue.moved_to).expect("the damaged file");
                    assert!(aside == bytes, "{what}: the renamed file is as it was");
                }
                open_all(&mut table);
            }
            Err(error) => {
                check_sentence(&error);
                let left = std::fs::read(&file).expect("the file");
                assert!(left == bytes, "{what}: a refused file is left as it was ({error})");
            }
        }
    }
}

#[test]
fn a_trigger_in_the_apps_own_file_never_runs() {
    for (what, bytes) in hostile().into_iter().take(2) {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("railhead.db");
        std::fs::write(&file, &bytes).expect("a file");
        let mut table = Table::open(&Location::File(file), |_, _| {}).expect("it opens");
        let games = open_all(&mut table);
        assert!(!games.is_empty(), "{what}");
        let before = ask(&mut table, Open { session: games[0].into() }).expect("the game").revision;
        if let Some(job) = table.next_job() {
            table.bring(job.work(std::time::Duration::MAX / 2, || std::time::Duration::ZERO));
        } else {
            let snapshot = ask(&mut table, Open { session: games[0].into() }).expect("the game");
            let play = crate::protocol::Play {
                session: games[0].into(),
                revision: before,
                action: snapshot.view.legal[0],
            };
            ask(&mut table, play).expect("a move");
        }
        ask(&mut table, crate::protocol::Leave { session: games[0].into() }).expect("put away");
        let after =
            ask(&mut table, Open { session: games[0].into() }).expect("still there, from the file").revision;
        assert!(after > before, "{what}: the move is saved and nothing is lost");
    }
}

#[test]
fn a_backup_may_be_anything_and_what_is_here_stays() {
    let mut table = Table::open(&Location::Memory, |_, _| {}).expect("a table");
    let mine = ask(&mut table, Import { file: KEPT[1].to_vec() }).expect("a good backup").added;
    assert!(!mine.is_empty());
    let cases = hostile().into_iter().map(|(what, bytes)| (what.to_owned(), bytes)).chain(mangled());
    let mut refused = 0;
    for (what, file) in cases {
        match ask(&mut table, Import { file }) {
            Ok(Imported { added, refused: bad, .. }) => {
                for game in added {
                    ask(&mut table, Open { session: game.into() })
                        .unwrap_or_else(|error| panic!("{what}: {error}"));
                }
                refused += bad.len();
                assert!(
                    bad.iter().all(|bad| bad.reason.len() > 5 && bad.title.chars().count() <= 80),
                    "{what}"
                );
            }
            Err(error) => {
                check_sentence(&error);
                refused += 1;
            }
        }
    }
    assert!(refused > 40, "most of these are refused: {refused}");
    let games = open_all(&mut table);
    assert!(mine.iter().all(|game| games.contains(game)), "the games that were here are still here");
}
