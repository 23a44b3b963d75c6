//! Tunnels: whether to try one, and whether to pay its extra cost (R31, R32).

use super::need::Needs;
use super::pay;
use super::sight::Sight;
use engine::{Action, Payment, Tunnel};

/// With this few cards in the deck the same ones come up again and again: a bot that cannot pay could try for ever.
const THIN_DECK: u8 = 12;

/// The most extra cards that a tunnel can cost (R31).
const MOST: u8 = 3;

/// If an opponent has this few trains, there is no time to wait for cards in reserve.
const NEAR_THE_END: u8 = 6;

/// Is this claim safe to try now? A tunnel needs a card in reserve, unless the end is near.
pub(crate) fn is_safe_to_try(sight: &Sight<'_>, claim: &Action) -> bool {
    let Action::Claim { route, payment } = claim else { return true };
    if !sight.board.map.route(*route).is_tunnel() || sight.is_last_turn() {
        return true;
    }
    let reserve = pay::reserve(sight, *payment);
    match sight.deck() {
        0 => true,
        1..THIN_DECK => reserve >= MOST,
        THIN_DECK.. => reserve > 0 || sight.fewest_trains() <= NEAR_THE_END,
    }
}

/// The chance that the hand can pay what this tunnel will cost, if it is tried with this payment: three cards are turned up,
/// each equally likely to be any that the seat has not seen.
pub(crate) fn chance(sight: &Sight<'_>, payment: Payment) -> f64 {
    let reserve = pay::reserve(sight, payment);
    let unseen = sight.unseen();
    let wild = unseen.locomotives();
    let same = if payment.colour.is_locomotive() { wild } else { wild + unseen[payment.colour] };
    let (same, all) = (f64::from(same), f64::from(unseen.total()));
    if sight.deck() == 0 || all < f64::from(MOST) {
        return 1.0;
    }
    let other = all - same;
    let ways = all * (all - 1.0) * (all - 2.0);
    let none = other * (other - 1.0) * (other - 2.0) / ways;
    let one = 3.0 * same * other * (other - 1.0) / ways;
    let three = same * (same - 1.0) * (same - 2.0) / ways;
    match reserve {
        0 => none,
        1 => none + one,
        2 => 1.0 - three,
        MOST.. => 1.0,
    }
}

/// Pays the extra cards as cheaply as possible. Declines if that would take two locomotives or more while the plan is short
/// of cards, for a short route that the plan does not need.
pub(crate) fn pay_or_decline(sight: &Sight<'_>, tunnel: &Tunnel, needs: &Needs, wanted: bool) -> Action {
    let hand = sight.hand();
    let shown = tunnel.shown;
    let (cards, locomotives) = if shown.colour.is_locomotive() {
        (0, tunnel.extra)
    } else {
        let cards = (hand[shown.colour] - shown.cards).min(tunnel.extra);
        (cards, tunnel.extra - cards)
    };
    let extra = Payment::new(shown.colour, cards, locomotives);
    let pay = Action::PayTunnel { extra };
    let long = sight.board.map.route(tunnel.route).length >= 4;
    let dear = locomotives >= 2 && needs.total_missing(sight) > 0;
    let worth_it = wanted || long || !dear || sight.is_last_turn() || sight.deck() < THIN_DECK;
    if worth_it && sight.allows(pay) { pay } else { Action::DeclineTunnel }
}
