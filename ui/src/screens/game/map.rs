//! The board in a game: what stands on it, what can be done there, what is spoken of.

mod banner;
mod flash;
mod routes;
mod zoom;

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::{CityId, Map, Phase, RouteId, View};
use leptos::prelude::*;
use model::{Intent, Lit, Purpose, Spotlight, claimable, sites};
use scene::{Picked, Touch, area_of};
use table::protocol::Snapshot;

use super::lesson;
use super::turn::{Turn, turn};
use crate::board::{Board, Keys, Look, Pieces, Stage};
use crate::t;
pub(super) use banner::Banner;
use flash::Flash;
pub(super) use routes::RouteList;
use zoom::Zoom;

#[component]
pub(super) fn GameMap() -> impl IntoView {
    let turn = turn();
    let map = turn.part(|snapshot| Arc::clone(&snapshot.view.map));
    let pieces = turn.part(|snapshot| Pieces::of(&snapshot.view));
    let pieces = Memo::new(move |_| pieces.get().unwrap_or_default());
    let fresh = fresh(pieces);
    let closed = turn.part(|snapshot| snapshot.view.closed().into_iter().collect::<BTreeSet<_>>());
    let look = Memo::new(move |_| {
        let of = |snapshot: &Snapshot| {
            let mut look = look(turn, &snapshot.view)?;
            look.ringed.extend(lesson::named(snapshot));
            Some(look)
        };
        let shown = turn.shared.snapshot.with(|snapshot| snapshot.as_ref().and_then(of));
        Look { fresh: fresh.get().1, closed: closed.get().unwrap_or_default(), ..shown.unwrap_or_default() }
    });
    follow(turn, fresh);
    mind(turn);
    let hover = move |touch: Option<Touch>| {
        let route = touch.and_then(|touch| match turn.under(touch) {
            Some(Picked::Route(route)) => Some(route),
            Some(Picked::City(_)) | None => None,
        });
        if turn.hovered.get_untracked() != route {
            turn.hovered.set(route);
        }
    };
    let spoken = Memo::new(move |_| {
        let words = turn.shared.snapshot.with(|snapshot| spoken(snapshot.as_ref()?, turn.cursor.get()?));
        words.unwrap_or_default()
    });
    let board = move || {
        map.get().map(|map| {
            view! {
                <Stage
                    map=Arc::clone(&map)
                    camera=turn.camera
                    cursor=turn.cursor
                    on_tap=move |tap| turn.tap(tap)
                    on_hover=hover
                    is_ground=move |touch| turn.under(touch).is_none()
                >
                    <Board map pieces look keys=Keys { cursor: turn.cursor, spoken } />
                </Stage>
            }
        })
    };
    let pointed = move || {
        let route = turn.hovered.get();
        route.is_some_and(|route| look.with(|look| look.claimable.contains(&route)))
    };
    // What is said of a route does not lie over it.
    let is_above = move || {
        let area = turn.refused.get().and_then(|route| turn.area_in(&Spotlight::Route(route)));
        area.is_some_and(|area| turn.camera.is_low(area))
    };
    view! {
        <div class="game-map" class:pointed=pointed inert=move || turn.is_curtained()>
            {board}
            <Zoom />
            <Flash />
            // The place is always there: what is put into it is read out, what comes with it is not.
            <div role="alert">
                <Show when=move || turn.saying.get().is_some()>
                    <p class="saying" class:above=is_above>{move || turn.saying.get()}</p>
                </Show>
            </div>
        </div>
    }
}

/// What there is to say of the place where the keys are.
fn spoken(snapshot: &Snapshot, place: Picked) -> Option<String> {
    match place {
        Picked::Route(route) => routes::spoken(snapshot, route),
        Picked::City(city) => {
            let name = snapshot.view.map.city(city).name.as_str();
            let owner = snapshot.view.seats.iter().find(|seat| seat.stations.contains(&city));
            Some(match owner.and_then(|owner| snapshot.seats.get(owner.seat.index())) {
                Some(owner) => t!("spoken-city-station", name = name, owner = owner.name.clone()),
                None if !Purpose::Station(city).ways(&snapshot.view.legal).is_empty() => {
                    t!("spoken-city-site", name = name)
                }
                None => name.to_owned(),
            })
        }
    }
}

/// The routes claimed with the last change of pieces.
fn fresh(pieces: Memo<Pieces>) -> Memo<(Pieces, BTreeSet<RouteId>)> {
    Memo::new(move |before: Option<&(Pieces, BTreeSet<RouteId>)>| {
        let now = pieces.get();
        let claimed = before.map(|(before, _)| now.claimed_since(before).collect()).unwrap_or_default();
        (now, claimed)
    })
}

