//! Runs through the stages of the final count, each highlighted on the map, until the last one or a skip.

use std::time::Duration;

use engine::SeenEvent;
use leptos::prelude::*;
use model::Spotlight;
use model::ending::{Stage, stages};

use crate::screens::game::turn::GameContext;
use crate::sound::Heard;
use crate::timer::Timer;

/// Milliseconds that one stage is shown at the usual speed.
const STAGE_MILLIS: u64 = 1600;

#[derive(Clone, Copy)]
pub(super) struct Course {
    stages: StoredValue<Vec<Stage>>,
    /// The stage on show; past the last one the count is over.
    at: RwSignal<usize>,
    game: GameContext,
    timer: Timer,
    /// How long a stage is shown. Where moves are shown "at once", it is that of the usual speed: who starts the count wants
    /// to see it.
    pause: Duration,
}

impl Course {
    /// Starts the count if the game has just ended on this screen, unless the speed is "at once". For a game that was opened
    /// after its end, the count is over from the start.
    pub(super) fn begin(game: GameContext) -> Course {
        let shared = game.shared;
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
            game,
            timer: Timer::new(),
            pause: Duration::from_millis(
                STAGE_MILLIS * 100 / u64::from(if speed == 0 { 100 } else { speed }),
            ),
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

    /// Who has won is heard when the count is over; without a viewer, as if the viewer had won.
    fn sound_result(self) {
        let won = self.game.glance(|_, view| {
            let winners = &view.scores.as_ref()?.winners;
            Some(view.viewer.is_none_or(|viewer| winners.contains(&viewer)))
        });
        self.game.shared.sound.play(if won.flatten() == Some(true) { Heard::Won } else { Heard::Lost });
    }

    /// Once more from the beginning, for those who have not seen it.
    pub(super) fn again(self) {
        self.show(0);
    }

    /// On to the next stage.
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
        self.game.light.set(lit);
        self.at.set(at);
        match stage {
            Some(stage) => {
                if let Some(heard) = Heard::of_count(&stage.what) {
                    self.game.shared.sound.play(heard);
                }
                self.game.go_to_light();
                self.timer.set(self.pause * stage.weight(), move || self.next());
            }
            // At the end the whole board is shown.
            None => {
                self.game.camera.whole();
                self.sound_result();
            }
        }
    }
}
