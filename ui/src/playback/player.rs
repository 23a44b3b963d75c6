//! Feeds the table's updates, each at its time, into the signals that the game screen shows.

use std::time::Duration;

use engine::SeenEvent;
use leptos::prelude::*;
use model::Dig;
use table::protocol::{self, Settings, Snapshot};

use super::{Playback, PlaybackStep, Schedule, Turning, advance, keeps_curtain_back, pause};
use crate::look;
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
    /// The tunnel on show.
    pub(crate) turning: RwSignal<Option<Turning>>,
    /// Are there steps that have not been shown yet, or a curtain that has not fallen?
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
            turning: RwSignal::new(None),
            behind: RwSignal::new(false),
        }
    }

    /// Applies an update to the game on show; ignores those of other games.
    pub(crate) fn apply_update(self, update: protocol::Update) {
        let session = self.snapshot.with_untracked(|shown| shown.as_ref().map(|shown| shown.session));
        match update {
            protocol::Update::Moved { events, snapshot } if session == Some(snapshot.session) => {
                let step = PlaybackStep { events, snapshot };
                let schedule = self.playback.try_update_value(|playback| playback.schedule(step));
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
        self.playback.update_value(|playback| *playback = Playback::default());
        self.step.set(None);
        self.turning.set(None);
        self.snapshot.set(snapshot);
        self.behind.set(false);
    }

    /// Shows a moment of a game that is walked through: reached by this step, or by a jump.
    pub(crate) fn visit(self, snapshot: Snapshot, step: Option<Vec<SeenEvent>>) {
        self.stop();
        self.turning.set(step.as_deref().and_then(Dig::of).map(Turning::end));
        self.step.set(step);
        self.snapshot.set(Some(snapshot));
        self.behind.set(false);
    }

    /// Shows everything that waits, at once; of one's own tunnel first what came of it. Returns whether anything waited.
    pub(crate) fn skip(self) -> bool {
        if !self.behind.get_untracked() {
            return false;
        }
        if self.playback.with_value(Playback::is_own_dig) {
            self.break_through();
            return true;
        }
        let steps = self.stop();
        if let Some(last) = steps.last() {
            self.put_on_show(last);
            self.advance(steps);
        }
        self.lower_curtain();
        true
    }

    /// A curtain that was kept back while the last move was on show falls now.
    pub(crate) fn lower_curtain(self) {
        if let Some(seat) = self.playback.try_update_value(Playback::take_curtain).flatten() {
            self.snapshot.update(|shown| shown.iter_mut().for_each(|shown| shown.curtain = Some(seat)));
        }
        self.behind.set(self.playback.with_value(Playback::is_behind));
    }

    /// What is on show stays there for this long, whatever else has happened.
    pub(crate) fn hold(self, long: Duration) {
        self.playback.update_value(Playback::hold);
        self.timer.set(long, move || self.go_on());
    }

    fn show(self, mut steps: Vec<PlaybackStep>) {
        let Some(last) = steps.last() else { return };
        let dig = Dig::of(&last.events).filter(|dig| !dig.cards.is_empty() && self.turns_cards(last));
        match (dig, steps.pop()) {
            (Some(dig), Some(last)) => {
                self.advance(steps);
                self.playback.update_value(|playback| playback.dig(last));
                self.behind.set(true);
                self.turn(Turning::begin(dig));
            }
            (None, Some(last)) => {
                self.advance(steps);
                self.reveal(last);
            }
            (_, None) => {}
        }
    }

    /// Are the cards of this tunnel turned one at a time? One's own always are, where things may move.
    fn turns_cards(self, step: &PlaybackStep) -> bool {
        let is_at_once = self.settings.with_untracked(|settings| settings.speed == 0);
        !(look::is_still() || step.is_bots() && is_at_once)
    }

    /// Shows the tunnel like this, and after a moment with one more card.
    fn turn(self, turning: Turning) {
        let speed = self.settings.with_untracked(|settings| settings.speed);
        let is_own = self.playback.with_value(Playback::is_own_dig);
        if speed == 0 && !is_own {
            // The speed was changed meanwhile.
            return self.break_through();
        }
        let beat = turning.beat(if is_own { 100 } else { speed });
        self.turning.set(Some(turning.clone()));
        self.timer.set(beat, move || match turning.next() {
            Some(next) => self.turn(next),
            None => self.break_through(),
        });
    }

    /// All cards of the tunnel are turned: shows what came of it.
    fn break_through(self) {
        if let Some(step) = self.playback.try_update_value(Playback::break_through).flatten() {
            self.reveal(step);
        }
    }

    /// Shows a step, and whatever waits once its pause is over.
    fn reveal(self, step: PlaybackStep) {
        let speed = self.settings.with_untracked(|settings| settings.speed);
        let pause = pause(&step, speed);
        self.put_on_show(&step);
        self.snapshot.update(|shown| {
            if let Some(shown) = shown {
                let keeps_back = !pause.is_zero() && keeps_curtain_back(&step);
                advance(shown, step);
                let curtain = if keeps_back { shown.curtain.take() } else { None };
                self.playback.update_value(|playback| playback.begin(pause, curtain));
            }
        });
        self.behind.set(self.playback.with_value(Playback::is_behind));
        self.timer.set(pause, move || self.go_on());
    }

    /// The pause is over.
    fn go_on(self) {
        self.lower_curtain();
        let speed = self.settings.with_untracked(|settings| settings.speed);
        let next = self.playback.try_update_value(|playback| {
            if speed == 0 { playback.skip() } else { playback.next().into_iter().collect() }
        });
        self.show(next.unwrap_or_default());
    }

    /// What the parts of the screen show of a step by itself.
    fn put_on_show(self, step: &PlaybackStep) {
        self.turning.set(Dig::of(&step.events).map(Turning::end));
        self.step.set(Some(step.events.clone()));
    }

    fn advance(self, steps: Vec<PlaybackStep>) {
        if steps.is_empty() {
            return;
        }
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
