//! What a page works out of a game before it draws anything. Pure, without a page and without words: what is about to be
//! done and how it is paid, what happened turn by turn, how tickets stand, how an ending is counted, what of it all is in
//! the light.
#![warn(missing_docs)]

mod choice;
pub mod ending;
mod event;
mod flash;
pub mod log;
mod payment;
mod purpose;
mod spotlight;
pub mod tickets;
mod tracks;

pub use choice::{Choice, Picking, Track, claimable, sites};
pub use event::mover;
pub use flash::{Flash, flash};
pub use payment::{parts, ways};
pub use purpose::{Purpose, Way};
pub use spotlight::{Lit, Spotlight};
pub use tracks::{Tracks, first_track};
