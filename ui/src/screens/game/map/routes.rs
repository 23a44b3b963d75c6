//! All routes as a list, for people who don't use the map. Each says what it is, who owns it, and why it can't be
//! claimed.

mod list;
mod row;

use engine::{RouteId, View};
use leptos::prelude::*;
use table::protocol::Snapshot;

use crate::dialog::Dialog;
use crate::screens::game::asking::facts;
use crate::screens::game::turn::game_context;
use crate::screens::game::words::why;
use crate::t;
use list::List;

/// The state of a route, for the viewer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum RouteState {
    Claimable,
    /// A seat has claimed it.
    Taken {
        own: bool,
    },
    Free,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Entry {
    route: RouteId,
    name: String,
    facts: String,
    state: RouteState,
    /// Who owns it, or that it can be claimed, or why it can't.
    words: String,
}

#[component]
pub(crate) fn RouteList() -> impl IntoView {
    let game = game_context();
    view! { <Dialog open=game.routes_open title=t!("routes-title")><List /></Dialog> }
}

fn entries(snapshot: &Snapshot) -> Vec<Entry> {
    let view = &snapshot.view;
    let map = &view.map;
    let entry = |route: &engine::Route| {
        let (state, words) = state(view, route.id, snapshot);
        Entry { route: route.id, name: map.route_name(route.id), facts: facts(route), state, words }
    };
    let mut all: Vec<Entry> = map.routes().iter().map(entry).collect();
    all.sort_by(|a, b| a.name.cmp(&b.name));
    all
}

fn state(view: &View, route: RouteId, snapshot: &Snapshot) -> (RouteState, String) {
    if let Some(owner) = view.owner(route) {
        let own = view.viewer == Some(owner);
        let name = snapshot.seats.get(owner.index()).map(|seat| seat.name.clone()).unwrap_or_default();
        return (
            RouteState::Taken { own },
            if own { t!("routes-yours") } else { t!("routes-owner", name = name) },
        );
    }
    if view.claims(route).next().is_some() {
        return (RouteState::Claimable, t!("routes-can"));
    }
    (RouteState::Free, why::now(view, view.why_not(route)).unwrap_or_default())
}

/// A route in one sentence, for screen readers on the map.
pub(super) fn spoken(snapshot: &Snapshot, route: RouteId) -> Option<String> {
    let view = &snapshot.view;
    let map = &view.map;
    let (_, words) = state(view, route, snapshot);
    Some(t!("spoken-route", name = map.route_name(route), facts = facts(map.route(route)), words = words))
}

#[cfg(test)]
mod tests {
    use engine::SeatId;

    use super::list::{Wanted, matches};
    use super::*;
    use crate::sample_game;

    fn position() -> Snapshot {
        let game = engine::PositionBuilder::new("usa", 2)
            .owns(0, "portland", "seattle")
            .owns(1, "denver", "helena")
            .hand(0, "RRRRRR")
            .build()
            .expect("a position");
        sample_game::of_two_people(game.view(SeatId(0)))
    }

    fn named(snapshot: &Snapshot, words: &str) -> Vec<Entry> {
        entries(snapshot).into_iter().filter(|entry| matches(entry, words)).collect()
    }

    #[test]
    fn a_city_is_found_without_the_marks_on_its_letters() {
        let game = engine::PositionBuilder::new("europe", 2).build().expect("a position");
        let europe = sample_game::of_two_people(game.view(SeatId(0)));
        for words in ["munchen", "zurich", "kobenhavn", "MÜNCHEN"] {
            assert!(!named(&europe, words).is_empty(), "{words}");
        }
    }

    #[test]
    fn every_route_of_the_map_is_listed_by_name() {
        let snapshot = position();
        let all = entries(&snapshot);
        assert_eq!(all.len(), snapshot.view.map.routes().len());
        assert!(all.windows(2).all(|two| two[0].name <= two[1].name));
    }

    #[test]
    fn a_route_says_whose_it_is_or_why_it_cannot_be_claimed() {
        let snapshot = position();
        let [own, ..] = &named(&snapshot, "portland seattle")[..] else { panic!("no such route") };
        assert_eq!(own.state, RouteState::Taken { own: true });
        let [other] = &named(&snapshot, "denver helena")[..] else { panic!("no such route") };
        assert!(other.words.contains("Otto") && other.state == RouteState::Taken { own: false });
        let free = entries(&snapshot).into_iter().filter(|it| it.state == RouteState::Free);
        assert!(free.clone().count() > 10 && free.into_iter().all(|entry| !entry.words.is_empty()));
        assert!(entries(&snapshot).iter().any(|entry| Wanted::Claimable.has(entry.state)), "six red cards");
    }

    #[test]
    fn in_another_seats_turn_a_route_that_could_be_paid_says_that_it_is_not_your_turn() {
        let game = engine::PositionBuilder::new("usa", 2).hand(1, "RRRRRR").build().expect("a position");
        let snapshot = sample_game::of_two_people(game.view(SeatId(1)));
        assert!(entries(&snapshot).iter().all(|entry| entry.state == RouteState::Free));
        let waiting = entries(&snapshot).into_iter().filter(|entry| entry.words == "It's not your turn.");
        assert!(waiting.count() > 5, "six red cards would pay for them");
    }
}
