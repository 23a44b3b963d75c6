//! A lesson's script, read from its record.

use engine::{Action, Game, Record, SeatId};

use crate::import;
use crate::protocol::{Lesson, Seat, TableError};
use crate::remarks;

/// The record of a lesson's game, and the steps that lead through it.
pub(crate) struct Script {
    /// The whole game, to its end.
    pub(crate) game: Game,
    pub(crate) seats: Vec<Seat>,
    /// The learner's seat.
    pub(crate) learner: SeatId,
    pub(crate) steps: Vec<Step>,
}

/// One step of a lesson: a text, and the action that it waits for.
pub(crate) struct Step {
    /// Names the text in the catalogue.
    pub(crate) key: String,
    /// The index, among the game's actions, of the one that the step waits for. `None` if it is only to be read.
    pub(crate) awaits: Option<usize>,
}

pub(crate) fn text(lesson: Lesson) -> &'static str {
    match lesson {
        Lesson::FirstGame => include_str!("scripts/first-game.txt"),
        Lesson::Doubles => include_str!("scripts/doubles.txt"),
        Lesson::Tickets => include_str!("scripts/tickets.txt"),
        Lesson::Ferry => include_str!("scripts/ferry.txt"),
        Lesson::Tunnel => include_str!("scripts/tunnel.txt"),
        Lesson::Station => include_str!("scripts/station.txt"),
    }
}

impl Script {
    /// Reads a lesson. The remarks `do: KEY` stand for the learner's last actions, in their order; everything before
    /// those actions has happened when the lesson begins.
    pub(crate) fn read(text: &str) -> Result<Script, TableError> {
        let record = Record::read(text).map_err(remarks::refusal)?;
        let seats = import::seats(&record, &remarks::read(text))?;
        let learner = (0..).zip(&seats).find(|(_, seat)| seat.is_person()).map(|(seat, _)| SeatId(seat));
        let learner = learner.ok_or_else(|| broken("nobody learns"))?;
        let game = record.into_game();
        let own: Vec<usize> =
            (0..).zip(game.played()).filter(|(_, it)| it.seat == learner).map(|(at, _)| at).collect();
        let count = text.lines().filter(|line| line.starts_with("# do: ")).count();
        let before_lesson = own.len().checked_sub(count).ok_or_else(|| broken("more steps than moves"))?;
        let mut actions = own.into_iter().skip(before_lesson);
        let step = |line: &str| {
            let (kind, key) = line.strip_prefix("# ")?.split_once(": ")?;
            let awaits = match kind {
                "do" => Some(actions.next()?),
                "read" => None,
                _ => return None,
            };
            Some(Step { key: key.to_owned(), awaits })
        };
        let steps: Vec<Step> = text.lines().filter_map(step).collect();
        if steps.last().is_none_or(|last| last.awaits.is_some()) {
            return Err(broken("it has no last word"));
        }
        Ok(Script { game, seats, learner, steps })
    }

    /// The action that this step waits for.
    pub(crate) fn awaited(&self, step: usize) -> Option<Action> {
        let at = self.steps.get(step)?.awaits?;
        Some(self.game.played().get(at)?.action)
    }

    /// How many events come before the action with this index; all events if there is no such action.
    pub(crate) fn events_before(&self, action: usize) -> usize {
        self.game.played().get(action).map_or(self.game.history().len(), |played| played.at)
    }

    /// The index of the learner's first action from this step on, or the number of actions.
    pub(crate) fn next_action(&self, step: usize) -> usize {
        let later = self.steps.iter().skip(step).find_map(|step| step.awaits);
        later.unwrap_or(self.game.played().len())
    }
}

fn broken(reason: &str) -> TableError {
    TableError::BrokenGame { reason: reason.to_owned() }
}
