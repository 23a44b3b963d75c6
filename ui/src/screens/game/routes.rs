//! All routes as a list: the map's equal for those who use no picture. Each says what it is, how it stands, and why
//! it can't be claimed.

use engine::{RouteId, View};
use leptos::prelude::*;
use table::protocol::Position;

use super::choice::Purpose;
use super::claim::facts;
use super::turn::{Turn, turn};
use super::why;
use crate::board::{Picked, Tap, area_of};
use crate::dialog::{self, Dialog};
use crate::t;
use crate::words::folded;

/// How a route stands for whoever is looking.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Standing {
    Claimable,
    /// Someone's, whoever's.
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
    standing: Standing,
    /// Whose it is, that it can be claimed, or why not.
    words: String,
}

/// Which of them are listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wanted {
    All,
    Claimable,
    Free,
    Own,
}

impl Wanted {
    const ALL: [Wanted; 4] = [Wanted::All, Wanted::Claimable, Wanted::Free, Wanted::Own];

    fn words(self) -> String {
        match self {
            Wanted::All => t!("routes-all"),
            Wanted::Claimable => t!("routes-claimable"),
            Wanted::Free => t!("routes-free"),
            Wanted::Own => t!("routes-own"),
        }
    }

    fn has(self, standing: Standing) -> bool {
        match self {
            Wanted::All => true,
            Wanted::Claimable => standing == Standing::Claimable,
            Wanted::Free => !matches!(standing, Standing::Taken { .. }),
            Wanted::Own => standing == Standing::Taken { own: true },
        }
    }
}

#[component]
pub(super) fn RouteList() -> impl IntoView {
    let turn = turn();
    view! { <Dialog open=turn.listed title=t!("routes-title")><List /></Dialog> }
}

#[component]
fn List() -> impl IntoView {
    let turn = turn();
    let entries = turn.part(entries);
    let sought = RwSignal::new(String::new());
    let wanted = RwSignal::new(Wanted::All);
    let found = move || {
        let all = entries.get().unwrap_or_default();
        let wanted = wanted.get();
        sought.with(|sought| {
            all.into_iter().filter(|it| wanted.has(it.standing) && matches(it, sought)).collect::<Vec<_>>()
        })
    };
    let option = move |each: Wanted| {
        view! {
            <label>
                <input
                    type="radio"
                    name="routes-wanted"
                    prop:checked=move || wanted.get() == each
                    on:change=move |_| wanted.set(each)
                />
                <span>{each.words()}</span>
            </label>
        }
    };
    view! {
        <input
            type="search"
            // On a phone it would bring up the letters, over the list.
            autofocus=!turn.is_touched()
            aria-label=t!("routes-search")
            placeholder=t!("routes-search")
            prop:value=sought
            on:input=move |event| sought.set(event_target_value(&event))
        />
        <div class="segments" role="radiogroup" aria-label=t!("routes-title")>
            {Wanted::ALL.map(option).into_iter().collect_view()}
        </div>
        <p class="aside" role="status">{move || t!("routes-count", count = found().len())}</p>
        <ul class="route-list">
            <For each=found key=|entry| (entry.route, entry.words.clone()) let:entry><Row entry /></For>
        </ul>
    }
}

#[component]
fn Row(entry: Entry) -> impl IntoView {
    let turn = turn();
    let Entry { route, name, facts, standing, words } = entry;
    view! {
        <li>
            <button class="route-row" class:claimable=standing == Standing::Claimable on:click=move |_| go(turn, route)>
                <b>{name}</b>
                <span>{facts}</span>
                <small>{words}</small>
            </button>
        </li>
    }
}

/// What can be claimed is asked for at once, and the keys stay where the list was opened: on the map every letter would
/// mean a city to whoever uses the list instead of it. Anything else is gone to on the map, with the reason.
fn go(turn: Turn, route: RouteId) {
    dialog::close_open();
    if turn.ways(Purpose::Route(route)).is_empty() {
        turn.go_to(Picked::Route(route));
    } else {
        turn.camera.show(turn.glance(|map, _| area_of(map, [route], [])).flatten());
    }
    turn.tap(Tap::On(Picked::Route(route)));
}

