//! A lesson while it is played.

use engine::{Action, Event, Game, SeatId};

use crate::lesson::{Script, text};
use crate::protocol::{Back, Lesson, LessonStep, SessionId, Snapshot, TableError, Update};

/// How far someone has come in a lesson. Nothing of it is kept: whoever leaves begins anew.
pub(crate) struct LessonSession {
    lesson: Lesson,
    script: Script,
    game: Game,
    /// The step that is shown.
    step: usize,
    /// What was done instead of what the step waits for.
    slip: Option<(Action, u8)>,
}

impl LessonSession {
    pub(crate) fn begin(lesson: Lesson) -> Result<LessonSession, TableError> {
        let script = Script::read(text(lesson))?;
        let game = up_to(&script, script.events_before(script.next_action(0)))?;
        Ok(LessonSession { lesson, script, game, step: 0, slip: None })
    }

    /// The seat of the one who learns.
    pub(crate) fn learner(&self) -> SeatId {
        self.script.learner
    }

    /// How many events there have been.
    pub(crate) fn revision(&self) -> u32 {
        u32::try_from(self.game.history().len()).unwrap_or(u32::MAX)
    }

    pub(crate) fn position(&self) -> Snapshot {
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
            view: self.game.view(self.script.learner),
        }
    }

    /// The page has been read.
    pub(crate) fn read_on(&mut self, number: u8) -> Snapshot {
        let is_shown = usize::from(number) == self.step + 1;
        let is_page = self.script.awaited(self.step).is_none();
        if is_shown && is_page && self.step + 1 < self.script.steps.len() {
            self.step += 1;
            self.slip = None;
        }
        self.position()
    }

    /// Does what the learner did, if it is what the step waits for, and what the others do thereafter.
    /// Anything else the rules allow changes nothing but what is said.
    pub(crate) fn play(&mut self, revision: u32, action: Action) -> Result<Vec<Update>, TableError> {
        if revision != self.revision() {
            return Err(TableError::Stale { now: self.revision() });
        }
        self.game.attempt(action).map_err(|reason| TableError::Illegal { reason })?;
        let awaits = self.script.steps.get(self.step).and_then(|step| step.awaits);
        let Some(at) = awaits.filter(|_| self.script.awaited(self.step) == Some(action)) else {
            let before = self.slip.map_or(0, |(_, times)| times);
            self.slip = Some((action, before.saturating_add(1)));
            return Ok(vec![Update::Returned { snapshot: Box::new(self.position()) }]);
        };
        self.slip = None;
        self.step += 1;
        let until = self.script.next_action(self.step);
        (at..until).map(|action| self.advance(action)).collect()
    }

    /// Lets the action at this place happen as it is written.
    fn advance(&mut self, action: usize) -> Result<Update, TableError> {
        let end = self.script.events_before(action + 1);
        let from = self.game.history().len();
        self.game = up_to(&self.script, end)?;
        let learner = Some(self.script.learner);
        let events = self.game.history()[from..].iter().map(|event: &Event| event.seen_by(learner)).collect();
        let mut snapshot = self.position();
        snapshot.view.history.clear();
        Ok(Update::Moved { events, snapshot: Box::new(snapshot) })
    }
}

/// The game of a lesson as it stands after so many events.
fn up_to(script: &Script, events: usize) -> Result<Game, TableError> {
    Game::replay(script.game.setup().clone(), &script.game.history()[..events])
        .map_err(|error| TableError::BrokenGame { reason: error.to_string() })
}

#[cfg(test)]
mod tests;
