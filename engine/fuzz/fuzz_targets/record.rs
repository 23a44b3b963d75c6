//! Any text is read as a record, or refused with a line number. What was read can be written and read back.
#![no_main]

use engine::{Record, SeatId};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match Record::read(text) {
        Err(error) => {
            assert!((1..=text.lines().count() + 1).contains(&error.line), "{error}");
            assert!(error.to_string().len() < 1000);
        }
        Ok(record) => {
            let written = record.write();
            let again = Record::read(&written).expect("what is written can be read");
            assert!(again == record, "and is the same");
            assert_eq!(again.write(), written);
            for viewer in [None, Some(SeatId(0)), Some(SeatId(1))] {
                assert!(Record::read(&record.seen_by(viewer)).is_err());
            }
        }
    }
});
