//! What a person is about to do with a turn, before it is done. All of it comes out of `view.legal`.

use std::collections::BTreeSet;

use engine::{Action, Card, CityId, Payment, RouteId};

/// Where the person stands between looking and doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Choice {
    #[default]
    Nothing,
    /// Cards first: what they pay for lights up.
    Cards(Payment),
    Route {
        route: RouteId,
        payment: Payment,
    },
    /// A city for a station is looked for.
    Site,
    Station {
        city: CityId,
        payment: Payment,
    },
}

impl Choice {
    /// One step back; `None` where there is none to go back to.
    pub(super) fn back(self) -> Option<Choice> {
        match self {
            Choice::Nothing => None,
            Choice::Cards(_) | Choice::Route { .. } | Choice::Site => Some(Choice::Nothing),
            Choice::Station { .. } => Some(Choice::Site),
        }
    }

    /// One more card of that kind, as often as the hand has it; beside another colour it begins anew.
    pub(super) fn with_card(self, card: Card, held: u8) -> Choice {
        let chosen = match self {
            Choice::Cards(payment) => payment,
            Choice::Nothing | Choice::Route { .. } | Choice::Site | Choice::Station { .. } => {
                Payment::locomotives(0)
            }
        };
        let payment = if card.is_locomotive() {
            let more = (chosen.locomotives + 1).min(held);
            Payment::new(chosen.colour, chosen.cards, more)
        } else {
            let cards = if chosen.colour == card { chosen.cards } else { 0 };
            Payment::new(card, (cards + 1).min(held), chosen.locomotives)
        };
        Choice::Cards(payment)
    }

    /// None of that kind any more.
    pub(super) fn without(self, card: Card) -> Choice {
        let Choice::Cards(chosen) = self else { return self };
        let rest = if card.is_locomotive() {
            Payment::new(chosen.colour, chosen.cards, 0)
        } else {
            Payment::locomotives(chosen.locomotives)
        };
        if rest.total() == 0 { Choice::Nothing } else { Choice::Cards(rest) }
    }
}

/// What cards are paid for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Purpose {
    Route(RouteId),
    Station(CityId),
    Tunnel,
}

impl Purpose {
    pub(super) fn action(self, payment: Payment) -> Action {
        match self {
            Purpose::Route(route) => Action::Claim { route, payment },
            Purpose::Station(city) => Action::BuildStation { city, payment },
            Purpose::Tunnel => Action::PayTunnel { extra: payment },
        }
    }

    /// Every legal way to pay for it, in the order listed.
    pub(super) fn ways(self, legal: &[Action]) -> Vec<Payment> {
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

/// The routes that can be claimed; with the cards chosen exactly, where some are.
pub(super) fn claimable(legal: &[Action], choice: Choice) -> BTreeSet<RouteId> {
    let route = |action: &Action| match (*action, choice) {
        (Action::Claim { route, payment }, Choice::Cards(chosen)) => (payment == chosen).then_some(route),
        (Action::Claim { route, .. }, _) => Some(route),
        _ => None,
    };
    legal.iter().filter_map(route).collect()
}

/// The cities where a station can be built; with the cards chosen exactly, where some are.
pub(super) fn sites(legal: &[Action], choice: Choice) -> BTreeSet<CityId> {
    let city = |action: &Action| match (*action, choice) {
        (Action::BuildStation { city, payment }, Choice::Cards(chosen)) => {
            (payment == chosen).then_some(city)
        }
        (Action::BuildStation { city, .. }, _) => Some(city),
        _ => None,
    };
    legal.iter().filter_map(city).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn red(cards: u8, locomotives: u8) -> Payment {
        Payment::new(Card::Red, cards, locomotives)
    }

    fn claim(route: u8, payment: Payment) -> Action {
        Action::Claim { route: RouteId(route), payment }
    }

    #[test]
    fn cards_are_chosen_one_by_one_in_one_colour_with_locomotives() {
        let choice = Choice::Nothing.with_card(Card::Red, 3).with_card(Card::Red, 3);
        assert_eq!(choice, Choice::Cards(red(2, 0)));
        let choice = choice.with_card(Card::Locomotive, 1).with_card(Card::Locomotive, 1);
        assert_eq!(choice, Choice::Cards(red(2, 1)), "the hand has one locomotive only");
        assert_eq!(choice.with_card(Card::Blue, 2), Choice::Cards(Payment::new(Card::Blue, 1, 1)));
        assert_eq!(choice.without(Card::Red), Choice::Cards(Payment::locomotives(1)));
        assert_eq!(choice.without(Card::Red).without(Card::Locomotive), Choice::Nothing);
    }

    #[test]
    fn the_cards_chosen_light_exactly_the_routes_that_they_pay_for() {
        let legal = [claim(1, red(2, 0)), claim(1, red(1, 1)), claim(2, red(1, 1)), Action::DrawBlind];
        assert_eq!(claimable(&legal, Choice::Nothing), [RouteId(1), RouteId(2)].into());
        assert_eq!(claimable(&legal, Choice::Cards(red(2, 0))), [RouteId(1)].into());
        assert_eq!(claimable(&legal, Choice::Cards(red(3, 0))), [].into());
    }

    #[test]
    fn the_ways_to_pay_are_those_of_what_is_paid_for() {
        let station = Action::BuildStation { city: CityId(1), payment: red(1, 0) };
        let legal = [claim(1, red(2, 0)), station, claim(2, red(2, 0)), claim(1, red(1, 1))];
        assert_eq!(Purpose::Route(RouteId(1)).ways(&legal), [red(2, 0), red(1, 1)]);
        assert_eq!(Purpose::Station(CityId(1)).ways(&legal), [red(1, 0)]);
        assert_eq!(Purpose::Tunnel.ways(&legal), []);
        assert_eq!(sites(&legal, Choice::Site), [CityId(1)].into());
    }

    #[test]
    fn one_step_back_at_a_time() {
        let station = Choice::Station { city: CityId(1), payment: red(1, 0) };
        assert_eq!(station.back(), Some(Choice::Site));
        assert_eq!(Choice::Site.back(), Some(Choice::Nothing));
        assert_eq!(Choice::Nothing.back(), None, "from here the screen itself is left");
    }
}
