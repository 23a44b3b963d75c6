//! The bots of the public ladder, one file each.

mod random;

pub use random::Random;
