//! What is shown when: the moves of bots one at a time, one's own at once.

mod player;
mod skip;

use std::collections::VecDeque;
use std::time::Duration;

use engine::SeenEvent;
use model::mover;
use table::protocol::Snapshot;

pub(crate) use player::Player;
pub(crate) use skip::skip_by_touch;

/// One action of one seat: what this viewer saw of it, and how the game stood then.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Step {
    pub(crate) events: Vec<SeenEvent>,
    pub(crate) snapshot: Box<Snapshot>,
}

impl Step {
    /// Is this a move that the people at the table wait for and watch?
    fn is_bots(&self) -> bool {
        let seat = mover(&self.events).and_then(|seat| self.snapshot.seats.get(seat.index()));
        seat.is_some_and(|seat| !seat.is_person())
    }
}

/// The steps that wait for their time, the oldest first.
#[derive(Debug, Default)]
pub(crate) struct Playback {
    waiting: VecDeque<Step>,
    /// The step that is shown now has not had its time yet.
    busy: bool,
}

/// What has to be done about a step that was heard of.
#[derive(Debug, PartialEq)]
pub(crate) enum Now {
    /// Show these, one right after the other: only the last of them will be seen.
    Show(Vec<Step>),
    /// It waits for its time.
    Wait,
}

impl Playback {
    /// Hears of a step. A person's own move is never kept waiting, nor is anything where the speed is "at once".
    pub(crate) fn hear(&mut self, step: Step, speed: u16) -> Now {
        if step.is_bots() && speed > 0 && self.busy {
            self.waiting.push_back(step);
            return Now::Wait;
        }
        let mut steps = self.skip();
        steps.push(step);
        Now::Show(steps)
    }

    /// A step is shown from now on.
    pub(crate) fn begin(&mut self) {
        self.busy = true;
    }

    /// The step that is shown has had its time: the one that comes next, if any waits.
    pub(crate) fn next(&mut self) -> Option<Step> {
        self.busy = false;
        self.waiting.pop_front()
    }

    /// Everything that waits, at once.
    pub(crate) fn skip(&mut self) -> Vec<Step> {
        self.busy = false;
        self.waiting.drain(..).collect()
    }

    pub(crate) fn is_behind(&self) -> bool {
        !self.waiting.is_empty()
    }
}

/// The game that is shown, one step on.
pub(crate) fn advance(shown: &mut Snapshot, step: Step) {
    let mut snapshot = *step.snapshot;
    // The table leaves out the history that this viewer has.
    if snapshot.view.viewer == shown.view.viewer {
        snapshot.view.history = std::mem::take(&mut shown.view.history);
        snapshot.view.history.extend(step.events);
    }
    *shown = snapshot;
}

/// How long a step stays before the next bot's may be shown, at a speed in percent.
pub(crate) fn pause(events: &[SeenEvent], speed: u16) -> Duration {
    let usual = events.iter().map(weight).max().unwrap_or(0);
    Duration::from_millis(if speed == 0 { 0 } else { usual * 100 / u64::from(speed) })
}

/// Milliseconds in which an event can be taken in.
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