/// A route that was claimed is seen to be claimed. Of several, as where moves are shown at once, none is sought.
fn follow(turn: Turn, fresh: Memo<(Pieces, BTreeSet<RouteId>)>) {
    Effect::new(move |_| {
        let claimed =
            fresh.with(|(_, claimed)| if claimed.len() == 1 { claimed.first().copied() } else { None });
        if let Some(claimed) = claimed {
            turn.camera.follow(turn.glance(|map, _| area_of(map, [claimed], [])).flatten());
        }
    });
}

/// What is about to be paid for stays in sight, and so do the cities of tickets for as long as one chooses from them.
fn mind(turn: Turn) {
    let offered = turn.part(|snapshot| {
        let map = &snapshot.view.map;
        let cities = ringed(map, &snapshot.view);
        (!cities.is_empty()).then(|| area_of(map, [], cities))?
    });
    Effect::new(move |_| {
        let (choice, offered) = (turn.intent(), offered.get().flatten());
        let area = turn.glance(|map, _| match choice {
            Intent::Route { route, .. } => area_of(map, [route], []),
            Intent::Station { city, .. } => area_of(map, [], [city]),
            Intent::Nothing | Intent::Cards(_) | Intent::Site => offered,
        });
        turn.camera.mind(area.flatten());
        turn.camera.visit(offered);
    });
}

fn look(turn: Turn, view: &View) -> Option<Look> {
    let (map, choice) = (&view.map, turn.intent());
    let own = view.viewer.and_then(|seat| view.seats.get(seat.index())).map(|seat| seat.colour);
    let (ghost, ghost_station) = match choice {
        Intent::Route { route, .. } => (own.map(|seat| (route, seat)), None),
        Intent::Station { city, .. } => (None, own.map(|seat| (city, seat))),
        Intent::Nothing | Intent::Cards(_) | Intent::Site => match view.phase {
            // The trains stand there by way of trial until the tunnel is paid.
            Phase::Tunnel(tunnel) => {
                let digger = view.to_move.and_then(|seat| view.seats.get(seat.index()));
                (digger.map(|seat| (tunnel.route, seat.colour)), None)
            }
            Phase::Opening | Phase::Choose | Phase::SecondCard | Phase::Tickets | Phase::Over => (None, None),
        },
    };
    Some(Look {
        claimable: match choice {
            // It has its own mark, and the others would take from it.
            Intent::Route { .. } => [].into(),
            Intent::Nothing | Intent::Cards(_) | Intent::Site | Intent::Station { .. } => {
                claimable(&view.legal, choice)
            }
        },
        sites: turn.sites_shown(view),
        ghost,
        ghost_station,
        hovered: turn.meant(),
        lit: turn.light.with(|light| lit(turn, light, view)).unwrap_or_default(),
        ringed: ringed(map, view),
        fresh: [].into(),
        closed: [].into(),
    })
}

/// What is spoken of; where nothing is, what the chosen cards pay for.
fn lit(turn: Turn, light: &Spotlight, view: &View) -> Option<Lit> {
    match (light, turn.intent()) {
        (Spotlight::None, choice @ Intent::Cards(_)) => {
            let (routes, cities) = (claimable(&view.legal, choice), sites(&view.legal, choice));
            Some(Lit { routes, cities, ..Lit::default() })
        }
        (light, _) => Some(light.lit(&view.map, view)),
    }
}

/// The cities of the tickets that are being chosen from.
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

    fn said(game: PositionBuilder, seat: u8, city: &str) -> String {
        let view = game.build().expect("a position").view(SeatId(seat));
        let city = view.map.city_keyed(city).expect("a city").id;
        spoken(&sample_game::of_two_people(view), Picked::City(city)).expect("words")
    }

    #[test]
    fn a_city_says_whether_a_station_can_be_built_there_now() {
        let europe = || PositionBuilder::new("europe", 2).station(1, "paris").hand(0, "RR").hand(1, "RR");
        assert_eq!(said(europe(), 0, "london"), "London, a station can be built");
        assert_eq!(said(europe(), 0, "paris"), "Paris, station of Otto");
        assert_eq!(said(europe(), 1, "london"), "London", "it is another's turn");
        assert_eq!(
            said(PositionBuilder::new("europe", 2), 0, "london"),
            "London",
            "there is no card to pay with"
        );
        assert_eq!(
            said(PositionBuilder::new("usa", 2).hand(0, "RR"), 0, "denver"),
            "Denver",
            "a map without stations"
        );
    }
}
