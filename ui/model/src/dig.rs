//! A tunnel that is tried: what is paid, the cards that are turned up, and what they add.

use engine::{Card, Payment, RouteId, SeatId, SeenEvent, Tunnel};

/// A try at a tunnel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dig {
    /// Who digs.
    pub seat: SeatId,
    /// The tunnel.
    pub route: RouteId,
    /// What was laid down for it.
    pub payment: Payment,
    /// In the order in which they were turned up.
    pub cards: Vec<Card>,
}

impl Dig {
    /// The try among these events, if there is one.
    pub fn of(events: &[SeenEvent]) -> Option<Dig> {
        let tried = events.iter().position(|event| matches!(event, SeenEvent::TunnelTried { .. }))?;
        let SeenEvent::TunnelTried { seat, route, payment } = events[tried] else { return None };
        let card = |event: &SeenEvent| match event {
            SeenEvent::TunnelCard { card } => Some(*card),
            _ => None,
        };
        Some(Dig { seat, route, payment, cards: events[tried..].iter().filter_map(card).collect() })
    }

    /// How many cards the first `turned` of them add to the price.
    pub fn extra(&self, turned: usize) -> usize {
        self.cards.iter().take(turned).filter(|card| Tunnel::adds(self.payment.colour, **card)).count()
    }

    /// Does the tunnel cost nothing more?
    pub fn is_through(&self) -> bool {
        self.extra(self.cards.len()) == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_cards_add_is_counted_as_they_are_turned() {
        let payment = Payment::new(Card::Red, 2, 0);
        let (seat, route) = (SeatId(1), RouteId(7));
        let card = |card| SeenEvent::TunnelCard { card };
        let events = [
            SeenEvent::TunnelTried { seat, route, payment },
            card(Card::Red),
            card(Card::Blue),
            card(Card::Locomotive),
            SeenEvent::TunnelExtra { extra: 2 },
        ];
        let dig = Dig::of(&events).expect("a try");
        assert_eq!((dig.seat, dig.route), (seat, route));
        assert_eq!([0, 1, 2, 3].map(|turned| dig.extra(turned)), [0, 1, 1, 2]);
        assert!(!dig.is_through());
        let lucky = [events[0], card(Card::Blue), SeenEvent::Claimed { seat, route, payment }];
        assert!(Dig::of(&lucky).is_some_and(|dig| dig.is_through()));
        assert_eq!(Dig::of(&[SeenEvent::Claimed { seat, route, payment }]), None, "extra cards are paid");
    }
}
