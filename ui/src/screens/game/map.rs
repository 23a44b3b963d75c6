//! The board in a game: the pieces on it, what can be done there, and what is highlighted.

mod banner;
mod digging;
mod flash;
mod routes;
mod walked;
mod zoom;

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::{CityId, Map, Phase, RouteId, View};
use leptos::prelude::*;
use model::tickets::goals;
use model::{Benefit, Intent, Lit, Purpose, Spotlight, claimable, sites, useful_sites};
use scene::{Picked, Touch, area_of};
use table::protocol::Snapshot;

use super::asking::benefit;
use super::lesson;
use super::turn::{GameContext, game_context};
use crate::board::{Board, Keys, Look, Pieces, Stage};
use crate::t;
pub(super) use banner::Banner;
use digging::Digging;
use flash::Flash;
pub(super) use routes::RouteList;
pub(super) use walked::WalkedMap;
use zoom::Zoom;

#[component]
pub(super) fn GameMap() -> impl IntoView {
    let game = game_context();
    let map = game.part(|snapshot| Arc::clone(&snapshot.view.map));
    let pieces = game.part(|snapshot| Pieces::of(&snapshot.view));
    let pieces = Memo::new(move |_| pieces.get().unwrap_or_default());
    let fresh = fresh(pieces);
    let closed = game.part(|snapshot| snapshot.view.closed().into_iter().collect::<BTreeSet<_>>());
    let useful = useful(game);
    let goals = game.part(|snapshot| goals(&snapshot.view));
    let look = Memo::new(move |_| {
        let of = |snapshot: &Snapshot| {
            let mut look = look(game, &snapshot.view)?;
            look.ringed.extend(lesson::named(snapshot));
            Some(look)
        };
        let shown = game.shared.snapshot.with(|snapshot| snapshot.as_ref().and_then(of));
        Look {
            fresh: fresh.get().1,
            closed: closed.get().unwrap_or_default(),
            goals: goals.get().unwrap_or_default(),
            useful: useful.get(),
            ..shown.unwrap_or_default()
        }
    });
    follow(game, fresh);
    keep_in_view(game);
    let spoken = spoken_at_cursor(game);
    let board = move || {
        map.get().map(|map| {
            view! {
                <Stage
                    map=Arc::clone(&map)
                    camera=game.camera
                    cursor=game.cursor
                    on_tap=move |tap| game.tap(tap)
                    on_hover=hover(game)
                    is_ground=move |touch| game.under(touch).is_none()
                    on_twice=move |()| game.forget_tap()
                >
                    <Board map pieces look keys=Keys { cursor: game.cursor, spoken } />
                </Stage>
            }
        })
    };
    let pointed = move || {
        let route = game.hovered.get();
        route.is_some_and(|route| look.with(|look| look.claimable.contains(&route)))
    };
    // The reason about a route must not cover that route.
    let is_above = move || {
        let area = game.refused.get().and_then(|route| game.area_in(&Spotlight::Route(route)));
        area.is_some_and(|area| game.camera.is_low(area))
    };
    view! {
        <div class="game-map" class:pointed=pointed inert=move || game.is_curtained()>
            {board}
            <Zoom />
            <Flash />
            <Digging />
            // The live region is always on the page: only content added to it later is read out.
            <div role="alert">
                <Show when=move || game.saying.get().is_some()>
                    <p class="saying" class:above=is_above>{move || game.saying.get()}</p>
                </Show>
            </div>
        </div>
    }
}

/// Notes which route a pointer is over.
fn hover(game: GameContext) -> impl Fn(Option<Touch>) + Copy + Send + Sync + 'static {
    move |touch| {
        let route = touch.and_then(|touch| match game.under(touch) {
            Some(Picked::Route(route)) => Some(route),
            Some(Picked::City(_)) | None => None,
        });
        if game.hovered.get_untracked() != route {
            game.hovered.set(route);
        }
    }
}

/// What a screen reader says of the place at the keyboard's cursor; nothing where there is no cursor.
fn spoken_at_cursor(game: GameContext) -> Memo<String> {
    Memo::new(move |_| {
        let words = game.shared.snapshot.with(|snapshot| spoken(snapshot.as_ref()?, game.cursor.get()?));
        words.unwrap_or_default()
    })
}

