//! When each move is shown: the bots' moves one at a time, the person's own at once. A tunnel's cards are turned before it is
//! known what comes of them, and whoever hands the device on first sees what their own move did.

mod player;
mod skip;
mod turning;

use std::collections::VecDeque;
use std::time::Duration;

use engine::{SeatId, SeenEvent};
use model::{Dig, mover};
use table::protocol::Snapshot;

pub(crate) use player::Player;
pub(crate) use skip::skip_by_touch;
pub(crate) use turning::Turning;

/// In milliseconds: how long the result of one's own move is shown before the device is handed on.
const RESULT: u64 = 1500;

/// The same for a tunnel that cost nothing more.
const LUCK: u64 = 1800;

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
    /// A try at a tunnel whose cards are being turned: what came of it is shown after that.
    digging: Option<PlaybackStep>,
    waiting: VecDeque<PlaybackStep>,
    /// The curtain that falls when the pause is over.
    curtain: Option<SeatId>,
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
    /// Takes in a new step. A person's own move never waits, and nothing waits where nothing has a pause.
    pub(crate) fn schedule(&mut self, step: PlaybackStep) -> Schedule {
        if step.is_bots() && self.busy {
            self.waiting.push_back(step);
            return Schedule::Wait;
        }
        let mut steps = self.skip();
        steps.push(step);
        Schedule::Show(steps)
    }

    /// The cards of this try at a tunnel are being turned.
    pub(crate) fn dig(&mut self, step: PlaybackStep) {
        self.busy = true;
        self.digging = Some(step);
    }

    /// All of its cards lie there: returns the step. `None` if it has been shown already.
    pub(crate) fn break_through(&mut self) -> Option<PlaybackStep> {
        self.digging.take()
    }

    /// Is it a person's tunnel whose cards are being turned? Skipping that still shows what came of it.
    pub(crate) fn is_own_dig(&self) -> bool {
        self.digging.as_ref().is_some_and(|step| !step.is_bots())
    }

    /// A step has just been put on show, for this long. The curtain is kept back meanwhile.
    pub(crate) fn begin(&mut self, pause: Duration, curtain: Option<SeatId>) {
        self.busy = !pause.is_zero();
        self.curtain = curtain;
    }

    /// The step on show stays there for longer.
    pub(crate) fn hold(&mut self) {
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
        self.digging.take().into_iter().chain(self.waiting.drain(..)).collect()
    }

    /// The curtain that was kept back, which falls now.
    pub(crate) fn take_curtain(&mut self) -> Option<SeatId> {
        self.curtain.take()
    }

    pub(crate) fn is_behind(&self) -> bool {
        self.digging.is_some() || !self.waiting.is_empty() || self.curtain.is_some()
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

/// How long a step stays on show before the next bot's move, or before the device is handed on, at a speed in percent.
pub(crate) fn pause(step: &PlaybackStep, speed: u16) -> Duration {
    let usual = beat(&step.events);
    let by_speed = if speed == 0 { 0 } else { usual * 100 / u64::from(speed) };
    let least = if step.is_bots() { 0 } else { least(step) };
    Duration::from_millis(by_speed.max(least))
}

/// How many milliseconds a person needs to see what happened in a step, at the usual speed.
pub(crate) fn beat(events: &[SeenEvent]) -> u64 {
    events.iter().map(weight).max().unwrap_or(0)
}

/// Is the curtain kept back while this step is on show? A blind card is shown by itself, and which tickets were kept is known
/// to whoever kept them: there the device can be handed on at once.
pub(crate) fn keeps_curtain_back(step: &PlaybackStep) -> bool {
    let is_seen = |event: &SeenEvent| {
        matches!(
            event,
            SeenEvent::Claimed { .. }
                | SeenEvent::StationBuilt { .. }
                | SeenEvent::TunnelDeclined { .. }
                | SeenEvent::DrewFaceUp { .. }
        )
    };
    step.is_bots() || step.events.iter().any(is_seen)
}

/// How many milliseconds a person's own move is on show at any speed: a tunnel that cost nothing more, and whatever the curtain
/// would hide.
fn least(step: &PlaybackStep) -> u64 {
    if Dig::of(&step.events).is_some_and(|dig| dig.is_through()) {
        LUCK
    } else if step.snapshot.curtain.is_some() && keeps_curtain_back(step) {
        RESULT
    } else {
        0
    }
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
