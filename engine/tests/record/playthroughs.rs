//! Whole games kept as text. They change only when someone means them to:
//! `RAILHEAD_REWRITE=1 cargo test -p engine --test record` writes them anew.

use crate::player;
use engine::{Name, Record, SeatId, Setup};
use std::path::PathBuf;

const PLAYERS: [&str; 5] = ["Ada", "Björn", "Chiara", "Dmitri", "Eun-ji"];

fn playthrough(map: &str, seats: usize) -> Record {
    // Seeds by table, so that no two games look alike.
    let setup = Setup::new(map, seats, 1869 + seats as u64);
    let record = Record::new(player::play(setup, 1900 + seats as u64, usize::MAX));
    (0..).zip(PLAYERS).fold(record, |record, (seat, name)| record.with_name(SeatId(seat), Name::new(name)))
}

fn check(map: &str, seats: usize) {
    let path =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/playthroughs/{map}-{seats}.txt"));
    let record = playthrough(map, seats);
    let text = record.write();
    if std::env::var_os("RAILHEAD_REWRITE").is_some_and(|flag| flag == "1") {
        std::fs::write(&path, &text).unwrap();
    }
    let golden = std::fs::read_to_string(&path).unwrap();
    for (number, (is, was)) in (1..).zip(text.lines().zip(golden.lines())) {
        assert_eq!(is, was, "{map}-{seats}.txt:{number}: the same seed and the same moves play otherwise");
    }
    assert_eq!(text, golden, "{map}-{seats}.txt");

    let again = Record::read(&golden).unwrap();
    assert!(again == record, "the text is the game");
    assert_eq!(again.write(), golden);
    assert_eq!(again.game().played(), record.game().played());
    assert!(again.game().is_over());
    let scores = again.game().scores();
    assert_eq!(scores, record.game().scores());
    let result = golden.lines().find_map(|line| line.strip_prefix("result: ")).unwrap();
    for score in &scores.seats {
        let told = format!("{} {}", again.game().setup().seats[score.seat.index()], score.total);
        assert!(result.contains(&told), "`{told}` in `{result}`");
        let tickets: i16 = score.tickets.iter().map(|ticket| ticket.points).sum();
        assert_eq!(score.total, score.routes + tickets + score.longest.bonus + score.unbuilt_stations);
    }
}

#[test]
fn usa_2() {
    check("usa", 2);
}

#[test]
fn usa_3() {
    check("usa", 3);
}

#[test]
fn usa_4() {
    check("usa", 4);
}

#[test]
fn usa_5() {
    check("usa", 5);
}

#[test]
fn europe_2() {
    check("europe", 2);
}

#[test]
fn europe_3() {
    check("europe", 3);
}

#[test]
fn europe_4() {
    check("europe", 4);
}

#[test]
fn europe_5() {
    check("europe", 5);
}
