//! Takes the table's updates to the signals that the game screen shows, each at its time.

use engine::SeenEvent;
use leptos::prelude::*;
use table::protocol::{self, Settings, Snapshot};

use super::{Now, Playback, Step, advance, pause};
use crate::timer::Timer;

#[derive(Clone, Copy)]
pub(crate) struct Player {
    playback: StoredValue<Playback>,
    timer: Timer,
    settings: RwSignal<Settings>,
    /// What the game screen shows.
    pub(crate) snapshot: RwSignal<Option<Snapshot>>,
    /// The events that led to what is shown; none where it was opened or taken back.
    pub(crate) step: RwSignal<Option<Vec<SeenEvent>>>,
    /// More has happened than is shown.
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

    /// Takes an update into the game that is shown; one of another game is not for this screen.
    pub(crate) fn hear(self, update: protocol::Update) {
        let session = self.snapshot.with_untracked(|shown| shown.as_ref().map(|shown| shown.session));
        match update {
            protocol::Update::Moved { events, snapshot } if session == Some(snapshot.session) => {
                let speed = self.settings.with_untracked(|settings| settings.speed);
                let step = Step { events, snapshot };
                let now = self.playback.try_update_value(|playback| playback.hear(step, speed));
                match now {
                    Some(Now::Show(steps)) => self.show(steps),
                    Some(Now::Wait) | None => self.behind.set(true),
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

    /// Shows a game as it stands. What waited belongs to a game that is no longer shown like that.
    pub(crate) fn open(self, snapshot: Option<Snapshot>) {
        self.stop();
        self.step.set(None);
        self.snapshot.set(snapshot);
        self.behind.set(false);
    }

    /// Shows everything that waits at once; says whether anything did.
    pub(crate) fn skip(self) -> bool {
        if !self.behind.get_untracked() {
            return false;
        }
        let steps = self.stop();
        self.step.set(steps.last().map(|step| step.events.clone()));
        self.advance(steps);
        true
    }

    fn show(self, steps: Vec<Step>) {
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

    fn advance(self, steps: Vec<Step>) {
        self.snapshot.update(|shown| {
            if let Some(shown) = shown {
                steps.into_iter().for_each(|step| advance(shown, step));
            }
        });
        self.behind.set(self.playback.with_value(Playback::is_behind));
    }

    fn stop(self) -> Vec<Step> {
        self.timer.stop();
        self.playback.try_update_value(Playback::skip).unwrap_or_default()
    }
}
