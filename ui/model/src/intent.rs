//! What a person is about to do with a turn. All choices come from `view.legal`.

use std::collections::BTreeSet;

use engine::{Action, Card, CityId, Payment, RouteId};

use crate::purpose::{Purchase, Purpose};

/// What the person has begun to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Intent {
    /// Nothing is begun.
    #[default]
    Nothing,
    /// Cards were chosen first: what they can pay for is highlighted.
    Cards(Payment),
    /// A route is about to be claimed.
    Route {
        /// Which one.
        route: RouteId,
        /// With these cards.
        payment: Payment,
    },
    /// The person looks for a city for a station.
    Site,
    /// A station is about to be built.
    Station {
        /// Where.
        city: CityId,
        /// With these cards.
        payment: Payment,
        /// Did the person look for a city? Otherwise one was tapped directly, perhaps by mistake for a route beside it.
        sought: bool,
    },
}

/// What follows when a route is picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Picking {
    /// It can't be claimed.
    Refused,
    /// Nothing is left to choose: this payment is used.
    Settled(Payment),
    /// The ways to pay are shown, with this one chosen.
    Open(Payment),
}

impl Intent {
    /// One step back; `None` where there is none to go back to.
    pub fn back(self) -> Option<Intent> {
        match self {
            Intent::Nothing => None,
            Intent::Cards(_) | Intent::Route { .. } | Intent::Site => Some(Intent::Nothing),
            Intent::Station { sought: true, .. } => Some(Intent::Site),
            Intent::Station { sought: false, .. } => Some(Intent::Nothing),
        }
    }

    /// What is about to be paid for, and the payment.
    pub fn way(self) -> Option<Purchase> {
        match self {
            Intent::Route { route, payment } => Some((Purpose::Route(route), payment)),
            Intent::Station { city, payment, .. } => Some((Purpose::Station(city), payment)),
            Intent::Nothing | Intent::Cards(_) | Intent::Site => None,
        }
    }

    /// A city was tapped: the intent to build a station there, paid by the chosen cards or else in the best way. `None` if
    /// no station can be built there.
    pub fn with_city(self, city: CityId, ways: &[Payment]) -> Option<Intent> {
        let chosen = match self {
            Intent::Cards(cards) => ways.contains(&cards).then_some(cards),
            Intent::Nothing | Intent::Route { .. } | Intent::Site | Intent::Station { .. } => None,
        };
        let sought = self.seeks_city();
        chosen.or(ways.first().copied()).map(|payment| Intent::Station { city, payment, sought })
    }

    /// Does the person look for a city for a station? Then taps do not pick routes.
    pub fn seeks_city(self) -> bool {
        matches!(self, Intent::Site | Intent::Station { sought: true, .. })
    }

    /// A route was picked that can be paid for in these ways, the best first. If the chosen cards are one of them, they are
    /// used. If they are not, or if the tap may have meant either of two tracks, the person has to choose.
    pub fn picking(self, route: RouteId, ways: &[Payment], track: Track) -> Picking {
        let open = ways.first().map_or(Picking::Refused, |best| Picking::Open(*best));
        match self {
            Intent::Cards(cards) if ways.contains(&cards) => Picking::Settled(cards),
            Intent::Cards(_) => open,
            Intent::Route { route: before, payment } if before == route && ways.contains(&payment) => {
                Picking::Open(payment)
            }
            Intent::Nothing | Intent::Route { .. } | Intent::Site | Intent::Station { .. } => {
                match (ways, track) {
                    ([only], Track::Sure) => Picking::Settled(*only),
                    _ => open,
                }
            }
        }
    }