/// What a screen reader says of a place.
fn spoken(snapshot: &Snapshot, place: Picked) -> Option<String> {
    match place {
        Picked::Route(route) => routes::spoken(snapshot, route),
        Picked::City(city) => {
            let name = snapshot.view.map.city(city).name.as_str();
            let owner = snapshot.view.seats.iter().find(|seat| seat.stations.contains(&city));
            Some(match owner.and_then(|owner| snapshot.seats.get(owner.seat.index())) {
                Some(owner) => t!("spoken-city-station", name = name, owner = owner.name.clone()),
                None if !Purpose::Station(city).ways(&snapshot.view.legal).is_empty() => {
                    let good_for = benefit(&snapshot.view.map, &Benefit::of(&snapshot.view, city));
                    match good_for {
                        Some(what) => t!("spoken-city-useful", name = name, what = what),
                        None => t!("spoken-city-site", name = name),
                    }
                }
                None => name.to_owned(),
            })
        }
    }
}

/// The cities where a station would help a ticket, while the person looks for one.
fn useful(game: GameContext) -> Memo<BTreeSet<CityId>> {
    let looks = Memo::new(move |_| game.intent().seeks_city());
    let of = |snapshot: &Snapshot| {
        let useful = useful_sites(&snapshot.view, &sites(&snapshot.view.legal, Intent::Site));
        useful.into_iter().map(|(city, _)| city).collect()
    };
    Memo::new(move |_| {
        if !looks.get() {
            return BTreeSet::new();
        }
        game.shared.snapshot.with(|snapshot| snapshot.as_ref().map(of)).unwrap_or_default()
    })
}

/// The routes claimed with the last change of pieces.
fn fresh(pieces: Memo<Pieces>) -> Memo<(Pieces, BTreeSet<RouteId>)> {
    Memo::new(move |before: Option<&(Pieces, BTreeSet<RouteId>)>| {
        let now = pieces.get();
        let claimed = before.map(|(before, _)| now.claimed_since(before).collect()).unwrap_or_default();
        (now, claimed)
    })
}

/// Moves the camera to a route that was just claimed. Where several were, as after a skip, it stays.
fn follow(game: GameContext, fresh: Memo<(Pieces, BTreeSet<RouteId>)>) {
    Effect::new(move |_| {
        let claimed =
            fresh.with(|(_, claimed)| if claimed.len() == 1 { claimed.first().copied() } else { None });
        if let Some(claimed) = claimed {
            game.camera.follow(game.glance(|map, _| area_of(map, [claimed], [])).flatten());
        }
    });
}

/// Keeps in view what is about to be paid for, and the cities of the tickets on offer while the person chooses.
fn keep_in_view(game: GameContext) {
    let offered = game.part(|snapshot| {
        let map = &snapshot.view.map;
        let cities = ringed(map, &snapshot.view);
        (!cities.is_empty()).then(|| area_of(map, [], cities))?
    });
    Effect::new(move |_| {
        let (choice, offered) = (game.intent(), offered.get().flatten());
        let area = game.glance(|map, _| match choice {
            Intent::Route { route, .. } => area_of(map, [route], []),
            Intent::Station { city, .. } => area_of(map, [], [city]),
            Intent::Nothing | Intent::Cards(_) | Intent::Site => offered,
        });
        game.camera.keep_in_view(area.flatten());
        let celebrated = game.celebrated.get();
        let way = game.glance(|map, _| {
            let cities = celebrated.iter().flat_map(|it| map.ticket(it.ticket).ends);
            area_of(map, celebrated.iter().flat_map(|it| it.way.clone()), cities)
        });
        game.camera.visit(if celebrated.is_empty() { offered } else { way.flatten() });
    });
}

