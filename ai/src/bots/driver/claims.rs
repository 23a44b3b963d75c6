//! Rates claims.

use super::gaps::{self, Network};
use super::scheme::Scheme;
use crate::parts::finish;
use crate::parts::path::Costs;
use crate::parts::plan::Prices;
use crate::parts::sight::Sight;
use crate::parts::{bits, pay, tunnel};
use crate::weights::Weights;
use engine::{Action, MAX_LENGTH, Payment};

/// With this many trains or fewer the last round begins (R20).
const LAST: u8 = 2;

/// The best claim that can be paid and is worth more than `floor`, with its worth.
pub(super) fn best(
    sight: &Sight<'_>,
    scheme: &Scheme,
    prices: &Prices,
    weights: &Weights,
    floor: f32,
) -> Option<(f32, Action)> {
    let mut best: Option<(f32, Action)> = None;
    each(sight, scheme, prices, weights, floor, |worth, action| {
        let most = best.map_or(floor, |(most, _)| most);
        if worth > most && tunnel::is_safe_to_try(sight, &action) {
            best = Some((worth, action));
            return worth;
        }
        most
    });
    best
}

/// Calls `take` with every claim that can be paid and is worth more than the floor, one for each route. `take` returns the
/// new floor.
pub(super) fn each(
    sight: &Sight<'_>,
    scheme: &Scheme,
    prices: &Prices,
    weights: &Weights,
    mut floor: f32,
    mut take: impl FnMut(f32, Action) -> f32,
) {
    let Scheme { plan, needs, .. } = scheme;
    let board = sight.board;
    let trains = sight.trains();
    let open = sight.open();
    let short = board.up_to(u16::from(trains));
    let payable = open & short & board.payable(sight.hand());
    if payable == 0 {
        return;
    }
    let late = super::late(sight);
    let done = plan.routes == 0;
    let own = sight.own();
    let (network, odd) = (board.cities_of(own), board.odd_cities_of(own));
    let planned = own | plan.routes;
    let (planned_network, planned_odd) = (board.cities_of(planned), board.odd_cities_of(planned));
    let theirs = board.cities_of(sight.others());
    let spare = i16::from(trains) - plan.trains as i16;
    let common = weights.few * f32::from(10u8.saturating_sub(trains))
        + weights.late * late
        + if sight.fewest_trains() <= LAST + 6 { weights.close } else { 0.0 }
        + weights.rival_big_hand * f32::from(sight.most_cards().saturating_sub(10))
        + weights.later * f32::from(10u8.saturating_sub(sight.fewest_trains()))
        + weights.behind * f32::from(trains.saturating_sub(sight.fewest_trains()).min(15));
    let mut ending: Option<f32> = None;
    let mut plan_costs: Option<Costs> = None;
    let mut networks: Option<Vec<Network>> = None;
    let mut trail: Option<u8> = None;
    // Usually the payment only lowers the worth of a claim: one that is below the floor already can be skipped.
    let payment_only_lowers = weights.locomotive <= 0.0 && weights.harm <= 0.0;
    let mut grey: [Option<Option<Payment>>; MAX_LENGTH + 1] = [None; MAX_LENGTH + 1];
    for id in bits::routes(payable) {
        let route = board.map.route(id);
        let ends = board.ends(id);
        let twin = route.twin.map_or(0, bits::route);
        let linked = (bits::route(id) | twin) & plan.routes != 0;
        let mut worth = common + weights.claim(route.length, done);
        if linked {
            worth += weights.link;
            if ends & theirs != 0 {
                worth += if ends & theirs == ends { weights.contested_more } else { weights.contested };
            }
            worth += weights.link_slack * scheme.slack;
            if weights.critical != 0.0 || weights.critical_near != 0.0 {
                let costs = plan_costs.get_or_insert_with(|| prices.costs_once_built(sight, plan));
                let near = f32::from(bits::one_or_two(ends & theirs));
                worth += gaps::critical(sight, costs, prices, id)
                    * (weights.critical + weights.critical_near * near);
            }
        } else if spare < i16::from(route.length) && !done {
            worth += weights.trains * f32::from(i16::from(route.length) - spare.max(0));
        }
        if !linked {
            worth += weights.free_slack * scheme.slack;
            if (bits::route(id) | twin) & scheme.fillers != 0 {
                worth += weights.filler;
            }
            if weights.trail != 0.0 && ends & network != 0 {
                let before = *trail.get_or_insert_with(|| board.map.longest(own));
                let after = board.map.longest(own | bits::route(id));
                worth += weights.trail * f32::from(after - before);
            }
        }
        if weights.deny != 0.0 && ends & theirs == ends {
            let networks = networks.get_or_insert_with(|| gaps::networks(sight));
            worth += weights.deny * gaps::denied(sight, networks, id);
        }
        worth += weights.joins_plan * f32::from(bits::one_or_two(ends & planned_network));
        worth += weights.odd_plan * f32::from(bits::one_or_two(ends & planned_odd));
        worth += weights.joins * f32::from(bits::one_or_two(ends & network));
        worth += weights.odd * f32::from(bits::one_or_two(ends & odd));
        if ends & theirs == ends && twin & open == 0 {
            worth += weights.block;
        }
        if route.is_tunnel() {
            worth += weights.tunnel;
        }
        if trains <= LAST + route.length {
            worth += *ending.get_or_insert_with(|| end(sight, scheme, weights));
        }
        if payment_only_lowers && worth <= floor {
            continue;
        }
        let payment = if route.colour.is_none() && route.locomotives() == 0 {
            *grey[usize::from(route.length)].get_or_insert_with(|| pay::payment(sight, route, needs))
        } else {
            pay::payment(sight, route, needs)
        };
        let Some(payment) = payment else { continue };
        worth += weights.locomotive * f32::from(payment.locomotives - route.locomotives());
        if !linked {
            let held = sight.hand()[payment.colour];
            let wanted = needs.want(payment.colour).min(held);
            worth += weights.harm * f32::from(wanted.saturating_sub(held - payment.cards));
        }
        if worth > floor {
            floor = take(worth, Action::Claim { route: id, payment });
        }
    }
}

/// What it is worth to begin the last round.
fn end(sight: &Sight<'_>, scheme: &Scheme, weights: &Weights) -> f32 {
    let mut worth = weights.end + weights.end_ahead * 0.1 * f32::from(sight.lead());
    if !scheme.is_done() {
        worth += weights.end_plan;
    }
    if weights.end_tickets != 0.0 {
        let done = sight.tickets() & !finish::unfinished(sight);
        let points: u16 = bits::tickets(done).map(|id| u16::from(sight.board.map.ticket(id).points)).sum();
        worth += weights.end_tickets * 0.1 * f32::from(points);
    }
    if weights.end_trail != 0.0 {
        worth += weights.end_trail * 0.1 * f32::from(sight.trail_lead().clamp(-15, 15));
    }
    worth + weights.end_cards * f32::from(sight.most_cards())
}
