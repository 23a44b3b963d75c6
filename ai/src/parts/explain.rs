//! The reasons for a move, which a coach puts into words.

use super::bits;
use super::finish::{ticket_gain, unfinished};
use super::need::Needs;
use super::path::{CLOSED, Costs, cheapest};
use super::plan::Plan;
use super::rush;
use super::sight::Sight;
use super::station::borrows_for;
use crate::choice::Reason;
use engine::{Action, Card, CityId, Keep, Phase, RouteId, TicketId};

/// With this many trains or fewer the last round begins (R20).
const LAST: u8 = 2;

/// The reasons for this action, by the plan that the bot follows.
pub(crate) fn reasons(sight: &Sight<'_>, action: Action, plan: &Plan) -> Vec<Reason> {
    match action {
        Action::Claim { route, .. } => of_claim(sight, route, plan),
        Action::DrawFaceUp { slot } => of_card(sight, slot, plan),
        Action::DrawBlind => vec![Reason::Unseen],
        Action::DrawTickets => vec![Reason::MoreTickets],
        Action::BuildStation { city, .. } => of_station(sight, city, plan),
        Action::PayTunnel { extra } => vec![Reason::Tunnel(extra.total())],
        Action::KeepTickets { keep } => of_tickets(sight, keep),
        Action::DeclineTunnel => match sight.phase() {
            Phase::Tunnel(tunnel) => vec![Reason::LeavesTunnel(tunnel.extra)],
            Phase::Opening | Phase::Choose | Phase::SecondCard | Phase::Tickets | Phase::Over => Vec::new(),
        },
        Action::Pass => vec![Reason::Stuck],
    }
}

/// Whether the tickets kept can be completed, and how much longer those put back would have taken.
fn of_tickets(sight: &Sight<'_>, keep: Keep) -> Vec<Reason> {
    let (kept, returned) = sight.offer().split(keep);
    let held = kept.tickets().iter().fold(sight.tickets(), |set, ticket| set | bits::ticket(*ticket));
    let plan = |tickets: u64| Plan::new(sight, tickets, u16::MAX, None);
    let own = plan(held);
    let kept = kept.tickets().iter().map(|ticket| {
        let is_aim = own.aims & bits::ticket(*ticket) != 0;
        if is_aim { Reason::Keeps(*ticket) } else { Reason::KeepsInVain(*ticket) }
    });
    let returned = returned.tickets().iter().map(|ticket| {
        let more = plan(held | bits::ticket(*ticket)).cost.saturating_sub(own.cost);
        Reason::PutsBack(*ticket, more)
    });
    kept.chain(returned).collect()
}

fn of_claim(sight: &Sight<'_>, id: RouteId, plan: &Plan) -> Vec<Reason> {
    let route = sight.board.map.route(id);
    let claimed = bits::route(id);
    let waiting = unfinished(sight);
    let completes = |ticket: &TicketId| ticket_gain(sight, bits::ticket(*ticket), claimed) > 0;
    let done: Vec<TicketId> = bits::tickets(waiting).filter(completes).collect();
    let mut reasons: Vec<Reason> = done.iter().map(|ticket| Reason::CompletesTicket(*ticket)).collect();
    for ticket in bits::tickets(waiting).filter(|ticket| !done.contains(ticket)) {
        if serves(sight, plan, ticket, id) {
            let lost = !is_possible(sight, ticket, 0, claimed);
            reasons.push(if lost { Reason::KeepsPossible(ticket) } else { Reason::AdvancesTicket(ticket) });
        } else if is_possible(sight, ticket, 0, 0) && !is_possible(sight, ticket, claimed, 0) {
            reasons.push(Reason::GivesUp(ticket));
        }
    }
    reasons.push(Reason::RoutePoints(route.points));
    let [before, after] = [sight.own(), sight.own() | claimed].map(|routes| sight.board.map.longest(routes));
    let theirs = sight.opponents().map(|seat| sight.board.map.longest(sight.routes_of(seat))).max();
    if after > before && Some(after) >= theirs {
        reasons.push(Reason::LongestPath(after));
    }
    if route.is_tunnel() {
        reasons.push(Reason::Tunnel(1));
    }
    if !sight.is_last_turn() && sight.trains() <= LAST + route.length {
        reasons.push(Reason::EndsGame);
    } else if !sight.is_last_turn()
        && waiting & !done.iter().fold(0, |set, t| set | bits::ticket(*t)) == 0
        && sight.lead() > 0
    {
        // Ahead in points and nothing left to complete: every train placed takes time from the others.
        reasons.push(Reason::Tempo);
    }
    reasons
}

