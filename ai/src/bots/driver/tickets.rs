//! Which tickets to keep, which to give up, and when to draw more.

use super::Driver;
use super::scheme::Scheme;
use crate::parts::bits;
use crate::parts::keep;
use crate::parts::need::Needs;
use crate::parts::plan::{Memo, Plan};
use crate::parts::sight::Sight;
use crate::weights::Weights;
use engine::Action;

/// The worth of drawing tickets, once the plan is done.
pub(super) fn worth(sight: &Sight<'_>, scheme: &Scheme, weights: &Weights) -> f32 {
    weights.tickets
        + weights.tickets_trains * f32::from(sight.trains())
        + weights.tickets_others * f32::from(sight.fewest_trains())
        + weights.tickets_held * sight.tickets().count_ones() as f32
        + weights.tickets_slack * scheme.slack
}

/// The choice whose plan is worth most.
pub(super) fn keep(sight: &Sight<'_>, Driver { weights, prices, .. }: &Driver) -> Action {
    keep::best_by(sight, |kept| {
        let tickets = sight.tickets() | kept;
        let plan = Plan::priced(sight, tickets, prices);
        let routes: u16 =
            bits::routes(plan.routes).map(|id| u16::from(sight.board.map.route(id).points)).sum();
        let points = keep::ticket_points(sight, tickets, plan.aims);
        let worth = weights.keep_points * points as f32
            + weights.keep_routes * f32::from(routes)
            + weights.keep_turn * 0.5 * f32::from(plan.cost)
            + weights.keep_each * kept.count_ones() as f32
            + weights.keep_trains * f32::from(plan.trains)
            + weights.keep_claims * plan.routes.count_ones() as f32
            + weights.keep_odd * sight.board.odd_cities_of(sight.own() | plan.routes).count_ones() as f32
            + weights.keep_lost * (kept & !plan.aims).count_ones() as f32;
        f64::from(worth)
    })
}

/// The plan for the tickets held; near the end, only for those that there is time for.
pub(super) fn plan(sight: &Sight<'_>, memo: &mut Memo, Driver { weights, prices, .. }: &Driver) -> Plan {
    let mut plan = memo.plan_priced(sight, prices);
    let fewest = sight.fewest_trains();
    if f32::from(fewest) > weights.give_up_trains || plan.routes == 0 {
        return plan;
    }
    let time = weights.time_factor * f32::from(fewest.min(sight.trains() + 3) + 2);
    let mut tickets = sight.tickets();
    loop {
        let claims = plan.routes.count_ones() as u8 * 2;
        let cards = Needs::of(sight, plan.routes).total_missing(sight);
        if plan.routes == 0 || f32::from(claims) + f32::from(cards) <= time {
            return plan;
        }
        // Of those that still need routes, the ticket of fewest points is given up first.
        let is_open =
            |ticket: &engine::TicketId| Plan::priced(sight, bits::ticket(*ticket), prices).routes != 0;
        let open = bits::tickets(plan.aims).filter(is_open);
        match open.min_by_key(|ticket| sight.board.map.ticket(*ticket).points) {
            Some(ticket) => tickets &= !bits::ticket(ticket),
            None => return plan,
        }
        plan = Plan::priced(sight, tickets, prices);
    }
}
