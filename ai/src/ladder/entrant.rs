//! Who plays, and for how long they may think.

use crate::bot::Bot;
use crate::clock::Clock;
use crate::roster::{Named, named, roster};
use crate::sparring::Sparring;
use std::time::Duration;

/// A bot that enters a match: a name, and how to make one with a seed.
pub struct Entrant {
    /// What the report calls it.
    pub name: String,
    /// Makes the bot for one game.
    pub make: Box<dyn Fn(u64) -> Box<dyn Bot> + Send + Sync>,
    /// Does an illegal action only lose it the game? Otherwise it is a bug of ours, and ends the match.
    pub may_forfeit: bool,
}

impl Entrant {
    /// An entrant of that name.
    pub fn new(name: &str, make: impl Fn(u64) -> Box<dyn Bot> + Send + Sync + 'static) -> Entrant {
        Entrant { name: name.into(), make: Box::new(make), may_forfeit: false }
    }

    /// One whose illegal actions lose it the game: a bot that somebody else wrote.
    #[must_use]
    pub fn that_may_forfeit(self) -> Entrant {
        Entrant { may_forfeit: true, ..self }
    }

    /// The bot of that name, be it one that the game has or not.
    pub fn named(name: &str) -> Option<Entrant> {
        match (named(name), Sparring::named(name)) {
            (Some(bot), _) => Some(Entrant::new(name, move |seed| bot.make(seed))),
            (None, Some(bot)) => Some(Entrant::new(name, move |seed| bot.make(seed))),
            (None, None) => None,
        }
    }

    /// Every name there is.
    pub fn names() -> impl Iterator<Item = String> {
        let game = roster().map(Named::name);
        game.chain(Sparring::ALL.into_iter().map(|bot| bot.key().to_owned()))
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
