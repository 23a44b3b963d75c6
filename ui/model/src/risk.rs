//! Which moves are a gamble, or spend more than they must: no single click makes them.

use engine::{Action, Payment, RouteKind, View};

use crate::purpose::Purpose;

/// Is it a tunnel, new tickets, or a locomotive where a payment with fewer of them would do? What such a move shows
/// can't be unseen, and what it spends is missed later.
pub fn is_risky(view: &View, action: Action) -> bool {
    match action {
        Action::DrawTickets => true,
        Action::Claim { route, payment } => {
            let route = view.map.routes().get(route.index());
            let is_tunnel = route.is_some_and(|route| route.kind == RouteKind::Tunnel);
            let id = route.map(|route| Purpose::Route(route.id));
            is_tunnel || id.is_some_and(|purpose| wastes(view, purpose, payment))
        }
        Action::BuildStation { city, payment } => wastes(view, Purpose::Station(city), payment),
        Action::PayTunnel { extra } => wastes(view, Purpose::Tunnel, extra),
        Action::DrawBlind
        | Action::DrawFaceUp { .. }
        | Action::KeepTickets { .. }
        | Action::DeclineTunnel
        | Action::Pass => false,
    }
}

fn wastes(view: &View, purpose: Purpose, paid: Payment) -> bool {
    purpose.ways(&view.legal).iter().any(|way| way.locomotives < paid.locomotives)
}

#[cfg(test)]
mod tests {
    use engine::{PositionBuilder, SeatId};

    use super::*;

    fn claims(map: &str, hand: &str, ends: (&str, &str)) -> (View, Vec<(Payment, bool)>) {
        let game = PositionBuilder::new(map, 2).hand(0, hand).build().expect("a position");
        let view = game.view(SeatId(0));
        let city = |key: &str| view.map.city_keyed(key).expect("a city").id;
        let route = view.map.between(city(ends.0), city(ends.1)).next().expect("a route").id;
        let ways = Purpose::Route(route).ways(&view.legal);
        let told = ways.iter().map(|way| (*way, is_risky(&view, Action::Claim { route, payment: *way })));
        let told = told.collect();
        (view, told)
    }

    #[test]
    fn a_locomotive_is_at_stake_only_where_fewer_would_do() {
        // A grey route of two spaces.
        let (_, ways) = claims("usa", "RRL", ("santa-fe", "denver"));
        assert_eq!(ways.len(), 2, "{ways:?}");
        for (payment, risky) in ways {
            assert_eq!(risky, payment.locomotives > 0, "{payment:?}");
        }
        let (_, ways) = claims("usa", "RL", ("santa-fe", "denver"));
        assert!(!ways.is_empty() && ways.iter().all(|(_, risky)| !risky), "there is no other way: {ways:?}");
    }

    #[test]
    fn a_tunnel_is_always_a_gamble_and_so_are_new_tickets() {
        let (view, ways) = claims("europe", "RRR", ("barcelona", "pamplona"));
        assert!(!ways.is_empty() && ways.iter().all(|(_, risky)| *risky), "{ways:?}");
        assert!(is_risky(&view, Action::DrawTickets));
        assert!(!is_risky(&view, Action::DrawBlind), "everyone draws cards all the time");
    }
}
