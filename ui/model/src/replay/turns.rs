//! The steps of a game, by turns.

use engine::{SeatId, SeenEvent};

use crate::event::mover;

/// The step at which each turn begins. The first is the opening, to which the deal belongs and everyone's first choice.
pub(super) fn turns(events: &[SeenEvent], ends: &[usize]) -> Vec<usize> {
    let mut turns = vec![0];
    let mut last: Option<SeatId> = None;
    for (step, range) in (1..).zip(ends.windows(2)) {
        let Some(of_step) = events.get(range[0]..range[1]) else { break };
        let is_opening = matches!(of_step.first(), Some(SeenEvent::OpeningKept { .. }));
        let seat = mover(of_step);
        if !is_opening && seat != last {
            turns.push(step);
        }
        last = if is_opening { None } else { seat };
    }
    turns
}