/// Is this route, or its twin in its place, part of what the plan claims for this ticket: on the cheapest of its paths, or
/// on all of them?
fn serves(sight: &Sight<'_>, plan: &Plan, ticket: TicketId, id: RouteId) -> bool {
    let tracks = bits::route(id) | sight.board.map.route(id).twin.map_or(0, bits::route);
    if plan.aims & bits::ticket(ticket) == 0 || plan.routes & tracks == 0 {
        return false;
    }
    let ends = sight.board.map.ticket(ticket).ends;
    let mut costs = Costs::new(sight.board, sight.own(), plan.routes);
    costs.set(plan.borrowed, 0);
    if cheapest(sight.board, &costs, ends).is_some_and(|path| path.routes & tracks != 0) {
        return true;
    }
    costs.set(plan.routes & tracks, CLOSED);
    cheapest(sight.board, &costs, ends).is_none()
}

/// Could this ticket still be completed after the seat claims `claimed`, without the routes in `closed`? If the seat has
/// stations left, the answer is yes.
fn is_possible(sight: &Sight<'_>, ticket: TicketId, claimed: u128, closed: u128) -> bool {
    if sight.stations_left() > 0 {
        return true;
    }
    let trains = u16::from(sight.trains()).saturating_sub(sight.board.length_of(claimed));
    let own = sight.own() | claimed;
    // R17: at a small table, owning one track of a double route closes the other.
    let is_small = sight.opponents().count() + 1 < usize::from(sight.board.map.features().both_tracks_from);
    let twins = bits::routes(closed).filter_map(|id| sight.board.map.route(id).twin).filter(|_| is_small);
    let closed = closed | twins.fold(0, |set, id| set | bits::route(id));
    // Costs in trains, not in turns: the question is whether there are enough trains.
    let mut costs = Costs::new(sight.board, own, sight.open() & !closed);
    for route in bits::routes(sight.open() & !closed & !own) {
        costs.set(bits::route(route), sight.board.map.route(route).length);
    }
    let path = cheapest(sight.board, &costs, sight.board.map.ticket(ticket).ends);
    path.is_some_and(|path| u16::from(path.cost) <= trains)
}

/// What a card is for: the plan, a long route, or none in particular.
fn of_card(sight: &Sight<'_>, slot: u8, plan: &Plan) -> Vec<Reason> {
    let Some(card) = sight.row().get(usize::from(slot)).copied().flatten() else { return Vec::new() };
    let needs = Needs::of(sight, plan.routes);
    if needs.missing(card) > 0 || (card.is_locomotive() && needs.total_missing(sight) > 0) {
        return vec![Reason::NeedsCard(card)];
    }
    let targets = rush::targets(sight);
    let (hand, wild) = (sight.hand(), sight.hand().locomotives());
    let length = |colour: Card| sight.board.longest_in(colour, targets);
    let shorter = |colour: &Card| hand[*colour] + wild < length(*colour);
    let longest = if card.is_locomotive() {
        Card::COLOURS.into_iter().filter(shorter).map(length).max()
    } else {
        Some(card).filter(shorter).map(length)
    };
    vec![longest.map_or(Reason::SpareCard(card), |length| Reason::TowardRoute(card, length))]
}

/// The tickets that a station completes, or will once the rest of their path is claimed.
fn of_station(sight: &Sight<'_>, city: CityId, plan: &Plan) -> Vec<Reason> {
    let lent = sight.board.touching(city) & plan.borrowed;
    let planned = |ticket: TicketId| {
        let mut costs = Costs::new(sight.board, sight.own(), plan.routes);
        costs.set(plan.borrowed, 0);
        let path = cheapest(sight.board, &costs, sight.board.map.ticket(ticket).ends);
        plan.aims & bits::ticket(ticket) != 0 && path.is_some_and(|path| path.routes & lent != 0)
    };
    let helped = |ticket: &TicketId| borrows_for(sight, city, *ticket) || planned(*ticket);
    bits::tickets(unfinished(sight)).filter(helped).map(Reason::Borrows).collect()
}
