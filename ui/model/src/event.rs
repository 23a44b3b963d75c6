//! Which seat an event comes from.

use engine::{SeatId, SeenEvent};

/// The seat whose action these events come from.
pub fn mover(events: &[SeenEvent]) -> Option<SeatId> {
    events.iter().find_map(acting)
}

/// The seat that acts in this event, if one does.
pub(crate) fn acting(event: &SeenEvent) -> Option<SeatId> {
    match *event {
        SeenEvent::TicketsOffered { seat, .. }
        | SeenEvent::OpeningKept { seat, .. }
        | SeenEvent::TicketsKept { seat, .. }
        | SeenEvent::DrewBlind { seat, .. }
        | SeenEvent::DrewFaceUp { seat, .. }
        | SeenEvent::TunnelTried { seat, .. }
        | SeenEvent::TunnelDeclined { seat, .. }
        | SeenEvent::Claimed { seat, .. }
        | SeenEvent::StationBuilt { seat, .. }
        | SeenEvent::Passed { seat } => Some(seat),
        SeenEvent::Began { .. }
        | SeenEvent::Dealt { .. }
        | SeenEvent::TurnedUp { .. }
        | SeenEvent::RowDiscarded
        | SeenEvent::Reshuffled { .. }
        | SeenEvent::OpeningOver { .. }
        | SeenEvent::TunnelCard { .. }
        | SeenEvent::TunnelExtra { .. }
        | SeenEvent::LastRound { .. }
        | SeenEvent::Ended => None,
    }
}
