//! A lesson while it is played.

use engine::{Action, Event, Game, SeatId};

use crate::lesson::{Script, text};
use crate::protocol::{Back, Lesson, LessonStep, SessionId, Snapshot, TableError, Update};

/// A lesson and how far the learner is in it. Nothing of it is saved: after leaving, the lesson starts again.
pub(crate) struct LessonSession {
    lesson: Lesson,
    script: Script,
    game: Game,
    /// The step that is shown.
    step: usize,
    /// The last wrong action, and how many wrong actions there were in this step.
    slip: Option<(Action, u8)>,
}

impl LessonSession {
    pub(crate) fn begin(lesson: Lesson) -> Result<LessonSession, TableError> {
        let script = Script::read(text(lesson))?;
        let game = up_to(&script, script.events_before(script.next_action(0)))?;
        Ok(LessonSession { lesson, script, game, step: 0, slip: None })
    }

    /// The learner's seat.
    pub(crate) fn learner(&self) -> SeatId {
        self.script.learner
    }

    /// How many events there have been.
    pub(crate) fn revision(&self) -> u32 {
        u32::try_from(self.game.history().len()).unwrap_or(u32::MAX)
    }

    pub(crate) fn snapshot(&self) -> Snapshot {
        let step = LessonStep {
            lesson: self.lesson,
            key: self.script.steps.get(self.step).map_or_else(String::new, |step| step.key.clone()),
            number: u8::try_from(self.step + 1).unwrap_or(u8::MAX),
            of: u8::try_from(self.script.steps.len()).unwrap_or(u8::MAX),
            awaits: self.script.awaited(self.step),
            slip: self.slip,
        };
        Snapshot {
            session: SessionId::Lesson(self.lesson),
            revision: self.revision(),
            seats: self.script.seats.clone(),
            curtain: None,
            back: Back::default(),
            lesson: Some(step),
            missing_bot: None,
            seed: None,
            view: self.game.view(self.script.learner),
        }
    }

    /// Goes to the next step, if the current one is only to be read and has this number.
    pub(crate) fn read_on(&mut self, number: u8) -> Snapshot {
        let is_shown = usize::from(number) == self.step + 1;
        let is_page = self.script.awaited(self.step).is_none();
        if is_shown && is_page && self.step + 1 < self.script.steps.len() {
            self.step += 1;
            self.slip = None;
        }
        self.snapshot()
    }

    /// Does the learner's action, if it is the one that the step waits for, and the scripted actions after it.
    /// Any other legal action is only noted as a slip.
    pub(crate) fn play(&mut self, revision: u32, action: Action) -> Result<Vec<Update>, TableError> {
        if revision != self.revision() {
            return Err(TableError::Stale { now: self.revision() });
        }
        self.game.attempt(action).map_err(|reason| TableError::Illegal { reason })?;
        let awaits = self.script.steps.get(self.step).and_then(|step| step.awaits);
        let Some(at) = awaits.filter(|_| self.script.awaited(self.step) == Some(action)) else {
            let before = self.slip.map_or(0, |(_, times)| times);
            self.slip = Some((action, before.saturating_add(1)));
            return Ok(vec![Update::Returned { snapshot: Box::new(self.snapshot()) }]);
        };
        self.slip = None;
        self.step += 1;
        let until = self.script.next_action(self.step);
        (at..until).map(|action| self.advance(action)).collect()
    }

    /// Plays the action with this index as the script has it.
    fn advance(&mut self, action: usize) -> Result<Update, TableError> {
        let end = self.script.events_before(action + 1);
        let from = self.game.history().len();
        self.game = up_to(&self.script, end)?;
        let learner = Some(self.script.learner);
        let events = self.game.history()[from..].iter().map(|event: &Event| event.seen_by(learner)).collect();
        let mut snapshot = self.snapshot();
        snapshot.view.history.clear();
        Ok(Update::Moved { events, snapshot: Box::new(snapshot) })
    }
}

/// The game of a lesson after its first `events` events.
fn up_to(script: &Script, events: usize) -> Result<Game, TableError> {
    Game::replay(script.game.setup().clone(), &script.game.history()[..events])
        .map_err(|error| TableError::BrokenGame { reason: error.to_string() })
}

#[cfg(test)]
mod tests;
