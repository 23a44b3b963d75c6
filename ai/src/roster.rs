//! The bots by name.

use crate::bot::Bot;
use crate::bots::{LongRoute, OneStep, PairedRollout, Planner, Racer, Random, Wary};

/// A bot that can be made by its name. The same seed makes the same bot.
#[derive(Clone, Copy, Debug)]
pub struct Named {
    /// Its name, in lower case with hyphens.
    pub name: &'static str,
    /// Makes one.
    pub make: fn(u64) -> Box<dyn Bot>,
}

/// Every bot there is, the weakest first.
pub const ROSTER: [Named; 7] = [
    Named { name: "random", make: |seed| Box::new(Random::new(seed)) },
    Named { name: "one-step", make: |_| Box::new(OneStep) },
    Named { name: "long-route", make: |_| Box::new(LongRoute) },
    Named { name: "planner", make: |_| Box::new(Planner) },
    Named { name: "racer", make: |_| Box::new(Racer) },
    Named { name: "wary", make: |_| Box::new(Wary) },
    Named { name: "paired-rollout-300", make: |seed| Box::new(PairedRollout::new(seed, 300)) },
];

/// The bot of that name.
pub fn named(name: &str) -> Option<Named> {
    ROSTER.into_iter().find(|bot| bot.name == name)
}
