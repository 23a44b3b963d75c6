//! Why a move makes sense, in terms that a coach can put into words.

use super::bits;
use super::finish::{ticket_gain, unfinished};
use super::need::Needs;
use super::plan::Plan;
use super::sight::Sight;
use super::station::borrows_for;
use crate::choice::Reason;
use engine::{Action, CityId, RouteId, TicketId};

/// With so many trains or fewer the last round begins (R20).
const LAST: u8 = 2;

/// What speaks for this action of the sight's seat.
pub(crate) fn reasons(sight: &Sight<'_>, action: Action) -> Vec<Reason> {
    match action {
        Action::Claim { route, .. } => of_claim(sight, route),
        Action::DrawFaceUp { slot } => of_card(sight, slot),
        Action::DrawBlind => vec![Reason::Unseen],
        Action::DrawTickets => vec![Reason::MoreTickets],
        Action::BuildStation { city, .. } => of_station(sight, city),
        Action::PayTunnel { extra } => vec![Reason::Tunnel(extra.total())],
        Action::KeepTickets { .. } | Action::DeclineTunnel | Action::Pass => Vec::new(),
    }
}

fn of_claim(sight: &Sight<'_>, id: RouteId) -> Vec<Reason> {
    let route = sight.board.map.route(id);
    let waiting = unfinished(sight);
    let completes = |ticket: &TicketId| ticket_gain(sight, bits::ticket(*ticket), bits::route(id)) > 0;
    let done: Vec<TicketId> = bits::tickets(waiting).filter(completes).collect();
    let mut reasons: Vec<Reason> = done.iter().map(|ticket| Reason::CompletesTicket(*ticket)).collect();
    for ticket in bits::tickets(waiting).filter(|ticket| !done.contains(ticket)) {
        let way = Plan::new(sight, bits::ticket(ticket), u16::MAX, None);
        if way.routes & bits::route(id) != 0 {
            reasons.push(Reason::AdvancesTicket(ticket));
        }
    }
    reasons.push(Reason::RoutePoints(route.points()));
    if route.is_tunnel() {
        reasons.push(Reason::Tunnel(1));
    }
    if !sight.is_last_turn() && sight.trains() <= LAST + route.length {
        reasons.push(Reason::EndsGame);
    }
    reasons
}

fn of_card(sight: &Sight<'_>, slot: u8) -> Vec<Reason> {
    let plan = Plan::new(sight, sight.tickets(), u16::MAX, None);
    let needs = Needs::of(sight, plan.routes);
    let card = sight.row().get(usize::from(slot)).copied().flatten();
    let needed = card
        .filter(|card| needs.missing(*card) > 0 || (card.is_locomotive() && needs.total_missing(sight) > 0));
    needed.map(Reason::NeedsCard).into_iter().collect()
}

fn of_station(sight: &Sight<'_>, city: CityId) -> Vec<Reason> {
    let helped = |ticket: &TicketId| borrows_for(sight, city, *ticket);
    bits::tickets(unfinished(sight)).filter(helped).map(Reason::Borrows).collect()
}
