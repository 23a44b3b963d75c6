//! A tunnel: whether to try it, and whether to pay what it turns out to cost (R31, R32).

use super::need::Needs;
use super::pay;
use super::sight::Sight;
use engine::{Action, Payment, Tunnel};

/// Is this claim safe to try now? A tunnel wants a card in reserve; where the end is near there is no time
/// to wait for one.
pub(crate) fn is_ripe(sight: &Sight<'_>, claim: &Action) -> bool {
    match claim {
        Action::Claim { route, payment } => {
            !sight.board.map.route(*route).is_tunnel()
                || pay::reserve(sight, *payment) > 0
                || sight.fewest_trains() <= 6
        }
        Action::DrawBlind
        | Action::DrawFaceUp { .. }
        | Action::DrawTickets
        | Action::KeepTickets { .. }
        | Action::BuildStation { .. }
        | Action::PayTunnel { .. }
        | Action::DeclineTunnel
        | Action::Pass => true,
    }
}

/// Pays the extra cards as cheaply as it can, unless that takes two locomotives or more that a plan would
/// rather keep, on a route that is not worth them.
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
    let spares = hand.locomotives() >= shown.locomotives + locomotives + needs.locomotives;
    let long = sight.board.map.route(tunnel.route).length >= 4;
    let worth_it = wanted || long || locomotives < 2 || sight.is_last_turn();
    if sight.allows(pay) && worth_it && (spares || wanted || sight.is_last_turn()) {
        pay
    } else {
        Action::DeclineTunnel
    }
}
