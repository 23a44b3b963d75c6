//! Who plays, and for how long they may think.

use crate::bot::Bot;
use crate::clock::Clock;
use std::time::Duration;

/// A bot that enters a match: a name, and how to make one with a seed.
pub struct Entrant {
    /// What the report calls it.
    pub name: String,
    /// Makes the bot for one game.
    pub make: Box<dyn Fn(u64) -> Box<dyn Bot> + Send + Sync>,
}

impl Entrant {
    /// An entrant of that name.
    pub fn new(name: &str, make: impl Fn(u64) -> Box<dyn Bot> + Send + Sync + 'static) -> Entrant {
        Entrant { name: name.into(), make: Box::new(make) }
    }
}

/// What a bot may spend on one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// No limit.
    Unlimited,
    /// This many iterations: gives the same games on every machine.
    Iterations(u64),
    /// This much time.
    Time(Duration),
}

impl Budget {
    /// A clock that starts now.
    pub fn clock(self) -> Clock {
        match self {
            Budget::Unlimited => Clock::unlimited(),
            Budget::Iterations(n) => Clock::iterations(n),
            Budget::Time(time) => Clock::time(time),
        }
    }
}
