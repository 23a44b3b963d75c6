//! Train cards as they are drawn: whole, small within words, and those that were turned up.

mod back;
mod chip;
mod chips;
mod face;
mod turned;

pub(super) use back::Back;
pub(super) use chip::Chip;
pub(crate) use chips::Chips;
pub(crate) use face::Face;
pub(super) use turned::Turned;
