//! Search: the highest levels choose their moves by playing imagined games.

mod belief;
mod options;
mod race;
mod verdict;

#[cfg(not(target_arch = "wasm32"))]
pub(crate) use belief::{Belief, Reading};
pub(crate) use race::{Minds, Race, Settings};
