//! Any legal action, each equally likely. The bottom of the ladder.

use crate::bot::{Bot, Settled, Thought};
use crate::choice::Choice;
use crate::seed::chance_of;
use engine::{Action, View};

/// Plays at random.
#[derive(Clone, Copy, Debug)]
pub struct Random {
    seed: u64,
}

impl Random {
    /// The same seed plays the same.
    pub const fn new(seed: u64) -> Random {
        Random { seed }
    }
}

impl Bot for Random {
    fn consider(&self, view: &View) -> Box<dyn Thought> {
        let lot = chance_of(self.seed, view).below(view.legal.len() as u64);
        let action = view.legal.get(lot as usize).copied().unwrap_or(Action::Pass);
        Box::new(Settled(Choice::only(action)))
    }
}
