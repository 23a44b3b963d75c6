//! Lessons. Each is a whole record, written beforehand, with what is to be said in its remarks: a person makes the
//! moves of its one seat that is no bot's, and whatever else happens, happens as it is written. So a lesson is
//! played through the rules like any other game, and never goes astray.

mod script;

pub(crate) use script::{Script, text};
