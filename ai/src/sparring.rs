//! Opponents to measure against, and the strongest bots as they were before. They play on the ladder only, never in the game.
//! Some are partners in training; nothing is ever learnt from the others or tuned against them ([`Sparring::NEVER_MET`]).

mod beginner;
mod collector;
mod connected_racer;
mod habits;
mod schemer;
mod wanted;

use crate::bot::{Bot, Thought};
use crate::bots::Character;
use crate::persona::{Level, Persona, Style};
use crate::policy::{Policy, by_policy};
pub(crate) use collector::Collector;
pub(crate) use connected_racer::ConnectedRacer;
use engine::View;
use schemer::Schemer;

/// A bot of the ladder that the game does not have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sparring {
    /// Plays as people do in their first game.
    Beginner,
    /// Claims what the others seem to need.
    Blocker,
    /// Collects cards until it can pay for everything, unless a route is about to be lost.
    Hoarder,
    /// Builds one long path, and ends the game early.
    ConnectedRacer,
    /// Draws tickets again and again.
    Collector,
    /// Plans what to do with every train.
    AllTrain,
    /// `strong` as it was first released.
    Strong1,
    /// `expert` as it was first released.
    Expert1,
}

impl Sparring {
    /// Those that were written from scratch, then the old versions.
    pub const ALL: [Sparring; 8] = [
        Sparring::Beginner,
        Sparring::Blocker,
        Sparring::Hoarder,
        Sparring::ConnectedRacer,
        Sparring::Collector,
        Sparring::AllTrain,
        Sparring::Strong1,
        Sparring::Expert1,
    ];

    /// Those that nothing is ever learnt from or tuned against. The others are partners in the league (`train/league.rs`).
    pub const NEVER_MET: [Sparring; 3] = [Sparring::Blocker, Sparring::Hoarder, Sparring::AllTrain];

    /// Its name, in lower case with hyphens.
    pub const fn key(self) -> &'static str {
        match self {
            Sparring::Beginner => "beginner",
            Sparring::Blocker => "blocker",
            Sparring::Hoarder => "hoarder",
            Sparring::ConnectedRacer => "connected-racer",
            Sparring::Collector => "collector",
            Sparring::AllTrain => "all-train",
            Sparring::Strong1 => "strong-1",
            Sparring::Expert1 => "expert-1",
        }
    }

    /// The one of that name.
    pub fn named(name: &str) -> Option<Sparring> {
        Sparring::ALL.into_iter().find(|bot| bot.key() == name)
    }

    /// Makes one. The same seed makes the same bot.
    pub fn make(self, seed: u64) -> Box<dyn Bot> {
        let first = |level| {
            Box::new(Character::first(Persona { level, style: Style::AllRounder }, seed)) as Box<dyn Bot>
        };
        match self {
            Sparring::Beginner => Box::new(ByPolicy(beginner::Beginner)),
            Sparring::Blocker => Box::new(ByPolicy(Schemer(&habits::BLOCKER))),
            Sparring::Hoarder => Box::new(ByPolicy(Schemer(&habits::HOARDER))),
            Sparring::ConnectedRacer => Box::new(ByPolicy(ConnectedRacer)),
            Sparring::Collector => Box::new(ByPolicy(Collector)),
            Sparring::AllTrain => Box::new(ByPolicy(Schemer(&habits::ALL_TRAIN))),
            Sparring::Strong1 => first(Level::Strong),
            Sparring::Expert1 => first(Level::Expert),
        }
    }
}

/// The bot that plays by a policy.
struct ByPolicy<P>(P);

impl<P: Policy + Copy + 'static> Bot for ByPolicy<P> {
    fn consider(&self, view: &View) -> Box<dyn Thought> {
        by_policy(self.0, view)
    }
}