fn entries(position: &Position) -> Vec<Entry> {
    let view = &position.view;
    let Some(map) = view.map() else { return Vec::new() };
    let entry = |route: &engine::Route| {
        let (standing, words) = standing(view, route.id, position);
        Entry { route: route.id, name: map.route_name(route.id), facts: facts(route), standing, words }
    };
    let mut all: Vec<Entry> = map.routes().iter().map(entry).collect();
    all.sort_by(|a, b| a.name.cmp(&b.name));
    all
}

fn standing(view: &View, route: RouteId, position: &Position) -> (Standing, String) {
    if let Some(owner) = view.owner(route) {
        let own = view.viewer == Some(owner);
        let name = position.seats.get(owner.index()).map(|seat| seat.name.clone()).unwrap_or_default();
        return (
            Standing::Taken { own },
            if own { t!("routes-yours") } else { t!("routes-owner", name = name) },
        );
    }
    if view.claims(route).next().is_some() {
        return (Standing::Claimable, t!("routes-can"));
    }
    (Standing::Free, why::now(view, view.why_not(route)).unwrap_or_default())
}

/// A route in one sentence, for whoever hears it on the map.
pub(super) fn spoken(position: &Position, route: RouteId) -> Option<String> {
    let view = &position.view;
    let map = view.map()?;
    let (_, words) = standing(view, route, position);
    Some(t!("spoken-route", name = map.route_name(route), facts = facts(map.route(route)), words = words))
}

/// Does every word stand somewhere in it?
fn matches(entry: &Entry, words: &str) -> bool {
    let text = folded(&[entry.name.as_str(), &entry.facts, &entry.words].join("\n"));
    folded(words).split_whitespace().all(|word| text.contains(word))
}

#[cfg(test)]
mod tests {
    use engine::SeatId;

    use super::*;
    use crate::sitting;

    fn position() -> Position {
        let game = engine::Position::new("usa", 2)
            .owns(0, "portland", "seattle")
            .owns(1, "denver", "helena")
            .hand(0, "RRRRRR")
            .build()
            .expect("a position");
        sitting::of_two_people(game.view(SeatId(0)))
    }

    fn named(position: &Position, words: &str) -> Vec<Entry> {
        entries(position).into_iter().filter(|entry| matches(entry, words)).collect()
    }

    #[test]
    fn a_city_is_found_without_the_marks_on_its_letters() {
        let game = engine::Position::new("europe", 2).build().expect("a position");
        let europe = sitting::of_two_people(game.view(SeatId(0)));
        for words in ["munchen", "zurich", "kobenhavn", "MÜNCHEN"] {
            assert!(!named(&europe, words).is_empty(), "{words}");
        }
    }

    #[test]
    fn every_route_of_the_map_is_listed_by_name() {
        let position = position();
        let all = entries(&position);
        assert_eq!(all.len(), position.view.map().expect("a map").routes().len());
        assert!(all.windows(2).all(|two| two[0].name <= two[1].name));
    }

    #[test]
    fn a_route_says_whose_it_is_or_why_it_is_nobodys() {
        let position = position();
        let [own, ..] = &named(&position, "portland seattle")[..] else { panic!("no such route") };
        assert_eq!(own.standing, Standing::Taken { own: true });
        let [other] = &named(&position, "denver helena")[..] else { panic!("no such route") };
        assert!(other.words.contains("Otto") && other.standing == Standing::Taken { own: false });
        let free = entries(&position).into_iter().filter(|it| it.standing == Standing::Free);
        assert!(free.clone().count() > 10 && free.into_iter().all(|entry| !entry.words.is_empty()));
        assert!(
            entries(&position).iter().any(|entry| Wanted::Claimable.has(entry.standing)),
            "six red cards"
        );
    }

    #[test]
    fn in_anothers_turn_a_route_that_could_be_paid_says_whose_turn_it_is_not() {
        let game = engine::Position::new("usa", 2).hand(1, "RRRRRR").build().expect("a position");
        let position = sitting::of_two_people(game.view(SeatId(1)));
        assert!(entries(&position).iter().all(|entry| entry.standing == Standing::Free));
        let waiting = entries(&position).into_iter().filter(|entry| entry.words == "It is not your turn.");
        assert!(waiting.count() > 5, "six red cards would pay for them");
    }
}