fn look(game: GameContext, view: &View) -> Option<Look> {
    let (map, choice) = (&view.map, game.intent());
    let own = view.viewer.and_then(|seat| view.seats.get(seat.index())).map(|seat| seat.colour);
    let (ghost, ghost_station) = match choice {
        Intent::Route { route, .. } => (own.map(|seat| (route, seat)), None),
        Intent::Station { city, .. } => (None, own.map(|seat| (city, seat))),
        Intent::Nothing | Intent::Cards(_) | Intent::Site => match view.phase {
            // Ghost trains stand on the tunnel until it is paid for.
            Phase::Tunnel(tunnel) => {
                let digger = view.to_move.and_then(|seat| view.seats.get(seat.index()));
                (digger.map(|seat| (tunnel.route, seat.colour)), None)
            }
            Phase::Opening | Phase::Choose | Phase::SecondCard | Phase::Tickets | Phase::Over => (None, None),
        },
    };
    Some(Look {
        claimable: match choice {
            // The chosen route has its own mark; marks on the others would distract from it.
            Intent::Route { .. } => [].into(),
            Intent::Nothing | Intent::Cards(_) | Intent::Site | Intent::Station { .. } => {
                claimable(&view.legal, choice)
            }
        },
        sites: game.sites_shown(view),
        ghost,
        ghost_station,
        hovered: game.pointed_route(),
        lit: lit(game, &game.light_shown(), view).unwrap_or_default(),
        ringed: ringed(map, view),
        fresh: [].into(),
        closed: [].into(),
        goals: [].into(),
        useful: [].into(),
    })
}

/// What is highlighted: the spotlight, or else what the chosen cards could pay for.
fn lit(game: GameContext, light: &Spotlight, view: &View) -> Option<Lit> {
    let celebrated = game.celebrated.get();
    // Whatever was looked at before.
    if !celebrated.is_empty() {
        let cities = celebrated.iter().flat_map(|it| view.map.ticket(it.ticket).ends).collect();
        let trail: Vec<RouteId> = celebrated.into_iter().flat_map(|it| it.way).collect();
        return Some(Lit { routes: trail.iter().copied().collect(), cities, trail });
    }
    match (light, game.intent()) {
        (Spotlight::None, choice @ Intent::Cards(_)) => {
            let (routes, cities) = (claimable(&view.legal, choice), sites(&view.legal, choice));
            Some(Lit { routes, cities, ..Lit::default() })
        }
        (light, _) => Some(light.lit(&view.map, view)),
    }
}

/// The cities of the tickets on offer, while the viewer chooses.
fn ringed(map: &Map, view: &View) -> BTreeSet<CityId> {
    match view.phase {
        Phase::Opening | Phase::Tickets if view.viewer == view.to_move => {
            view.offer.tickets().iter().flat_map(|ticket| map.ticket(*ticket).ends).collect()
        }
        Phase::Opening
        | Phase::Tickets
        | Phase::Choose
        | Phase::SecondCard
        | Phase::Tunnel(_)
        | Phase::Over => [].into(),
    }
}

#[cfg(test)]
mod tests {
    use engine::{PositionBuilder, SeatId};

    use super::*;
    use crate::sample_game;

    fn spoken_of_city(game: PositionBuilder, seat: u8, city: &str) -> String {
        let view = game.build().expect("a position").view(SeatId(seat));
        let city = view.map.city_keyed(city).expect("a city").id;
        spoken(&sample_game::of_two_people(view), Picked::City(city)).expect("words")
    }

    #[test]
    fn a_city_says_whether_a_station_can_be_built_there_now() {
        let europe = || PositionBuilder::new("europe", 2).station(1, "paris").hand(0, "RR").hand(1, "RR");
        assert_eq!(spoken_of_city(europe(), 0, "london"), "London, you can build a station here");
        assert_eq!(spoken_of_city(europe(), 0, "paris"), "Paris, Otto's station");
        assert_eq!(spoken_of_city(europe(), 1, "london"), "London", "it is another's turn");
        assert_eq!(
            spoken_of_city(PositionBuilder::new("europe", 2), 0, "london"),
            "London",
            "there is no card to pay with"
        );
        assert_eq!(
            spoken_of_city(PositionBuilder::new("usa", 2).hand(0, "RR"), 0, "denver"),
            "Denver",
            "a map without stations"
        );
    }
}
