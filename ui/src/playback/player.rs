//! Feeds the table's updates, each at its time, into the signals that the game screen shows.

use engine::SeenEvent;
use leptos::prelude::*;
use table::protocol::{self, Settings, Snapshot};

use super::{Playback, PlaybackStep, Schedule, advance, pause};
use crate::timer::Timer;

#[derive(Clone, Copy)]
pub(crate) struct Player {
    playback: StoredValue<Playback>,
    timer: Timer,
    settings: RwSignal<Settings>,
    /// What the game screen shows.
    pub(crate) snapshot: RwSignal<Option<Snapshot>>,
    /// The events that led to the snapshot on show; none where the game was opened or a move was taken back.
    pub(crate) step: RwSignal<Option<Vec<SeenEvent>>>,
    /// Are there steps that have not been shown yet?
    pub(crate) behind: RwSignal<bool>,
}

impl Player {
    pub(crate) fn new(settings: RwSignal<Settings>) -> Player {
        Player {
            playback: StoredValue::default(),
            timer: Timer::new(),
            settings,
            snapshot: RwSignal::new(None),
            step: RwSignal::new(None),
            behind: RwSignal::new(false),
        }
    }

    /// Applies an update to the game on show; ignores those of other games.
    pub(crate) fn apply_update(self, update: protocol::Update) {
        let session = self.snapshot.with_untracked(|shown| shown.as_ref().map(|shown| shown.session));
        match update {
            protocol::Update::Moved { events, snapshot } if session == Some(snapshot.session) => {
                let speed = self.settings.with_untracked(|settings| settings.speed);
                let step = PlaybackStep { events, snapshot };
                let schedule = self.playback.try_update_value(|playback| playback.schedule(step, speed));
                match schedule {
                    Some(Schedule::Show(steps)) => self.show(steps),
                    Some(Schedule::Wait) | None => self.behind.set(true),
                }
            }
            protocol::Update::Returned { snapshot } if session == Some(snapshot.session) => {
                self.open(Some(*snapshot));
            }
            protocol::Update::Moved { .. }
            | protocol::Update::Returned { .. }
            | protocol::Update::Stuck { .. }
            | protocol::Update::Appraising { .. }
            | protocol::Update::Appraised { .. }
            | protocol::Update::TakenOver => {}
        }
    }

    /// Shows a game as it stands. Steps that still waited are dropped: they led to an older snapshot.
    pub(crate) fn open(self, snapshot: Option<Snapshot>) {
        self.stop();
        self.step.set(None);
        self.snapshot.set(snapshot);
        self.behind.set(false);
    }

    /// Shows everything that waits, at once. Returns whether anything waited.
    pub(crate) fn skip(self) -> bool {
        if !self.behind.get_untracked() {
            return false;
        }
        let steps = self.stop();
        self.step.set(steps.last().map(|step| step.events.clone()));
        self.advance(steps);
        true
    }

    fn show(self, steps: Vec<PlaybackStep>) {
        let Some(last) = steps.last() else { return };
        let events = last.events.clone();
        let pause = self.settings.with_untracked(|settings| pause(&events, settings.speed));
        self.step.set(Some(events));
        self.advance(steps);
        self.playback.update_value(Playback::begin);
        let over = move || {
            let next = self.playback.try_update_value(Playback::next).flatten();
            self.show(next.into_iter().collect());
        };
        self.timer.set(pause, over);
    }

    fn advance(self, steps: Vec<PlaybackStep>) {
        self.snapshot.update(|shown| {
            if let Some(shown) = shown {
                steps.into_iter().for_each(|step| advance(shown, step));
            }
        });
        self.behind.set(self.playback.with_value(Playback::is_behind));
    }

    fn stop(self) -> Vec<PlaybackStep> {
        self.timer.stop();
        self.playback.try_update_value(Playback::skip).unwrap_or_default()
    }
}
