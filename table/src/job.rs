//! Something to be worked out: away from the table, so that nobody waits for it.

use std::time::Duration;

use ai::{Cancel, Choice, Clock, Level, Named, Now, Persona, Progress, Style, Thought};

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

/// What a job is for. The first is the most urgent: a move is never late because of anything else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Task {
    /// A bot's move.
    Move,
    /// What a decision was worth.
    Appraise,
}

/// Which job it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct JobKey {
    pub task: Task,
    pub game: GameId,
    /// The moment of the game that it is about.
    pub revision: u32,
}

/// Work for whoever serves the table, who does it in slices, with no lock held, and brings each [`JobProgress`] back.
pub struct Job {
    key: JobKey,
    thought: Box<dyn Thought>,
    /// The time that it may take in all, from its first slice on.
    limit: Option<Duration>,
    clock: Option<Clock>,
    cancel: Cancel,
    /// The bot thinks as hard as an appraisal does.
    is_appraisal: bool,
}

/// How far a job has come after a slice.
pub enum JobProgress {
    /// There is more to do.
    More(Job),
    /// This has come of it.
    Done(FinishedJob),
    /// Nobody wants it any more.
    Cancelled,
}

/// A job that is done.
pub struct FinishedJob {
    pub(crate) key: JobKey,
    pub(crate) choice: Choice,
    pub(crate) is_appraisal: bool,
    pub(crate) cancel: Cancel,
}

impl Job {
    pub(crate) fn of_move(game: GameId, revision: u32, bot: Named, thought: Box<dyn Thought>) -> Job {
        let best = Persona { level: Level::Expert, style: Style::AllRounder };
        let key = JobKey { task: Task::Move, game, revision };
        let (limit, is_appraisal) = (Some(patience(bot)), bot == Named::Persona(best));
        Job { key, thought, limit, clock: None, cancel: Cancel::default(), is_appraisal }
    }

    pub(crate) fn of_appraisal(game: GameId, revision: u32, thought: Box<dyn Thought>) -> Job {
        let key = JobKey { task: Task::Appraise, game, revision };
        Job { key, thought, limit: None, clock: None, cancel: Cancel::default(), is_appraisal: true }
    }

    pub fn key(&self) -> JobKey {
        self.key
    }

    pub(crate) fn cancel(&self) -> Cancel {
        self.cancel.clone()
    }

    /// How much of it is done, in percent.
    pub(crate) fn percent(&self) -> u8 {
        (self.thought.share().clamp(0.0, 1.0) * 100.0) as u8
    }

    /// Works for at most so long.
    pub fn work(mut self, slice: Duration, now: Now) -> JobProgress {
        let begin = || match self.limit {
            Some(limit) => Clock::lasting(limit, now),
            None => Clock::unlimited(),
        };
        let clock = self.clock.take().unwrap_or_else(|| begin().with_cancel(&self.cancel));
        let progress = self.thought.work(&clock.slice(slice, now));
        if self.cancel.is_cancelled() {
            return JobProgress::Cancelled;
        }
        match progress {
            Progress::Done(choice) => JobProgress::Done(self.finish(choice)),
            Progress::More if clock.is_out() => {
                let choice = self.thought.so_far();
                JobProgress::Done(self.finish(choice))
            }
            Progress::More => JobProgress::More(Job { clock: Some(clock), ..self }),
        }
    }

    fn finish(self, choice: Choice) -> FinishedJob {
        FinishedJob { key: self.key, choice, is_appraisal: self.is_appraisal, cancel: self.cancel }
    }
}
