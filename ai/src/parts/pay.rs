//! How to pay: as few locomotives as possible, and no colour that something else needs.

use super::need::Needs;
use super::sight::Sight;
use engine::{Action, Card, Payment, Route, RouteId};

/// The best payment for a route, if the hand has one. Does not check trains, or whether the route is open.
pub(crate) fn payment(sight: &Sight<'_>, route: &Route, needs: &Needs) -> Option<Payment> {
    match route.colour {
        Some(colour) => in_colour(sight, colour, route.length, route.locomotives()),
        None => in_any(sight, route.length, route.locomotives(), needs),
    }
}

/// The best payment for a station.
pub(crate) fn station_payment(sight: &Sight<'_>, needs: &Needs) -> Option<Payment> {
    in_any(sight, sight.station_cost(), 0, needs)
}

/// A payment of `n` cards in this colour, at least `least` of them locomotives.
#[inline]
fn in_colour(sight: &Sight<'_>, colour: Card, n: u8, least: u8) -> Option<Payment> {
    let hand = sight.hand();
    let cards = hand[colour].min(n - least);
    let locomotives = n - cards;
    (locomotives <= hand.locomotives()).then(|| Payment::new(colour, cards, locomotives))
}

fn in_any(sight: &Sight<'_>, n: u8, least: u8, needs: &Needs) -> Option<Payment> {
    let hand = sight.hand();
    let mut best = None;
    for colour in Card::COLOURS {
        let Some(payment) = in_colour(sight, colour, n, least) else { continue };
        // Locomotives are worth most, then cards that the plan needs; the rest is worth nothing.
        let left = hand[colour] - payment.cards;
        let harm = needs.want(colour).min(hand[colour]).saturating_sub(left);
        let price = (u16::from(payment.locomotives) * 3 + u16::from(harm) * 2, u8::MAX - left);
        if best.is_none_or(|(least, _)| price < least) {
            best = Some((price, payment));
        }
    }
    best.map(|(_, payment)| payment)
}

/// Cards in hand beyond this payment that could pay extra for a tunnel (R32).
pub(crate) fn reserve(sight: &Sight<'_>, payment: Payment) -> u8 {
    let hand = sight.hand();
    let locomotives = hand.locomotives() - payment.locomotives;
    if payment.colour.is_locomotive() {
        locomotives
    } else {
        hand[payment.colour] - payment.cards + locomotives
    }
}

/// The claim of an open route, if trains and cards suffice.
#[inline]
pub(crate) fn claim(sight: &Sight<'_>, id: RouteId, needs: &Needs) -> Option<Action> {
    let route = sight.board.map.route(id);
    if route.length > sight.trains() {
        return None;
    }
    payment(sight, route, needs).map(|payment| Action::Claim { route: id, payment })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::bits;
    use crate::parts::board::Board;
    use engine::{PositionBuilder, SeatId};

    #[test]
    fn a_grey_route_takes_neither_locomotives_nor_a_wanted_colour() {
        let game = PositionBuilder::new("usa", 2).hand(0, "RRRGGGLL").build().unwrap();
        let board = &*Board::named("usa");
        let sight = Sight::new(board, game.state(), SeatId(0));
        let red = board.map.routes().iter().find(|r| r.colour == Some(Card::Red) && r.length == 3).unwrap();
        let needs = Needs::of(&sight, bits::route(red.id));
        assert_eq!(in_any(&sight, 2, 0, &needs), Some(Payment::new(Card::Green, 2, 0)));
        assert_eq!(in_any(&sight, 3, 1, &needs), Some(Payment::new(Card::Green, 2, 1)), "a ferry");
        assert_eq!(in_any(&sight, 6, 0, &needs), None);
    }
}
