//! When each move is shown: the bots' moves one at a time, the person's own at once.

mod player;
mod skip;

use std::collections::VecDeque;
use std::time::Duration;

use engine::SeenEvent;
use model::mover;
use table::protocol::Snapshot;

pub(crate) use player::Player;
pub(crate) use skip::skip_by_touch;

/// One action of one seat: the events that this viewer saw, and the game after them.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct PlaybackStep {
    pub(crate) events: Vec<SeenEvent>,
    pub(crate) snapshot: Box<Snapshot>,
}

impl PlaybackStep {
    /// Is this a bot's move? Only those are played back one at a time.
    fn is_bots(&self) -> bool {
        let seat = mover(&self.events).and_then(|seat| self.snapshot.seats.get(seat.index()));
        seat.is_some_and(|seat| !seat.is_person())
    }
}

/// The steps that are still to be shown, the oldest first.
#[derive(Debug, Default)]
pub(crate) struct Playback {
    waiting: VecDeque<PlaybackStep>,
    /// A step is on show and its pause has not ended yet.
    busy: bool,
}

/// What to do with a step that has just arrived.
#[derive(Debug, PartialEq)]
pub(crate) enum Schedule {
    /// Show these at once, one right after the other: only the last of them will be seen.
    Show(Vec<PlaybackStep>),
    /// The step was queued.
    Wait,
}

impl Playback {
    /// Takes in a new step. A person's own move never waits, and nothing waits where the speed is "at once" (0).
    pub(crate) fn schedule(&mut self, step: PlaybackStep, speed: u16) -> Schedule {
        if step.is_bots() && speed > 0 && self.busy {
            self.waiting.push_back(step);
            return Schedule::Wait;
        }
        let mut steps = self.skip();
        steps.push(step);
        Schedule::Show(steps)
    }

    /// A step has just been put on show.
    pub(crate) fn begin(&mut self) {
        self.busy = true;
    }

    /// The pause after the step on show is over: returns the next one, if any waits.
    pub(crate) fn next(&mut self) -> Option<PlaybackStep> {
        self.busy = false;
        self.waiting.pop_front()
    }

    /// Empties the queue and returns all of it.
    pub(crate) fn skip(&mut self) -> Vec<PlaybackStep> {
        self.busy = false;
        self.waiting.drain(..).collect()
    }

    pub(crate) fn is_behind(&self) -> bool {
        !self.waiting.is_empty()
    }
}

/// Brings the game on show one step forward.
pub(crate) fn advance(shown: &mut Snapshot, step: PlaybackStep) {
    let mut snapshot = *step.snapshot;
    // The table leaves out the history that this viewer already has.
    if snapshot.view.viewer == shown.view.viewer {
        snapshot.view.history = std::mem::take(&mut shown.view.history);
        snapshot.view.history.extend(step.events);
    }
    *shown = snapshot;
}

/// How long a step stays on show before the next bot's move, at a speed in percent.
pub(crate) fn pause(events: &[SeenEvent], speed: u16) -> Duration {
    let usual = events.iter().map(weight).max().unwrap_or(0);
    Duration::from_millis(if speed == 0 { 0 } else { usual * 100 / u64::from(speed) })
}

/// How many milliseconds a person needs to notice an event, at the usual speed.
fn weight(event: &SeenEvent) -> u64 {
    match event {
        SeenEvent::Began { .. } | SeenEvent::Dealt { .. } => 0,
        SeenEvent::OpeningKept { .. } | SeenEvent::OpeningOver { .. } => 200,
        SeenEvent::TurnedUp { .. } | SeenEvent::Reshuffled { .. } => 600,
        SeenEvent::DrewBlind { .. } | SeenEvent::DrewFaceUp { .. } | SeenEvent::Passed { .. } => 700,
        SeenEvent::TicketsOffered { .. }
        | SeenEvent::TicketsKept { .. }
        | SeenEvent::TunnelDeclined { .. } => 900,
        SeenEvent::RowDiscarded | SeenEvent::StationBuilt { .. } | SeenEvent::Claimed { .. } => 1400,
        SeenEvent::TunnelTried { .. } | SeenEvent::TunnelCard { .. } | SeenEvent::TunnelExtra { .. } => 1600,
        SeenEvent::LastRound { .. } | SeenEvent::Ended => 1800,
    }
}

#[cfg(test)]
mod tests;
