//! A bot's move while it is thought about: away from the table, so that nobody waits for it.

use std::time::Duration;

use ai::{Cancel, Clock, Level, Named, Now, Persona, Progress, Thought};
use engine::{Action, View};

use crate::protocol::GameId;

/// How long the strongest may take over a move: a second, and a second and a half in a browser, with something to spare
/// for what comes before and after.
#[cfg(not(target_family = "wasm"))]
const PATIENCE: Duration = Duration::from_millis(950);
#[cfg(target_family = "wasm")]
const PATIENCE: Duration = Duration::from_millis(1400);

/// All others have a tenth of a second.
const BRIEF: Duration = Duration::from_millis(90);

fn patience(bot: Named) -> Duration {
    match bot {
        Named::Persona(Persona { level: Level::Expert, .. }) => PATIENCE,
        Named::Persona(_) | Named::Ladder(_) => BRIEF,
    }
}

/// Which moment of which game a thought is about, and the switch that stops it.
#[derive(Debug, Clone)]
pub(crate) struct Matter {
    pub(crate) game: GameId,
    pub(crate) revision: u32,
    pub(crate) cancel: Cancel,
}

/// A move to be thought about. Whoever has it works on it as it suits them and takes it back to the
/// table, which needs no lock meanwhile; a thought that came too late changes nothing.
pub struct Thinking {
    pub(crate) matter: Matter,
    thought: Box<dyn Thought>,
    clock: Clock,
    now: Now,
}

/// A move that was thought about to the end.
pub struct Decided {
    pub(crate) matter: Matter,
    pub(crate) action: Action,
}

/// How far it has come.
pub enum Step {
    /// Work on.
    Thinking(Thinking),
    /// Take this to the table.
    Decided(Decided),
    /// The game was left, taken back or deleted: there is nothing more to do.
    Cancelled,
}

impl Thinking {
    /// `bot` thinks, with the seed of the game: its choices are a part of it, the same seed, the same game.
    pub(crate) fn new(game: GameId, revision: u32, bot: Named, seed: u64, view: &View, now: Now) -> Thinking {
        let thought = bot.make(seed).consider(view);
        let cancel = Cancel::default();
        let clock = Clock::lasting(patience(bot), now).with_cancel(&cancel);
        Thinking { matter: Matter { game, revision, cancel }, thought, clock, now }
    }

    /// The game it is about.
    pub fn game(&self) -> GameId {
        self.matter.game
    }

    /// Thinks for at most so long. A browser's worker has other things to do in between.
    pub fn work(mut self, slice: Duration) -> Step {
        let progress = self.thought.work(&self.clock.slice(slice, self.now));
        if self.matter.cancel.is_cancelled() {
            return Step::Cancelled;
        }
        match progress {
            Progress::Done(choice) => Step::Decided(Decided { matter: self.matter, action: choice.action }),
            Progress::More if self.clock.is_out() => {
                Step::Decided(Decided { action: self.thought.so_far().action, matter: self.matter })
            }
            Progress::More => Step::Thinking(self),
        }
    }

    /// Thinks to the end, on a thread that has nothing else to do.
    pub fn finish(self) -> Option<Decided> {
        let mut thinking = self;
        loop {
            match thinking.work(PATIENCE) {
                Step::Thinking(more) => thinking = more,
                Step::Decided(decided) => return Some(decided),
                Step::Cancelled => return None,
            }
        }
    }
}
