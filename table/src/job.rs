//! A job: work that is done outside the table, so that requests don't wait for it.

use std::time::Duration;

use ai::{Cancel, Choice, Clock, Level, Named, Now, Persona, Progress, Style, Thought};

use crate::protocol::GameId;

/// How long the strongest bots may think about a move: about a second natively and a second and a half in a browser, less
/// a margin for the work before and after.
#[cfg(not(target_family = "wasm"))]
const EXPERT_LIMIT: Duration = Duration::from_millis(950);
#[cfg(target_family = "wasm")]
const EXPERT_LIMIT: Duration = Duration::from_millis(1400);

/// All other bots have a tenth of a second, less the same margin.
const USUAL_LIMIT: Duration = Duration::from_millis(90);

fn time_limit(bot: Named) -> Duration {
    match bot {
        Named::Persona(Persona { level: Level::Expert, .. }) => EXPERT_LIMIT,
        Named::Persona(_) | Named::Ladder(_) => USUAL_LIMIT,
    }
}

/// What a job is for, the most urgent first: nothing else may delay a bot's move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Task {
    /// A bot's move.
    Move,
    /// What a decision was worth.
    Appraise,
}

/// Identifies a job.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct JobKey {
    pub task: Task,
    pub game: GameId,
    /// The revision of the game that the job is about.
    pub revision: u32,
}

/// Work for the host. It works in slices, without holding a lock, and passes each [`JobProgress`] to [`Table::bring`].
///
/// [`Table::bring`]: crate::Table::bring
pub struct Job {
    key: JobKey,
    thought: Box<dyn Thought>,
    /// How long it may take in all, counted from its first slice.
    limit: Option<Duration>,
    clock: Option<Clock>,
    cancel: Cancel,
    /// Whether the result can serve as an appraisal: the best bot thinks as hard as an appraisal does.
    is_appraisal: bool,
}

/// Names one job. After it is cancelled another may have the same key.
#[derive(Debug, Clone)]
pub struct JobHandle {
    pub(crate) key: JobKey,
    pub(crate) cancel: Cancel,
}

/// How far a job has come after a slice.
pub enum JobProgress {
    /// There is more to do.
    More(Job),
    /// It is finished.
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
        let (limit, is_appraisal) = (Some(time_limit(bot)), bot == Named::Persona(best));
        Job { key, thought, limit, clock: None, cancel: Cancel::default(), is_appraisal }
    }

    pub(crate) fn of_appraisal(game: GameId, revision: u32, thought: Box<dyn Thought>) -> Job {
        let key = JobKey { task: Task::Appraise, game, revision };
        Job { key, thought, limit: None, clock: None, cancel: Cancel::default(), is_appraisal: true }
    }

    pub fn key(&self) -> JobKey {
        self.key
    }

    /// Names this very job, for a host that may lose it to a panic.
    pub fn handle(&self) -> JobHandle {
        JobHandle { key: self.key, cancel: self.cancel.clone() }
    }

    pub(crate) fn cancel(&self) -> Cancel {
        self.cancel.clone()
    }

    /// How much of it is done, in percent.
    pub(crate) fn percent(&self) -> u8 {
        (self.thought.share().clamp(0.0, 1.0) * 100.0) as u8
    }

    /// Works on the job for at most `slice`.
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
