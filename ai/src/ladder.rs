//! Measures bots against each other: seats are rotated, every rotation plays the same deals, and shared wins count in
//! part.
//!
//! Takes any [`Bot`](crate::Bot), also from another crate. Not in a browser: it needs threads and a clock.

mod entrant;
mod game;
mod interval;
mod ratings;
mod report;
mod run;

pub use entrant::{Budget, Entrant};
pub use interval::Interval;
pub use ratings::{Ratings, RoundRobin};
pub use report::{Report, Row};
pub use run::{LadderError, Match, play};
