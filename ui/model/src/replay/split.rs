//! The events of a game, by actions.

use engine::SeenEvent;

use crate::event::acting;

/// How many events there have been after each action. The first is the deal, which nobody does.
pub(super) fn steps(events: &[SeenEvent]) -> Vec<usize> {
    let mut ends = Vec::new();
    let mut dug = false;
    let opening = events.iter().position(|event| matches!(event, SeenEvent::OpeningKept { .. }));
    let dealt = opening.unwrap_or(events.len());
    for (at, event) in events.iter().enumerate().skip(dealt) {
        // A tunnel without extra cost is claimed by the action that tried it.
        let goes_on = dug && matches!(event, SeenEvent::Claimed { .. });
        if acting(event).is_some() && !goes_on {
            ends.push(at);
        }
        dug = match event {
            SeenEvent::TunnelTried { .. } => true,
            SeenEvent::TunnelExtra { .. } | SeenEvent::Claimed { .. } => false,
            _ => dug,
        };
    }
    ends.push(events.len());
    ends
}
