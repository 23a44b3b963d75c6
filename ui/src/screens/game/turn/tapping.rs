//! A tap on the board becomes an intent, or an action at once.

use engine::{CityId, RouteId};
use leptos::prelude::*;
use model::{Intent, Picking, Purpose, Spotlight, Track, Tracks, claimable};
use scene::{Picked, Touch, Wanted, is_beside, pick};

use super::GameContext;
use crate::board::Tap;

impl GameContext {
    /// The board was tapped.
    pub(crate) fn tap(self, tap: Tap) {
        match tap {
            Tap::On(picked) => self.pick(picked, None),
            Tap::At(touch) => match self.under(touch) {
                Some(picked) => self.pick(picked, Some(touch)),
                // The drawn card is shown only once: a tap beside it must not close it.
                None if self.drawn.get_untracked().is_some() => {}
                // Nor does it cancel a move that waits.
                None if untrack(|| self.held()).is_some() => {}
                None => {
                    self.step_back();
                }
            },
        }
    }

    /// The tap just now was the first of two, which zoom: what it chose, lit up or was refused is not wanted.
    pub(crate) fn forget_tap(self) {
        match untrack(|| self.intent()) {
            Intent::Route { .. } => self.choose(Intent::Nothing),
            Intent::Station { .. } => self.choose(Intent::Site),
            // Nothing, or chosen before by other means.
            Intent::Nothing | Intent::Cards(_) | Intent::Site => self.clear_saying(),
        }
        if matches!(self.light.get_untracked(), Spotlight::City(_)) {
            self.light.set(Spotlight::None);
        }
    }

    /// What lies under this point, given what is being chosen.
    pub(crate) fn under(self, touch: Touch) -> Option<Picked> {
        let choice = untrack(|| self.intent());
        let found = self.glance(|map, view| {
            let routes = claimable(&view.legal, choice);
            pick(map, touch, wanted(choice), |id| routes.contains(&id))
        });
        found.flatten()
    }

    fn pick(self, picked: Picked, touch: Option<Touch>) {
        match picked {
            Picked::Route(route) => self.pick_route(route, touch),
            Picked::City(city) => self.pick_city(city),
        }
    }

    fn pick_route(self, route: RouteId, touch: Option<Touch>) {
        let choice = untrack(|| self.intent());
        if choice.seeks_city() {
            return;
        }
        let picking = self.glance(|map, view| {
            let tracks = Tracks::of(view, route);
            // Two tracks side by side are narrower than a finger: where both can be claimed, in different ways, either
            // may be meant.
            let is_near = |other| touch.is_some_and(|touch| is_beside(map, touch, other));
            let track = if tracks.other().is_some_and(is_near) { Track::EitherOfTwo } else { Track::Sure };
            choice.picking(route, &tracks.own(), track)
        });
        match picking {
            None => {}
            Some(Picking::Refused) => self.refuse(route),
            Some(Picking::Settled(payment)) if !self.asks_before(Purpose::Route(route).action(payment)) => {
                self.play(Purpose::Route(route).action(payment));
            }
            Some(Picking::Settled(payment) | Picking::Open(payment)) => {
                self.choose(Intent::Route { route, payment });
            }
        }
    }

    fn pick_city(self, city: CityId) {
        let choice = untrack(|| self.intent());
        match choice.with_city(city, &self.ways(Purpose::Station(city))) {
            Some(station) => self.choose(station),
            None if choice == Intent::Site => self.say_why(|view| view.why_no_station(city)),
            None => self.toggle(Spotlight::City(city)),
        }
    }
}

fn wanted(choice: Intent) -> Wanted {
    if choice.seeks_city() { Wanted::CitiesFirst } else { Wanted::Anything }
}
