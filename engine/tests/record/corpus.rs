//! Records kept as files: the good must stay readable for ever, the bad must be refused for their reason.

use crate::folder;
use engine::{Record, SeatId};

/// Good records are read by every later version, as they stand.
#[test]
fn good_records_are_read() {
    let files = folder("records/good");
    assert!(files.len() >= 8, "the corpus is there");
    for (name, text) in files {
        let record = Record::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let written = record.write();
        assert!(Record::read(&written).unwrap() == record, "{name}");
        // A file with remarks or in another's spelling says so in its name.
        if !name.ends_with("-by-hand") {
            assert_eq!(written, text, "{name}");
        }
    }
}

/// The first line of a bad record is the remark `# line N: reason`; the line counts from there.
#[test]
fn bad_records_are_refused_with_line_and_reason() {
    let files = folder("records/bad");
    assert!(files.len() >= 40, "the corpus is there");
    for (name, text) in files {
        let expected = text.lines().next().and_then(|line| line.strip_prefix("# "));
        let expected = expected.unwrap_or_else(|| panic!("{name}: no remark that tells what is wrong"));
        match Record::read(&text) {
            Ok(_) => panic!("{name} was read; expected {expected}"),
            Err(error) => assert_eq!(error.to_string(), expected, "{name}"),
        }
    }
}

/// The game in the documentation is a game, and its seat's record is cited truly.
#[test]
fn the_documented_game_is_read() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/record.md");
    let page = std::fs::read_to_string(path).unwrap();
    let blocks: Vec<&str> =
        page.split("```text\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
    let [_grammar, game, seen] = blocks[..] else { panic!("the grammar, a game, and a part of it as seen") };
    let record = Record::read(game).unwrap();
    assert_eq!(record.write(), game);
    assert!(record.game().is_over(), "a whole game");
    assert!(record.seen_by(Some(SeatId(1))).contains(seen), "{}", record.seen_by(Some(SeatId(1))));
}
