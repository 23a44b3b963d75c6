//! Any text is read as a link, or refused with a sentence. What was read can be written and read back.
#![no_main]

use engine::Link;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match Link::read(text) {
        Err(error) => assert!(error.to_string().len() < 1000),
        Ok(link) => {
            let written = link.write().expect("what was read can be written");
            assert!(Link::read(&written).expect("what is written can be read") == link, "and is the same");
        }
    }
});
