//! Bots against each other, measured: seats rotated, the same deals for every order, ties shared.
//!
//! Takes any [`Bot`](crate::Bot), also of another crate. Not in a browser: it wants threads and a clock.

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