    /// Adds a card of this kind, up to the number held. A new colour replaces the one before.
    pub fn with_card(self, card: Card, held: u8) -> Intent {
        let chosen = match self {
            Intent::Cards(payment) => payment,
            Intent::Nothing | Intent::Route { .. } | Intent::Site | Intent::Station { .. } => {
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
        Intent::Cards(payment)
    }

    /// Removes all cards of this kind.
    pub fn without(self, card: Card) -> Intent {
        let Intent::Cards(chosen) = self else { return self };
        let rest = if card.is_locomotive() {
            Payment::new(chosen.colour, chosen.cards, 0)
        } else {
            Payment::locomotives(chosen.locomotives)
        };
        if rest.total() == 0 { Intent::Nothing } else { Intent::Cards(rest) }
    }
}

/// Is it sure which track of a route was meant?
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Track {
    /// This one.
    Sure,
    /// It may have been the one beside it.
    EitherOfTwo,
}

/// The routes that can be claimed: with exactly the chosen cards, if there are any; none while the person looks for a city.
pub fn claimable(legal: &[Action], choice: Intent) -> BTreeSet<RouteId> {
    let route = |action: &Action| match (*action, choice) {
        (Action::Claim { route, payment }, Intent::Cards(chosen)) => (payment == chosen).then_some(route),
        (_, choice) if choice.seeks_city() => None,
        (Action::Claim { route, .. }, _) => Some(route),
        _ => None,
    };
    legal.iter().filter_map(route).collect()
}

/// The cities where a station can be built: with exactly the chosen cards, if there are any.
pub fn sites(legal: &[Action], choice: Intent) -> BTreeSet<CityId> {
    let city = |action: &Action| match (*action, choice) {
        (Action::BuildStation { city, payment }, Intent::Cards(chosen)) => {
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
        let choice = Intent::Nothing.with_card(Card::Red, 3).with_card(Card::Red, 3);
        assert_eq!(choice, Intent::Cards(red(2, 0)));
        let choice = choice.with_card(Card::Locomotive, 1).with_card(Card::Locomotive, 1);
        assert_eq!(choice, Intent::Cards(red(2, 1)), "the hand has one locomotive only");
        assert_eq!(choice.with_card(Card::Blue, 2), Intent::Cards(Payment::new(Card::Blue, 1, 1)));
        assert_eq!(choice.without(Card::Red), Intent::Cards(Payment::locomotives(1)));
        assert_eq!(choice.without(Card::Red).without(Card::Locomotive), Intent::Nothing);
    }

    #[test]
    fn the_cards_chosen_light_exactly_the_routes_that_they_pay_for() {
        let legal = [claim(1, red(2, 0)), claim(1, red(1, 1)), claim(2, red(1, 1)), Action::DrawBlind];
        assert_eq!(claimable(&legal, Intent::Nothing), [RouteId(1), RouteId(2)].into());
        assert_eq!(claimable(&legal, Intent::Cards(red(2, 0))), [RouteId(1)].into());
        assert_eq!(claimable(&legal, Intent::Cards(red(3, 0))), [].into());
        assert_eq!(claimable(&legal, Intent::Site), [].into(), "a city is looked for");
        let station = Action::BuildStation { city: CityId(1), payment: red(1, 0) };
        assert_eq!(sites(&[station, Action::DrawBlind], Intent::Site), [CityId(1)].into());
    }

    #[test]
    fn cards_that_do_not_pay_for_a_route_never_claim_it_with_others() {
        let (route, blue) = (RouteId(1), Payment::new(Card::Blue, 2, 0));
        let with = |cards| Intent::Cards(cards).picking(route, &[red(2, 0)], Track::Sure);
        assert_eq!(with(blue), Picking::Open(red(2, 0)), "the only way is not the one that was chosen");
        assert_eq!(with(red(2, 0)), Picking::Settled(red(2, 0)));
        assert_eq!(Intent::Cards(blue).picking(route, &[], Track::Sure), Picking::Refused);
    }

    #[test]
    fn a_tap_that_may_mean_either_of_two_tracks_leaves_the_choice_open() {
        let pick = |track| Intent::Nothing.picking(RouteId(1), &[red(2, 0)], track);
        assert_eq!(pick(Track::Sure), Picking::Settled(red(2, 0)), "one way to pay for one track");
        assert_eq!(pick(Track::EitherOfTwo), Picking::Open(red(2, 0)));
    }

    #[test]
    fn a_route_that_is_picked_again_keeps_its_payment() {
        let (ways, chosen) = ([red(2, 0), red(1, 1)], red(1, 1));
        let choice = Intent::Route { route: RouteId(1), payment: chosen };
        assert_eq!(choice.picking(RouteId(1), &ways, Track::Sure), Picking::Open(chosen));
        assert_eq!(choice.picking(RouteId(2), &ways, Track::Sure), Picking::Open(red(2, 0)));
    }

    #[test]
    fn one_step_back_leaves_a_city_that_was_tapped_directly() {
        let touched = Intent::Nothing.with_city(CityId(1), &[red(1, 0)]).expect("a station");
        assert_eq!(touched.back(), Some(Intent::Nothing));
        let sought = Intent::Site.with_city(CityId(1), &[red(1, 0)]).expect("a station");
        assert_eq!(sought.back(), Some(Intent::Site));
        let other = sought.with_city(CityId(2), &[red(1, 0)]).expect("another");
        assert_eq!(other.back(), Some(Intent::Site), "it is still looked for");
        assert_eq!(Intent::Site.with_city(CityId(1), &[]), None);
        let cards = Intent::Cards(Payment::locomotives(1));
        let paid = cards.with_city(CityId(1), &[red(1, 0), Payment::locomotives(1)]).and_then(Intent::way);
        assert_eq!(paid, Some((Purpose::Station(CityId(1)), Payment::locomotives(1))));
    }

    #[test]
    fn one_step_back_at_a_time() {
        let station = Intent::Station { city: CityId(1), payment: red(1, 0), sought: true };
        assert_eq!(station.back(), Some(Intent::Site));
        assert_eq!(Intent::Site.back(), Some(Intent::Nothing));
        assert_eq!(Intent::Nothing.back(), None, "from here the screen itself is left");
    }
}
