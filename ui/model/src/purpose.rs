//! What cards can be paid for, and the legal ways to pay.

use engine::{Action, CityId, Payment, RouteId};

/// One way to pay, and what for.
pub type Purchase = (Purpose, Payment);

/// What cards are paid for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// A route.
    Route(RouteId),
    /// A station in a city.
    Station(CityId),
    /// The extra cards that a tunnel costs.
    Tunnel,
}

impl Purpose {
    /// The action that pays this payment.
    pub fn action(self, payment: Payment) -> Action {
        match self {
            Purpose::Route(route) => Action::Claim { route, payment },
            Purpose::Station(city) => Action::BuildStation { city, payment },
            Purpose::Tunnel => Action::PayTunnel { extra: payment },
        }
    }

    /// Every legal way to pay for it, in the order listed.
    pub fn ways(self, legal: &[Action]) -> Vec<Payment> {
        let way = |action: &Action| {
            let payment = match *action {
                Action::Claim { payment, .. } | Action::BuildStation { payment, .. } => payment,
                Action::PayTunnel { extra } => extra,
                Action::DrawBlind
                | Action::DrawFaceUp { .. }
                | Action::DrawTickets
                | Action::KeepTickets { .. }
                | Action::DeclineTunnel
                | Action::Pass => return None,
            };
            (self.action(payment) == *action).then_some(payment)
        };
        legal.iter().filter_map(way).collect()
    }
}

#[cfg(test)]
mod tests {
    use engine::Card;

    use super::*;

    fn red(cards: u8, locomotives: u8) -> Payment {
        Payment::new(Card::Red, cards, locomotives)
    }

    fn claim(route: u8, payment: Payment) -> Action {
        Action::Claim { route: RouteId(route), payment }
    }

    #[test]
    fn the_ways_to_pay_are_those_of_what_is_paid_for() {
        let station = Action::BuildStation { city: CityId(1), payment: red(1, 0) };
        let legal = [claim(1, red(2, 0)), station, claim(2, red(2, 0)), claim(1, red(1, 1))];
        assert_eq!(Purpose::Route(RouteId(1)).ways(&legal), [red(2, 0), red(1, 1)]);
        assert_eq!(Purpose::Station(CityId(1)).ways(&legal), [red(1, 0)]);
        assert_eq!(Purpose::Tunnel.ways(&legal), []);
    }
}
