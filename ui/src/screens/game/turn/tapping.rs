//! From what was meant on the board to what is chosen, or done at once.

use engine::{CityId, Payment, RouteId};
use leptos::prelude::*;
use scene::{Picked, Touch, Wanted, is_beside, pick};

use super::Turn;
use super::choice::{Choice, Picking, Purpose, Track, Way, claimable};
use super::payment;
use super::spotlight::Spotlight;
use crate::board::Tap;

impl Turn {
    /// Something on the board was meant.
    pub(crate) fn tap(self, tap: Tap) {
        match tap {
            Tap::On(picked) => self.pick(picked, Track::Sure),
            Tap::At(touch) => match self.under(touch) {
                Some(picked) => self.pick(picked, self.track(touch, picked)),
                // A card that is shown once only is not put away by a touch beside it.
                None if self.drawn.get_untracked().is_some() => {}
                None => {
                    self.step_back();
                }
            },
        }
    }

    /// What lies there, for what is being chosen.
    pub(crate) fn under(self, touch: Touch) -> Option<Picked> {
        let choice = untrack(|| self.choice());
        let found = self.glance(|map, view| {
            let routes = claimable(&view.legal, choice);
            pick(map, touch, wanted(choice), |id| routes.contains(&id))
        });
        found.flatten()
    }

    /// Two tracks side by side are narrower than a finger: where both can be claimed, each in its own way, either may
    /// be meant.
    fn track(self, touch: Touch, picked: Picked) -> Track {
        let Picked::Route(route) = picked else { return Track::Sure };
        let mut others = self.ways_of_tracks(route).into_iter().filter_map(|(purpose, _)| match purpose {
            Purpose::Route(other) if other != route => Some(other),
            Purpose::Route(_) | Purpose::Station(_) | Purpose::Tunnel => None,
        });
        let is_near = |other| self.glance(|map, _| is_beside(map, touch, other)).unwrap_or(false);
        if others.any(is_near) { Track::EitherOfTwo } else { Track::Sure }
    }

    fn pick(self, picked: Picked, track: Track) {
        match picked {
            Picked::Route(route) => self.pick_route(route, track),
            Picked::City(city) => self.pick_city(city),
        }
    }

    fn pick_route(self, route: RouteId, track: Track) {
        let (purpose, choice) = (Purpose::Route(route), untrack(|| self.choice()));
        if choice.seeks_city() {
            return;
        }
        match choice.picking(route, &self.ways(purpose), track) {
            Picking::Refused => self.refuse(route),
            Picking::Settled(payment) if !self.confirms() => self.play(purpose.action(payment)),
            Picking::Settled(payment) | Picking::Open(payment) => {
                self.choose(Choice::Route { route, payment });
            }
        }
    }

    fn pick_city(self, city: CityId) {
        let choice = untrack(|| self.choice());
        match choice.with_city(city, &self.ways(Purpose::Station(city))) {
            Some(station) => self.choose(station),
            None if choice == Choice::Site => self.say_why(|view| view.why_no_station(city)),
            None => Spotlight::City(city).toggle(self.light),
        }
    }

    /// The tracks between the same two cities that can be claimed now, in the map's order.
    pub(crate) fn tracks(self, route: RouteId) -> Vec<RouteId> {
        let twin = self.glance(|map, _| map.routes().get(route.index())?.twin).flatten();
        let mut tracks: Vec<RouteId> = [route].into_iter().chain(twin).collect();
        tracks.sort_unstable();
        tracks.retain(|track| *track == route || !self.ways(Purpose::Route(*track)).is_empty());
        tracks
    }

    /// The ways to pay for any of these tracks, best first. Where both take the same cards it is the same to have
    /// either: that way is listed once, for `route`.
    pub(crate) fn ways_of_tracks(self, route: RouteId) -> Vec<Way> {
        let own: Vec<Payment> = self.ways(Purpose::Route(route));
        let others = self.tracks(route).into_iter().filter(|track| *track != route).flat_map(|track| {
            self.ways(Purpose::Route(track)).into_iter().map(move |payment| (track, payment))
        });
        let mut all: Vec<(RouteId, Payment)> = own.iter().map(|payment| (route, *payment)).collect();
        all.extend(others.filter(|(_, payment)| !own.contains(payment)));
        let order = self.glance(|_, view| {
            let ways = all.iter().map(|(_, payment)| *payment).collect();
            payment::best_first(ways, &view.hand, &payment::needs(view))
        });
        let order = order.unwrap_or_default();
        all.sort_by_key(|(_, payment)| order.iter().position(|other| other == payment));
        all.into_iter().map(|(track, payment)| (Purpose::Route(track), payment)).collect()
    }
}

fn wanted(choice: Choice) -> Wanted {
    if choice.seeks_city() { Wanted::CitiesFirst } else { Wanted::Anything }
}
