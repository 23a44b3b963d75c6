//! Where to tap for what a lesson waits for.

use engine::{Action, TicketId};
use model::Spotlight;
use table::protocol::Snapshot;

/// The place on the map.
pub(super) fn light(action: Action) -> Spotlight {
    match action {
        Action::Claim { route, .. } => Spotlight::Route(route),
        Action::BuildStation { city, .. } => Spotlight::City(city),
        Action::DrawBlind
        | Action::DrawFaceUp { .. }
        | Action::DrawTickets
        | Action::KeepTickets { .. }
        | Action::PayTunnel { .. }
        | Action::DeclineTunnel
        | Action::Pass => Spotlight::None,
    }
}

/// The place beside the map, as a word for the style.
pub(crate) fn hint(snapshot: &Snapshot) -> Option<String> {
    let mine = snapshot.view.viewer.is_some() && snapshot.view.viewer == snapshot.view.to_move;
    let action = snapshot.lesson.as_ref()?.awaits.filter(|_| mine)?;
    Some(match action {
        Action::DrawBlind => "draw-deck".into(),
        Action::DrawFaceUp { slot } => format!("draw-{slot}"),
        Action::DrawTickets => "tickets".into(),
        Action::BuildStation { .. } => "station".into(),
        Action::PayTunnel { .. } => "pay".into(),
        Action::DeclineTunnel => "leave".into(),
        Action::Claim { .. } | Action::KeepTickets { .. } | Action::Pass => return None,
    })
}

/// Is this the action that the lesson waits for?
pub(crate) fn wants(snapshot: &Snapshot, action: Action) -> bool {
    snapshot.lesson.as_ref().is_some_and(|step| step.awaits == Some(action))
}

/// Does the lesson want this ticket to be kept? `None` where it waits for something else.
pub(crate) fn wants_ticket(snapshot: &Snapshot, ticket: TicketId) -> Option<bool> {
    match snapshot.lesson.as_ref().and_then(|step| step.awaits) {
        Some(Action::KeepTickets { keep }) => {
            Some(snapshot.view.offer.split(keep).0.tickets().contains(&ticket))
        }
        Some(_) | None => None,
    }
}
