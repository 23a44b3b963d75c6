//! A tunnel: whether to try it, and whether to pay what it turns out to cost (R31, R32).

use super::need::Needs;
use super::pay;
use super::sight::Sight;
use engine::{Action, Payment, Tunnel};

/// With so few cards in the deck the same ones come up again and again: trying without being able to pay
/// could go on for ever.
const THIN: u8 = 12;

/// The most that a tunnel can cost more (R31).
const MOST: u8 = 3;

/// With so few trains at an opponent there is no time to wait for a reserve.
const NEAR_THE_END: u8 = 6;

/// Is this claim safe to try now? A tunnel wants a card in reserve; where the end is near there is no time
/// to wait for one.
pub(crate) fn is_ripe(sight: &Sight<'_>, claim: &Action) -> bool {
    let Action::Claim { route, payment } = claim else { return true };
    if !sight.board.map.route(*route).is_tunnel() || sight.is_last_turn() {
        return true;
    }
    let reserve = pay::reserve(sight, *payment);
    match sight.deck() {
        0 => true,
        1..THIN => reserve >= MOST,
        THIN.. => reserve > 0 || sight.fewest_trains() <= NEAR_THE_END,
    }
}

/// Pays the extra cards as cheaply as it can, unless that takes two locomotives or more that the plan is
/// short of, for a short route that it does not want.
pub(crate) fn settle(sight: &Sight<'_>, tunnel: &Tunnel, needs: &Needs, wanted: bool) -> Action {
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
    let worth_it = wanted || long || !dear || sight.is_last_turn() || sight.deck() < THIN;
    if worth_it && sight.allows(pay) { pay } else { Action::DeclineTunnel }
}
