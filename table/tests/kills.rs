//! A process that plays is killed at many moments: everything that it has acknowledged is saved, the database is intact,
//! and the game ends as it would have without a kill. `RAILHEAD_KILLS` sets the number of kills.
#![cfg(not(target_family = "wasm"))]
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use table::protocol::{Ask, Hello, ListGames, Open, ReadRecord};
use table::{ClientId, Location, Table};

const KILLS: u32 = 20;

/// The example `scripted`, which `cargo test -p table` builds beside this test.
fn program() -> PathBuf {
    let test = std::env::current_exe().expect("this test's path");
    let folder = test.parent().and_then(Path::parent).expect("the folder of the build");
    folder.join("examples").join("scripted").with_extension(std::env::consts::EXE_EXTENSION)
}

fn start(database: &Path, seed: u64) -> Child {
    Command::new(program()).arg(database).arg(seed.to_string()).stdout(Stdio::piped()).spawn().unwrap_or_else(
        |error| panic!("{error}: `cargo build -p table --example scripted` makes the process to kill"),
    )
}

/// What a process printed before it ended or was killed.
struct Printed {
    acknowledged: u32,
    over: bool,
}

fn listen(process: &mut Child) -> Printed {
    let mut printed = Printed { acknowledged: 0, over: false };
    for line in BufReader::new(process.stdout.take().expect("its output")).lines().map_while(Result::ok) {
        match line.parse() {
            Ok(revision) => printed.acknowledged = revision,
            // A line that was cut short by the kill does not parse, and acknowledges nothing.
            Err(_) => printed.over = line == "over",
        }
    }
    printed
}

/// The revision of the only game of a database, and its record if it is over.
fn state(database: &Path) -> (u32, Option<String>) {
    let mut table = Table::open(&Location::File(database.to_owned()), |_, _| {}).expect("it opens");
    let welcome = Hello::unpack(table.answer(ClientId::ONLY, Hello {}.into()).unwrap()).unwrap();
    assert_eq!(welcome.rescue, None, "the database is intact");
    let games = ListGames::unpack(table.answer(ClientId::ONLY, ListGames {}.into()).unwrap()).unwrap();
    let Some(card) = games.first() else { return (0, None) };
    let snapshot =
        Open::unpack(table.answer(ClientId::ONLY, Open { session: card.game.into() }.into()).unwrap())
            .unwrap();
    let record = table.answer(ClientId::ONLY, ReadRecord { game: card.game }.into()).ok();
    (snapshot.revision, record.map(|reply| ReadRecord::unpack(reply).unwrap().text))
}

#[test]
fn whatever_was_acknowledged_survives_a_kill() {
    let wanted = std::env::var("RAILHEAD_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(KILLS);
    let mut kills = 0;
    for seed in 1.. {
        let folder = tempfile::tempdir().expect("a folder");
        let database = folder.path().join("railhead.db");
        loop {
            let mut process = start(&database, seed);
            // From before the first statement to well into the game, at irregular intervals.
            let moment = Duration::from_micros(u64::from((kills * 7919 + seed as u32 * 104_729) % 90_000));
            std::thread::sleep(moment);
            process.kill().expect("it can be killed, or has ended");
            let printed = listen(&mut process);
            process.wait().expect("it has ended");
            kills += 1;
            let (revision, _) = state(&database);
            assert!(
                revision >= printed.acknowledged,
                "seed {seed}, kill {kills} after {moment:?}: revision {} was acknowledged, {revision} was found",
                printed.acknowledged
            );
            if printed.over {
                break;
            }
        }
        let straight = folder.path().join("straight.db");
        let mut process = start(&straight, seed);
        assert!(listen(&mut process).over && process.wait().expect("it ends").success());
        let [killed, straight] = [&database, &straight].map(|database| state(database));
        assert!(killed.1.is_some(), "seed {seed}: the game is over and has a record");
        assert_eq!(killed, straight, "seed {seed}: the game ended as it would have without a kill");
        if kills >= wanted {
            break;
        }
    }
}
