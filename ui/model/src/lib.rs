//! What the page computes from a game before it draws: the person's intent and the ways to pay, the log by turns, the
//! states of tickets and what they take, the stages of the final count, the moments of a game that is walked through, and what is
//! highlighted. Pure: no page and no words.
#![warn(missing_docs)]

mod dig;
pub mod ending;
mod event;
mod flight;
mod flush;
mod intent;
pub mod log;
mod payment;
mod purpose;
mod reach;
pub mod replay;
mod risk;
mod spotlight;
mod station;
pub mod tickets;
mod tracks;

pub use dig::Dig;
pub use event::mover;
pub use flight::{CardPlace, Flight, flights};
pub use flush::flushed;
pub use intent::{Intent, Picking, Track, claimable, sites};
pub use payment::{parts, ways};
pub use purpose::{Purchase, Purpose};
pub use reach::{Outlook, Reach, Strain};
pub use risk::is_risky;
pub use spotlight::{Lit, Spotlight};
pub use station::{Benefit, useful_sites};
pub use tracks::{Tracks, first_track};
