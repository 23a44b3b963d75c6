//! What a page works out of a game before it draws anything. Pure, without a page and without words: what is about to be
//! done and how it is paid, what happened turn by turn, how tickets stand, how an ending is counted, what of it all is in
//! the light.
#![warn(missing_docs)]

pub mod ending;
mod event;
mod flash;
mod intent;
pub mod log;
mod payment;
mod purpose;
mod spotlight;
pub mod tickets;
mod tracks;

pub use event::mover;
pub use flash::{Flash, flash};
pub use intent::{Intent, Picking, Track, claimable, sites};
pub use payment::{parts, ways};
pub use purpose::{Purchase, Purpose};
pub use spotlight::{Lit, Spotlight};
pub use tracks::{Tracks, first_track};
