//! Rates claims.

use crate::parts::need::Needs;
use crate::parts::plan::Plan;
use crate::parts::sight::Sight;
use crate::parts::{bits, pay, tunnel};
use crate::weights::Weights;
use engine::{Action, MAX_LENGTH, Payment};

/// With this many trains or fewer the last round begins (R20).
const LAST: u8 = 2;

/// The best claim that can be paid and is worth more than `floor`, with its worth.
pub(super) fn best(
    sight: &Sight<'_>,
    plan: &Plan,
    needs: &Needs,
    weights: &Weights,
    floor: f32,
) -> Option<(f32, Action)> {
    let mut best: Option<(f32, Action)> = None;
    each(sight, plan, needs, weights, floor, |worth, action| {
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
#[inline]
pub(super) fn each(
    sight: &Sight<'_>,
    plan: &Plan,
    needs: &Needs,
    weights: &Weights,
    mut floor: f32,
    mut take: impl FnMut(f32, Action) -> f32,
) {
    let board = sight.board;
    let trains = sight.trains();
    let open = sight.open();
    let short = board.of_lengths(1, trains.min(MAX_LENGTH as u8));
    let payable = open & short & board.payable(sight.hand());
    if payable == 0 {
        return;
    }
    let late = super::late(sight);
    let done = plan.routes == 0;
    let own = sight.own();
    let (network, odd) = (board.cities_of(own), board.odd_cities_of(own));
    let theirs = board.cities_of(sight.others());
    let spare = i16::from(trains) - plan.trains as i16;
    let common = weights.few * f32::from(10u8.saturating_sub(trains))
        + weights.late * late
        + if sight.fewest_trains() <= LAST + 6 { weights.close } else { 0.0 }
        + weights.rival_big_hand * f32::from(sight.most_cards().saturating_sub(10));
    let ending = weights.end
        + weights.end_ahead * 0.1 * f32::from(sight.lead())
        + if done { 0.0 } else { weights.end_plan };
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
        } else if spare < i16::from(route.length) && !done {
            worth += weights.trains * f32::from(i16::from(route.length) - spare.max(0));
        }
        worth += weights.joins * (ends & network).count_ones() as f32;
        worth += weights.odd * (ends & odd).count_ones() as f32;
        if ends & theirs == ends && twin & open == 0 {
            worth += weights.block;
        }
        if route.is_tunnel() {
            worth += weights.tunnel;
        }
        if trains <= LAST + route.length {
            worth += ending;
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
