//! Imagined games that decide a move: what the strong levels think with.

mod belief;
mod options;
mod race;

pub(crate) use race::{Race, Settings};
