//! The last turn: whatever scores most at once.

use super::bits;
use super::need::Needs;
use super::path::{Costs, cheapest};
use super::pay;
use super::sight::Sight;
use engine::Action;

/// The claim or the station that gains most points now, if any gains points.
pub(crate) fn best(sight: &Sight<'_>) -> Option<Action> {
    let needs = Needs::default();
    let waiting = unfinished(sight);
    let mut best = None;
    let mut most = 0;
    for id in bits::routes(sight.open()) {
        let Some(action) = pay::claim(sight, id, &needs) else { continue };
        let Action::Claim { payment, .. } = action else { continue };
        let route = sight.board.map.route(id);
        let completed = ticket_gain(sight, waiting, bits::route(id));
        let mut gain = (i16::from(route.points) + completed) * 4;
        // R31: about every second tunnel costs more than was shown.
        if route.is_tunnel() && pay::reserve(sight, payment) == 0 {
            gain /= 2;
        }
        if gain > most {
            (best, most) = (Some(action), gain);
        }
    }
    if waiting != 0
        && sight.stations_left() > 0
        && let Some(payment) = pay::station_payment(sight, &needs)
    {
        let unused = i16::from(sight.board.map.features().unused_station);
        for route in bits::routes(sight.others()) {
            let gain = (ticket_gain(sight, waiting, bits::route(route)) - unused) * 4;
            let ends = sight.board.map.route(route).ends;
            let site = ends.into_iter().find(|city| sight.all_stations() & bits::city(*city) == 0);
            if gain > most
                && let Some(city) = site
            {
                (best, most) = (Some(Action::BuildStation { city, payment }), gain);
            }
        }
    }
    best
}

/// The tickets not completed. Existing stations are assumed to lend every route that they touch.
pub(crate) fn unfinished(sight: &Sight<'_>) -> u64 {
    let costs = joined(sight, 0);
    let is_open = |ticket: &engine::TicketId| {
        cheapest(sight.board, &costs, sight.board.map.ticket(*ticket).ends).is_none()
    };
    bits::tickets(sight.tickets()).filter(is_open).fold(0, |set, ticket| set | bits::ticket(ticket))
}

/// The points gained by the tickets that one more route completes. Each counts twice: its points are won, and not lost.
pub(crate) fn ticket_gain(sight: &Sight<'_>, waiting: u64, route: u128) -> i16 {
    if waiting == 0 {
        return 0;
    }
    let costs = joined(sight, route);
    let gain = |ticket: engine::TicketId| {
        let ticket = sight.board.map.ticket(ticket);
        let done = cheapest(sight.board, &costs, ticket.ends).is_some();
        if done { 2 * i16::from(ticket.points) } else { 0 }
    };
    bits::tickets(waiting).map(gain).sum()
}

/// Costs 0 for routes that the seat can use; all others are closed.
fn joined(sight: &Sight<'_>, more: u128) -> Costs {
    let lent = bits::cities(sight.stations()).fold(0, |set, city| set | sight.board.touching(city));
    Costs::new(sight.board, sight.own() | more | (lent & sight.others()), 0)
}
