//! Damaged records: never a panic, and never a game that is not what the text says.

use crate::{cases, player, setups};
use engine::{Chance, RECORD_MOST_BYTES, Record, RecordErrorKind};
use proptest::prelude::*;

/// A text without what a reader may pass over: remarks, empty lines, white space at the ends.
fn bare(text: &str) -> Vec<&str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')).collect()
}

/// Damages a text in one of the ways that files, mails and people do.
fn damage(text: &str, rng: &mut Chance) -> String {
    let mut pick = |n: usize| rng.below(n.max(1) as u64) as usize;
    let mut bytes = text.as_bytes().to_vec();
    let at = pick(bytes.len());
    let mut lines: Vec<&str> = text.lines().collect();
    let (one, other) = (pick(lines.len()), pick(lines.len()));
    match pick(8) {
        0 => bytes[at] ^= 1 << pick(7),
        1 => drop(bytes.remove(at)),
        2 => bytes.insert(at, b" ;:,?#0123456789+-()ab\n"[pick(23)]),
        3 => bytes.truncate(at),
        4 => {
            lines.swap(one, other);
            return lines.join("\n");
        }
        5 => drop(lines.remove(one)),
        6 => lines.insert(one, lines[other]),
        _ => {
            // A word of one line in place of a word of another.
            let words: Vec<&str> = text.split(' ').collect();
            let (from, to) = (pick(words.len()), pick(words.len()));
            let mut words = words.clone();
            words[to] = words[from];
            return words.join(" ");
        }
    }
    if bytes == text.as_bytes() { lines.join("\n") } else { String::from_utf8_lossy(&bytes).into_owned() }
}

proptest! {
    #![proptest_config(cases(12))]

    #[test]
    fn a_damaged_record_is_refused_or_is_what_it_says(setup in setups(), play: u64, most in 0..300usize) {
        let record = Record::new(player::play(setup, play, most));
        let text = record.write();
        let mut rng = Chance::new(play);
        for _ in 0..60 {
            let damaged = damage(&text, &mut rng);
            match Record::read(&damaged) {
                Err(error) => {
                    prop_assert!(error.line >= 1 && error.line <= damaged.lines().count() + 1);
                    prop_assert!(error.to_string().len() < 400, "{}", error);
                }
                Ok(other) => {
                    let again = other.write();
                    let result_left_out = !damaged.contains("\nresult: ");
                    let told = bare(&again).into_iter().filter(|line| {
                        !(result_left_out && line.starts_with("result: "))
                    });
                    prop_assert!(
                        other == record || told.eq(bare(&damaged)),
                        "silently another game:\n{}\n{}", damaged, again
                    );
                }
            }
        }
    }

    #[test]
    fn any_text_is_refused(text in "[ -~\n–é]{0,300}") {
        prop_assert!(Record::read(&text).is_err());
        let titled = format!("Railhead record 1\n{text}");
        prop_assert!(Record::read(&titled).is_err());
    }

    #[test]
    fn any_body_is_refused(lines in proptest::collection::vec(
        "(deal|offer|opening|row|1|2) (blue|red|over|2)?:? ?(red|draws|takes|claims|keeps|returns|tries)? ?[ -~–]{0,20}",
        0..12,
    )) {
        let header = "Railhead record 1\nmap: europe\nrules: 1\nseed: 1\nseat: blue\nseat: red\nfirst: blue\n";
        let text = header.to_owned() + &lines.join("\n");
        prop_assert!(Record::read(&text).is_err());
    }
}

#[test]
fn a_text_beyond_all_measure_is_refused_unread() {
    let text = "Railhead record 1\n".repeat(RECORD_MOST_BYTES / 18 + 1);
    assert!(matches!(Record::read(&text).unwrap_err().kind, RecordErrorKind::TooLong(_)));
}

/// The largest text that is looked at is done with quickly, whatever it repeats.
#[test]
fn a_long_record_takes_no_more_than_its_length() {
    let text = Record::new(player::play(engine::Setup::new("europe", 5, 1), 1, 200)).write();
    let last = text.lines().last().unwrap();
    let room = RECORD_MOST_BYTES - text.len();
    for part in
        [last, "row: red", "9 red row: red, red; row: red", "# remark", "deal blue: red, red, red, red"]
    {
        for joint in ["\n", ";", ", ", " "] {
            let more = format!("{part}{joint}").repeat(room / (part.len() + joint.len()));
            let began = std::time::Instant::now();
            let _ = Record::read(&format!("{text}{more}"));
            assert!(began.elapsed().as_secs() < 5, "{part:?} with {joint:?}: {:?}", began.elapsed());
        }
    }
}
