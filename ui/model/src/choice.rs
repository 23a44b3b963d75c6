//! What a person is about to do with a turn, before it is done. All of it comes out of `view.legal`.

use std::collections::BTreeSet;

use engine::{Action, Card, CityId, Payment, RouteId};

use crate::purpose::{Purpose, Way};

/// Where the person stands between looking and doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Choice {
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

impl Choice {
    /// One step back; `None` where there is none to go back to.
    pub fn back(self) -> Option<Choice> {
        match self {
            Choice::Nothing => None,
            Choice::Cards(_) | Choice::Route { .. } | Choice::Site => Some(Choice::Nothing),
            Choice::Station { sought: true, .. } => Some(Choice::Site),
            Choice::Station { sought: false, .. } => Some(Choice::Nothing),
        }
    }

    /// What is about to be paid for, and how.
    pub fn way(self) -> Option<Way> {
        match self {
            Choice::Route { route, payment } => Some((Purpose::Route(route), payment)),
            Choice::Station { city, payment, .. } => Some((Purpose::Station(city), payment)),
            Choice::Nothing | Choice::Cards(_) | Choice::Site => None,
        }
    }

    /// A city was touched where a station can be built, to be paid in the best way unless the chosen cards pay.
    pub fn with_city(self, city: CityId, ways: &[Payment]) -> Option<Choice> {
        let chosen = match self {
            Choice::Cards(cards) => ways.contains(&cards).then_some(cards),
            Choice::Nothing | Choice::Route { .. } | Choice::Site | Choice::Station { .. } => None,
        };
        let sought = self.seeks_city();
        chosen.or(ways.first().copied()).map(|payment| Choice::Station { city, payment, sought })
    }

    /// Is a city for a station looked for? Then no route is meant.
    pub fn seeks_city(self) -> bool {
        matches!(self, Choice::Site | Choice::Station { sought: true, .. })
    }

    /// A route was picked that can be paid for in these ways, the best of them first. Cards that were chosen pay for
    /// it or leave everything open; and so does a touch that may have meant either of two tracks.
    pub fn picking(self, route: RouteId, ways: &[Payment], track: Track) -> Picking {
        let open = ways.first().map_or(Picking::Refused, |best| Picking::Open(*best));
        match self {
            Choice::Cards(cards) if ways.contains(&cards) => Picking::Settled(cards),
            Choice::Cards(_) => open,
            Choice::Route { route: before, payment } if before == route && ways.contains(&payment) => {
                Picking::Open(payment)
            }
            Choice::Nothing | Choice::Route { .. } | Choice::Site | Choice::Station { .. } => {
                match (ways, track) {
                    ([only], Track::Sure) => Picking::Settled(*only),
                    _ => open,
                }
            }
        }
    }

    /// One more card of that kind, as often as the hand has it; beside another colour it begins anew.
    pub fn with_card(self, card: Card, held: u8) -> Choice {
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
    pub fn without(self, card: Card) -> Choice {
        let Choice::Cards(chosen) = self else { return self };
        let rest = if card.is_locomotive() {
            Payment::new(chosen.colour, chosen.cards, 0)
        } else {
            Payment::locomotives(chosen.locomotives)
        };
        if rest.total() == 0 { Choice::Nothing } else { Choice::Cards(rest) }
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
pub fn claimable(legal: &[Action], choice: Choice) -> BTreeSet<RouteId> {
    let route = |action: &Action| match (*action, choice) {
        (Action::Claim { route, payment }, Choice::Cards(chosen)) => (payment == chosen).then_some(route),
        (_, choice) if choice.seeks_city() => None,
        (Action::Claim { route, .. }, _) => Some(route),
        _ => None,
    };
    legal.iter().filter_map(route).collect()
}

/// The cities where a station can be built; with the cards chosen exactly, where some are.
pub fn sites(legal: &[Action], choice: Choice) -> BTreeSet<CityId> {
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
        assert_eq!(claimable(&legal, Choice::Site), [].into(), "a city is looked for");
        let station = Action::BuildStation { city: CityId(1), payment: red(1, 0) };
        assert_eq!(sites(&[station, Action::DrawBlind], Choice::Site), [CityId(1)].into());
    }

    #[test]
    fn cards_that_do_not_pay_for_a_route_never_claim_it_with_others() {
        let (route, blue) = (RouteId(1), Payment::new(Card::Blue, 2, 0));
        let with = |cards| Choice::Cards(cards).picking(route, &[red(2, 0)], Track::Sure);
        assert_eq!(with(blue), Picking::Open(red(2, 0)), "the only way is not the one that was chosen");
        assert_eq!(with(red(2, 0)), Picking::Settled(red(2, 0)));
        assert_eq!(Choice::Cards(blue).picking(route, &[], Track::Sure), Picking::Refused);
    }

    #[test]
    fn a_touch_that_may_mean_either_of_two_tracks_settles_nothing() {
        let pick = |track| Choice::Nothing.picking(RouteId(1), &[red(2, 0)], track);
        assert_eq!(pick(Track::Sure), Picking::Settled(red(2, 0)), "one way to pay for one track");
        assert_eq!(pick(Track::EitherOfTwo), Picking::Open(red(2, 0)));
    }

    #[test]
    fn a_route_that_is_picked_again_keeps_its_payment() {
        let (ways, chosen) = ([red(2, 0), red(1, 1)], red(1, 1));
        let choice = Choice::Route { route: RouteId(1), payment: chosen };
        assert_eq!(choice.picking(RouteId(1), &ways, Track::Sure), Picking::Open(chosen));
        assert_eq!(choice.picking(RouteId(2), &ways, Track::Sure), Picking::Open(red(2, 0)));
    }

    #[test]
    fn a_city_that_was_touched_in_passing_is_one_step_from_where_it_was_touched() {
        let touched = Choice::Nothing.with_city(CityId(1), &[red(1, 0)]).expect("a station");
        assert_eq!(touched.back(), Some(Choice::Nothing));
        let sought = Choice::Site.with_city(CityId(1), &[red(1, 0)]).expect("a station");
        assert_eq!(sought.back(), Some(Choice::Site));
        let other = sought.with_city(CityId(2), &[red(1, 0)]).expect("another");
        assert_eq!(other.back(), Some(Choice::Site), "it is still looked for");
        assert_eq!(Choice::Site.with_city(CityId(1), &[]), None);
        let cards = Choice::Cards(Payment::locomotives(1));
        let paid = cards.with_city(CityId(1), &[red(1, 0), Payment::locomotives(1)]).and_then(Choice::way);
        assert_eq!(paid, Some((Purpose::Station(CityId(1)), Payment::locomotives(1))));
    }

    #[test]
    fn one_step_back_at_a_time() {
        let station = Choice::Station { city: CityId(1), payment: red(1, 0), sought: true };
        assert_eq!(station.back(), Some(Choice::Site));
        assert_eq!(Choice::Site.back(), Some(Choice::Nothing));
        assert_eq!(Choice::Nothing.back(), None, "from here the screen itself is left");
    }
}
