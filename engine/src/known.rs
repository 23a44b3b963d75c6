//! R26: which cards of a hand everyone can know, because they were taken or shown face up.

use crate::action::Payment;
use crate::card::{Card, Cards};
use crate::event::Event;
use crate::ids::MAX_SEATS;

/// Updates the known cards by the events of an action.
///
/// A card taken face up stays known until a card of its colour is paid. A payment is taken from the known cards first,
/// so that the seat certainly holds those that remain.
pub(crate) fn update_known(known: &mut [Cards; MAX_SEATS], events: &[Event]) {
    for event in events {
        match *event {
            Event::DrewFaceUp { seat, card, .. } => known[seat.index()][card] += 1,
            Event::Claimed { seat, payment, .. } | Event::StationBuilt { seat, payment, .. } => {
                let hand = &mut known[seat.index()];
                *hand = hand.without(&payment.to_cards());
            }
            // The cards shown for a tunnel are in the hand until it is paid, and stay there if it is not.
            Event::TunnelTried { seat, payment, .. } => show(&mut known[seat.index()], payment),
            Event::Began { .. }
            | Event::Dealt { .. }
            | Event::TurnedUp { .. }
            | Event::RowDiscarded
            | Event::Reshuffled { .. }
            | Event::TicketsOffered { .. }
            | Event::OpeningKept { .. }
            | Event::OpeningOver { .. }
            | Event::TicketsKept { .. }
            | Event::DrewBlind { .. }
            | Event::TunnelCard { .. }
            | Event::TunnelExtra { .. }
            | Event::TunnelDeclined { .. }
            | Event::Passed { .. }
            | Event::LastRound { .. }
            | Event::Ended => {}
        }
    }
}

fn show(hand: &mut Cards, payment: Payment) {
    let cards = payment.to_cards();
    for card in Card::ALL {
        hand[card] = hand[card].max(cards[card]);
    }
}
