//! What a person is about to do with a turn, before it is done. All of it comes out of `view.legal`.

use std::collections::BTreeSet;

use engine::{Action, Card, CityId, Payment, RouteId};

use crate::purpose::{Purchase, Purpose};

/// Where the person stands between looking and doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Intent {
    /// Nothing is begun.
    #[default]
    Nothing,
    /// Cards first: what they pay for lights up.
    Cards(Payment),
    /// A route is about to be claimed.
    Route {
        /// Which one.
        route: RouteId,
        /// With these cards.
        payment: Payment,
    },
    /// A city for a station is looked for.
    Site,
    /// A station is about to be built.
    Station {
        /// Where.
        city: CityId,
        /// With these cards.
        payment: Payment,
        /// Was a city looked for? Otherwise one was touched, perhaps in place of a route beside it.
        sought: bool,
    },
}

/// What follows when a route is picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Picking {
    /// It can't be claimed.
    Refused,
    /// There is nothing left to choose.
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

    /// What is about to be paid for, and how.
    pub fn way(self) -> Option<Purchase> {
        match self {
            Intent::Route { route, payment } => Some((Purpose::Route(route), payment)),
            Intent::Station { city, payment, .. } => Some((Purpose::Station(city), payment)),
            Intent::Nothing | Intent::Cards(_) | Intent::Site => None,
        }
    }

    /// A city was touched where a station can be built, to be paid in the best way unless the chosen cards pay.
    pub fn with_city(self, city: CityId, ways: &[Payment]) -> Option<Intent> {
        let chosen = match self {
            Intent::Cards(cards) => ways.contains(&cards).then_some(cards),
            Intent::Nothing | Intent::Route { .. } | Intent::Site | Intent::Station { .. } => None,
        };
        let sought = self.seeks_city();
        chosen.or(ways.first().copied()).map(|payment| Intent::Station { city, payment, sought })
    }

    /// Is a city for a station looked for? Then no route is meant.
    pub fn seeks_city(self) -> bool {
        matches!(self, Intent::Site | Intent::Station { sought: true, .. })
    }

    /// A route was picked that can be paid for in these ways, the best of them first. Cards that were chosen pay for
    /// it or leave everything open; and so does a touch that may have meant either of two tracks.
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

    /// One more card of that kind, as often as the hand has it; beside another colour it begins anew.
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

    /// None of that kind any more.
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

/// The routes that can be claimed; with the cards chosen exactly, where some are, and none while a city is looked for.
pub fn claimable(legal: &[Action], choice: Intent) -> BTreeSet<RouteId> {
    let route = |action: &Action| match (*action, choice) {
        (Action::Claim { route, payment }, Intent::Cards(chosen)) => (payment == chosen).then_some(route),
        (_, choice) if choice.seeks_city() => None,
        (Action::Claim { route, .. }, _) => Some(route),
        _ => None,
    };
    legal.iter().filter_map(route).collect()
}

/// The cities where a station can be built; with the cards chosen exactly, where some are.
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
    fn a_touch_that_may_mean_either_of_two_tracks_settles_nothing() {
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
    fn a_city_that_was_touched_in_passing_is_one_step_from_where_it_was_touched() {
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
