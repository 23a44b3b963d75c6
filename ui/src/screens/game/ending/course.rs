//! The pieces of the ending one after the other, each with its light, until the last or until it is skipped.

use std::time::Duration;

use engine::SeenEvent;
use leptos::prelude::*;
use model::Spotlight;
use model::ending::{Stage, stages};

use crate::screens::game::turn::Turn;
use crate::timer::Timer;

/// Milliseconds that one piece is shown at the usual speed.
const PIECE: u64 = 1600;

#[derive(Clone, Copy)]
pub(super) struct Course {
    stages: StoredValue<Vec<Stage>>,
    /// The stage that is shown; past the last of them it is over.
    at: RwSignal<usize>,
    turn: Turn,
    timer: Timer,
    /// At the usual speed where moves are shown at once: whoever wants the counting wants to see it.
    pause: Duration,
}

impl Course {
    /// From the beginning where the game has ended before one's eyes, and at once where all is shown at once; a game that was
    /// opened is over already.
    pub(super) fn begin(turn: Turn) -> Course {
        let shared = turn.shared;
        let stages = shared.snapshot.with_untracked(|snapshot| {
            snapshot.as_ref().map(|snapshot| stages(&snapshot.view)).unwrap_or_default()
        });
        let just_ended = shared
            .step
            .with_untracked(|step| step.as_ref().is_some_and(|events| events.contains(&SeenEvent::Ended)));
        let speed = shared.settings.with_untracked(|settings| settings.speed);
        let course = Course {
            at: RwSignal::new(stages.len()),
            stages: StoredValue::new(stages),
            turn,
            timer: Timer::new(),
            pause: Duration::from_millis(PIECE * 100 / u64::from(if speed == 0 { 100 } else { speed })),
        };
        match (just_ended, speed) {
            (true, 0) => course.end(),
            (true, _) => course.again(),
            (false, _) => {}
        }
        course
    }

    pub(super) fn is_over(self) -> bool {
        self.at.get() >= self.stages.with_value(Vec::len)
    }

    pub(super) fn stage(self) -> Option<Stage> {
        self.stages.with_value(|stages| stages.get(self.at.get()).cloned())
    }

    /// Once more from the beginning, for those who have not seen it.
    pub(super) fn again(self) {
        self.show(0);
    }

    /// On to the next piece.
    pub(super) fn next(self) {
        self.show(self.at.get_untracked() + 1);
    }

    /// Straight to the table.
    pub(super) fn end(self) {
        self.show(usize::MAX);
    }

    fn show(self, at: usize) {
        self.timer.stop();
        let stage = self.stages.with_value(|stages| stages.get(at).cloned());
        let lit = stage.as_ref().map_or(Spotlight::None, |stage| stage.what.light());
        self.turn.light.set(lit);
        self.at.set(at);
        match stage {
            Some(stage) => {
                self.turn.go_to_light();
                self.timer.set(self.pause * stage.weight(), move || self.next());
            }
            // Whatever was looked at last: now it is the whole board.
            None => self.turn.camera.whole(),
        }
    }
}
