//! The bots by name.

use crate::bot::Bot;
use crate::bots::{Character, LongRoute, OneStep, PairedRollout, Planner, Racer, Random, Wary};
use crate::persona::{Persona, rating};

/// A bot that has a name and can be made from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Named {
    /// A bot of the public ladder.
    Ladder(Rung),
    /// A bot that people choose.
    Persona(Persona),
}

/// A bot of the public ladder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Rung {
    Random,
    OneStep,
    LongRoute,
    Planner,
    Racer,
    Wary,
    PairedRollout300,
}

impl Rung {
    /// The weakest first.
    pub const ALL: [Rung; 7] = [
        Rung::Random,
        Rung::OneStep,
        Rung::LongRoute,
        Rung::Planner,
        Rung::Racer,
        Rung::Wary,
        Rung::PairedRollout300,
    ];

    /// Its name, in lower case with hyphens.
    pub const fn key(self) -> &'static str {
        match self {
            Rung::Random => "random",
            Rung::OneStep => "one-step",
            Rung::LongRoute => "long-route",
            Rung::Planner => "planner",
            Rung::Racer => "racer",
            Rung::Wary => "wary",
            Rung::PairedRollout300 => "paired-rollout-300",
        }
    }
}

impl Named {
    /// Its name, in lower case with hyphens.
    pub fn name(self) -> String {
        match self {
            Named::Ladder(rung) => rung.key().into(),
            Named::Persona(persona) => persona.key(),
        }
    }

    /// Makes one. The same seed makes the same bot.
    pub fn make(self, seed: u64) -> Box<dyn Bot> {
        match self {
            Named::Ladder(rung) => match rung {
                Rung::Random => Box::new(Random::new(seed)),
                Rung::OneStep => Box::new(OneStep),
                Rung::LongRoute => Box::new(LongRoute),
                Rung::Planner => Box::new(Planner),
                Rung::Racer => Box::new(Racer),
                Rung::Wary => Box::new(Wary),
                Rung::PairedRollout300 => Box::new(PairedRollout::new(seed, 300)),
            },
            Named::Persona(persona) => Box::new(Character::new(persona, seed)),
        }
    }

    /// Its rating on the ladder, if it was measured.
    pub fn rating(self) -> Option<i16> {
        rating(&self.name())
    }
}

/// Every bot: the public ladder, then those that people choose.
pub fn roster() -> impl Iterator<Item = Named> {
    Rung::ALL.into_iter().map(Named::Ladder).chain(Persona::all().map(Named::Persona))
}

/// The bot of that name.
pub fn named(name: &str) -> Option<Named> {
    roster().find(|bot| bot.name() == name)
}
