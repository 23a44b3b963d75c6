//! Links that were damaged, deliberately or not: a sentence, never a panic, never another game, never a long wait.
//! `cargo xtask soak --links N` tries more of them.

#[path = "../../examples/mangle/trial.rs"]
mod trial;

use engine::LinkError;
use trial::{Count, Kind, Trial};

/// As anyone may send them.
#[test]
fn a_hundred_thousand_mangled_links_open_no_other_game() {
    let mut trial = Trial::new(0);
    let mut count = Count::default();
    for number in 0..100_000 {
        trial.mangled(Kind::Sent, number, &mut count);
    }
    println!("{count}");
    assert_eq!(count.other_games, 0, "{count}");
    assert!(count.refused > 95_000, "{count}");
}

/// As someone makes them who knows the format: with a check that is right, so that all of it is read.
#[test]
fn mangled_links_with_a_right_check_open_no_other_game() {
    let mut trial = Trial::new(1);
    let mut count = Count::default();
    for number in 0..4_000 {
        trial.mangled(Kind::Sealed, number, &mut count);
    }
    println!("{count}");
    assert_eq!(count.other_games, 0, "{count}");
    assert!(count.by_the_rules > 1_000, "{count}");
}

#[test]
fn every_refusal_is_a_sentence() {
    for error in [
        LinkError::TooLong(70_000),
        LinkError::NotALink,
        LinkError::Newer,
        LinkError::Damaged,
        LinkError::OtherRules,
        LinkError::NoBeginning,
        LinkError::TooManyMoves,
        LinkError::MapTooLong,
    ] {
        let sentence = error.to_string();
        assert!(
            sentence.starts_with("this ") || sentence.starts_with("part ") || sentence.starts_with("the ")
        );
        let written = serde_json::to_string(&error).unwrap();
        assert_eq!(serde_json::from_str::<LinkError>(&written).unwrap(), error);
    }
}
