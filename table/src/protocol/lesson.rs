//! Lessons: scripted games, played on the ordinary board.

use engine::Action;
use serde::{Deserialize, Serialize};

use super::Snapshot;

/// The lessons, in the order of learning.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lesson {
    FirstGame,
    Doubles,
    Tickets,
    Ferry,
    Tunnel,
    Station,
}

impl Lesson {
    pub const ALL: [Lesson; 6] =
        [Lesson::FirstGame, Lesson::Doubles, Lesson::Tickets, Lesson::Ferry, Lesson::Tunnel, Lesson::Station];

    /// Its name in settings, addresses and the catalogue.
    pub fn key(self) -> &'static str {
        match self {
            Lesson::FirstGame => "first-game",
            Lesson::Doubles => "doubles",
            Lesson::Tickets => "tickets",
            Lesson::Ferry => "ferry",
            Lesson::Tunnel => "tunnel",
            Lesson::Station => "station",
        }
    }

    pub fn named(key: &str) -> Option<Lesson> {
        Lesson::ALL.into_iter().find(|lesson| lesson.key() == key)
    }

    /// The lesson after this one.
    pub fn next(self) -> Option<Lesson> {
        Lesson::ALL.into_iter().find(|lesson| *lesson > self)
    }

    /// The key of the map that it is played on.
    pub fn map(self) -> &'static str {
        match self {
            Lesson::FirstGame | Lesson::Doubles | Lesson::Tickets => "usa",
            Lesson::Ferry | Lesson::Tunnel | Lesson::Station => "europe",
        }
    }
}

/// The current step of a lesson.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LessonStep {
    pub lesson: Lesson,
    /// Names the step's text in the catalogue, together with the lesson.
    pub key: String,
    /// Counted from 1.
    pub number: u8,
    /// How many steps there are.
    pub of: u8,
    /// The action that the step waits for. `None` if the step is only to be read: then the learner goes on by
    /// [`ReadOn`], or the lesson is over.
    pub awaits: Option<Action>,
    /// The last wrong action, and how many wrong actions there were in this step.
    pub slip: Option<(Action, u8)>,
}

impl LessonStep {
    pub fn is_last(&self) -> bool {
        self.number == self.of
    }
}

/// The learner has read a step and goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReadOn {
    pub lesson: Lesson,
    /// The step that was read: a double tap must not skip a step.
    pub number: u8,
}

impl Snapshot {
    /// Is this a lesson, and not a saved game?
    pub fn is_lesson(&self) -> bool {
        self.lesson.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_is_found_by_its_name() {
        for lesson in Lesson::ALL {
            assert_eq!(Lesson::named(lesson.key()), Some(lesson));
        }
        assert_eq!(Lesson::FirstGame.next(), Some(Lesson::Doubles));
        assert_eq!(Lesson::Station.next(), None);
    }
}
