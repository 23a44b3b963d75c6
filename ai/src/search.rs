//! Search: the highest levels choose their moves by playing imagined games.

mod belief;
mod options;
mod race;

pub(crate) use race::{Race, Settings};
