//! A picked route and the other track of its double: the ways to pay for either. Computed once per pick.

use engine::{Payment, RouteId, View};

use crate::payment;
use crate::purpose::{Purchase, Purpose};

/// A payment that suits both tracks is listed once, for the picked one: it makes no difference which track is taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tracks {
    route: RouteId,
    /// The ways to pay for either track, best first.
    pub ways: Vec<Purchase>,
}

impl Tracks {
    /// The ways to pay for this route and for the track beside it.
    pub fn of(view: &View, route: RouteId) -> Tracks {
        let of = |track| {
            let purpose = Purpose::Route(track);
            purpose.ways(&view.legal).into_iter().map(move |payment| (purpose, payment))
        };
        let mut ways: Vec<Purchase> = of(route).collect();
        let own = ways.len();
        for way in twin(view, route).into_iter().flat_map(of) {
            if ways[..own].iter().all(|(_, payment)| *payment != way.1) {
                ways.push(way);
            }
        }
        Tracks { route, ways: payment::best_first(ways, |(_, payment)| *payment, view) }
    }

    /// The ways to pay for the picked route itself, best first.
    pub fn own(&self) -> Vec<Payment> {
        let own = Purpose::Route(self.route);
        self.ways.iter().filter(|(purpose, _)| *purpose == own).map(|(_, payment)| *payment).collect()
    }

    /// The tracks that some payment is for, the picked one first.
    pub fn routes(&self) -> Vec<RouteId> {
        std::iter::once(self.route).chain(self.other()).collect()
    }

    /// The track beside it, if some payment is legal for that track only.
    pub fn other(&self) -> Option<RouteId> {
        self.ways.iter().find_map(|(purpose, _)| match purpose {
            Purpose::Route(other) if *other != self.route => Some(*other),
            Purpose::Route(_) | Purpose::Station(_) | Purpose::Tunnel => None,
        })
    }
}

/// The track that identifies a question about either track: the first one, if both can be claimed now.
pub fn first_track(view: &View, route: RouteId) -> RouteId {
    let twin = twin(view, route).filter(|twin| view.claims(*twin).next().is_some());
    twin.map_or(route, |twin| twin.min(route))
}

fn twin(view: &View, route: RouteId) -> Option<RouteId> {
    view.map.routes().get(route.index())?.twin
}

#[cfg(test)]
mod tests {
    use engine::{PositionBuilder, SeatId};

    use super::*;

    /// A double of a purple and a blue track, in the view of a seat with these cards.
    fn double(hand: &str) -> (View, RouteId, RouteId) {
        let game = PositionBuilder::new("usa", 4).hand(0, hand).build().expect("a position");
        let view = game.view(SeatId(0));
        let key = |key: &str| view.map.city_keyed(key).expect("a city").id;
        let tracks: Vec<RouteId> =
            view.map.between(key("kansas-city"), key("saint-louis")).map(|route| route.id).collect();
        (view, tracks[0], tracks[1])
    }

    #[test]
    fn each_way_to_pay_is_listed_once_for_one_of_two_tracks() {
        let (view, purple, blue) = double("BBPPLL");
        let tracks = Tracks::of(&view, purple);
        assert_eq!(tracks.other(), Some(blue), "it has a way of its own");
        let payments: Vec<Payment> = tracks.ways.iter().map(|(_, payment)| *payment).collect();
        assert_eq!(payments.len(), 5, "two, one or none of each colour: {payments:?}");
        let mut each = payments.iter().enumerate();
        let is_once = each.all(|(at, payment)| !payments[..at].contains(payment));
        assert!(is_once, "locomotives pay for either, and are listed once: {payments:?}");
        assert_eq!(tracks.ways[0].1.locomotives, 0, "the best first");
    }

    #[test]
    fn the_ways_of_the_picked_track_are_those_that_the_rules_list() {
        let (view, purple, _) = double("BBPPLL");
        let own = Tracks::of(&view, purple).own();
        let listed = Purpose::Route(purple).ways(&view.legal);
        assert!(own.len() == listed.len() && listed.iter().all(|way| own.contains(way)), "{own:?}");
    }

    #[test]
    fn a_track_with_no_payment_of_its_own_is_not_offered() {
        let (view, purple, blue) = double("PP");
        assert_eq!(Tracks::of(&view, purple).other(), None, "only one of them can be claimed");
        assert_eq!((first_track(&view, purple), first_track(&view, blue)), (purple, purple));
        let (view, purple, blue) = double("LL");
        assert_eq!(Tracks::of(&view, purple).other(), None, "the same cards pay for both");
        assert_eq!(first_track(&view, blue), purple, "both tracks are one question");
    }
}
