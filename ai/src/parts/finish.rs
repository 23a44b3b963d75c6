//! The last turn: whatever scores most at once.

use super::bits;
use super::need::Needs;
use super::path::{Costs, cheapest};
use super::pay;
use super::sight::{Sight, Standing};
use super::tunnel;
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

/// As [`best`], but it also counts the longest path, uses stations as the rules do, and knows what a tunnel may cost. Compares
/// every payment for a tunnel, so it is too slow for imagined games.
pub(crate) fn exact(sight: &Sight<'_>) -> Option<Action> {
    let Some(before) = sight.standing_after(None) else { return best(sight) };
    let mut best = None;
    let mut most = 0.0;
    let (mut seen, mut sites) = (0u128, 0u64);
    for action in sight.legal() {
        let gain = match action {
            Action::Claim { route, payment } => {
                let is_tunnel = sight.board.map.route(route).is_tunnel();
                // All payments for a plain route gain the same.
                if !is_tunnel && seen & bits::route(route) != 0 {
                    continue;
                }
                seen |= bits::route(route);
                if is_tunnel {
                    let built = sight.standing_with(route).map_or(0.0, |after| gain(sight, before, after));
                    tunnel::chance(sight, payment) * built
                } else {
                    sight.standing_after(Some(action)).map_or(0.0, |after| gain(sight, before, after))
                }
            }
            Action::BuildStation { city, .. } => {
                // Nor does it matter what a station is paid with: the first payment listed is taken.
                if sites & bits::city(city) != 0 {
                    continue;
                }
                sites |= bits::city(city);
                sight.standing_after(Some(action)).map_or(0.0, |after| gain(sight, before, after))
            }
            Action::DrawBlind
            | Action::DrawFaceUp { .. }
            | Action::DrawTickets
            | Action::KeepTickets { .. }
            | Action::PayTunnel { .. }
            | Action::DeclineTunnel
            | Action::Pass => continue,
        };
        if gain > most {
            (best, most) = (Some(action), gain);
        }
    }
    best
}

/// What the seat gains from `before` to `after`: its own points, and those for the longest path that another loses. At a
/// larger table the other may not be the one to beat.
fn gain(sight: &Sight<'_>, before: Standing, after: Standing) -> f64 {
    let bonus = f64::from(sight.board.map.features().longest);
    let held = |standing: Standing| standing.theirs > 0 && standing.theirs >= standing.trail;
    let taken = if held(before) && !held(after) { bonus } else { 0.0 };
    let weight = if sight.opponents().count() == 1 { 1.0 } else { 0.5 };
    f64::from(after.own - before.own) + weight * taken
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
