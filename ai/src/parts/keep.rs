//! Which tickets to keep: those worth the turns they take.

use super::bits;
use super::plan::Plan;
use super::sight::Sight;
use engine::{Action, Keep, TicketId};

/// The points that half a turn is worth in an ordinary game.
const HALF_TURN: f64 = 1.4;

/// Keeps all of them.
pub(crate) fn all(sight: &Sight<'_>) -> Action {
    Action::KeepTickets { keep: Keep((1 << sight.offer().len()) - 1) }
}

/// The choice whose plan is worth most, together with the tickets held already.
pub(crate) fn worthiest(sight: &Sight<'_>, half_turns: u16) -> Action {
    best_by(sight, |kept| {
        let tickets = sight.tickets() | kept;
        let plan = Plan::new(sight, tickets, half_turns, None);
        let routes: u16 =
            bits::routes(plan.routes).map(|id| u16::from(sight.board.map.route(id).points)).sum();
        f64::from(ticket_points(sight, tickets, plan.aims)) + f64::from(routes)
            - HALF_TURN * f64::from(plan.cost)
    })
}

/// As few as the rules allow, the cheapest to complete.
pub(crate) fn cheapest_few(sight: &Sight<'_>) -> Action {
    best_by(sight, |kept| {
        let plan = Plan::new(sight, sight.tickets() | kept, u16::MAX, None);
        let lost = kept & !plan.aims;
        -f64::from(plan.cost) - 100.0 * f64::from(kept.count_ones()) - 40.0 * f64::from(lost.count_ones())
    })
}

pub(crate) fn ticket_points(sight: &Sight<'_>, tickets: u64, completed: u64) -> i32 {
    let count = |ticket: TicketId| {
        let points = i32::from(sight.board.map.ticket(ticket).points);
        if completed & bits::ticket(ticket) != 0 { points } else { -points }
    };
    bits::tickets(tickets).map(count).sum()
}

pub(crate) fn best_by(sight: &Sight<'_>, worth: impl Fn(u64) -> f64) -> Action {
    let offer = sight.offer();
    let mut best = None;
    let mut most = f64::NEG_INFINITY;
    for keep in (1..1u8 << offer.len()).map(Keep) {
        let action = Action::KeepTickets { keep };
        if !sight.allows(action) {
            continue;
        }
        let (kept, _) = offer.split(keep);
        let here = worth(kept.tickets().iter().fold(0, |set, ticket| set | bits::ticket(*ticket)));
        if best.is_none() || here > most {
            (best, most) = (Some(action), here);
        }
    }
    best.unwrap_or_else(|| sight.any_action())
}
