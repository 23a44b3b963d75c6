//! A risky move that nobody is asked about waits for some seconds before it is made: until then nothing has been seen or
//! spent, and it can be cancelled.

use std::time::Duration;

use engine::Action;
use leptos::prelude::*;
use model::is_risky;
use table::protocol::{Confirm, Snapshot};

use super::GameContext;
use crate::shared::Moment;
use crate::timer::Timer;

/// How long a move waits. The bar in the style takes as long.
const WAIT: Duration = Duration::from_secs(5);

/// The move that waits, if any.
#[derive(Clone, Copy)]
pub(super) struct Hold {
    /// With the moment in which it was chosen: at any other moment it no longer holds.
    action: RwSignal<Option<(Moment, Action)>>,
    timer: Timer,
}

impl Hold {
    pub(super) fn new() -> Hold {
        Hold { action: RwSignal::new(None), timer: Timer::new() }
    }
}

impl GameContext {
    /// Must this move be confirmed before it is made?
    pub(crate) fn asks_before(self, action: Action) -> bool {
        match self.shared.settings.with_untracked(|settings| settings.confirm) {
            Confirm::Always => true,
            Confirm::OnTouch => self.is_touched() || self.is_at_risk(action),
            Confirm::Undo | Confirm::Never => false,
        }
    }

    /// In a lesson nothing is at risk: only the move that it is about is accepted.
    fn is_at_risk(self, action: Action) -> bool {
        let is_at_risk = |snapshot: &Snapshot| !snapshot.is_lesson() && is_risky(&snapshot.view, action);
        self.shared.snapshot.with_untracked(|snapshot| snapshot.as_ref().is_some_and(is_at_risk))
    }

    /// Does the action, if it is legal and no request is under way; where the person has chosen so, after a while.
    pub(crate) fn play(self, action: Action) {
        let waits = self.shared.settings.with_untracked(|settings| settings.confirm) == Confirm::Undo
            && self.is_at_risk(action)
            && !untrack(|| self.is_busy());
        match self.moment().filter(|_| waits) {
            Some(moment) => {
                self.hold.action.set(Some((moment, action)));
                self.hold.timer.set(WAIT, move || self.play_held());
            }
            None => self.play_now(action),
        }
    }

    /// The move that waits.
    pub(crate) fn held(self) -> Option<Action> {
        let (moment, action) = self.hold.action.get()?;
        (Some(moment) == self.shared.snapshot.with(super::moment)).then_some(action)
    }

    /// Makes the move that waits.
    pub(crate) fn play_held(self) {
        if let Some(action) = untrack(|| self.held()) {
            self.cancel_held();
            self.play_now(action);
        }
    }

    /// Makes nothing of it.
    pub(crate) fn cancel_held(self) {
        self.hold.timer.stop();
        self.hold.action.set(None);
    }
}
