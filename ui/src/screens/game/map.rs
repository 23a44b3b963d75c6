//! The board in a game: what stands on it, what can be done there, what is spoken of.

use std::collections::BTreeSet;

use engine::{CityId, Map, Phase, RouteId, View};
use leptos::prelude::*;
use table::protocol::Position;

use super::choice::{Choice, claimable, sites};
use super::flash::Flash;
use super::routes;
use super::spotlight::Spotlight;
use super::turn::{Turn, turn, wanted};
use super::zoom::Zoom;
use crate::board::{Board, Keys, Lit, Look, Picked, Pieces, Stage, Touch, pick};
use crate::t;

#[component]
pub(super) fn GameMap() -> impl IntoView {
    let turn = turn();
    let map = turn.part(|position| position.view.map().map(Map::key));
    let pieces = turn.part(|position| Pieces::of(&position.view));
    let pieces = Memo::new(move |_| pieces.get().unwrap_or_default());
    let fresh = fresh(pieces);
    let look = Memo::new(move |_| {
        let of = |view: &View| look(turn, view);
        let shown = turn.shared.position.with(|position| of(&position.as_ref()?.view));
        Look { fresh: fresh.get().1, ..shown.unwrap_or_default() }
    });
    let hover = move |touch: Option<Touch>| {
        let route = touch.and_then(|touch| match picked(turn, touch) {
            Some(Picked::Route(route)) => Some(route),
            Some(Picked::City(_)) | None => None,
        });
        if turn.hovered.get_untracked() != route {
            turn.hovered.set(route);
        }
    };
    let spoken = Memo::new(move |_| {
        let words = turn.shared.position.with(|position| spoken(position.as_ref()?, turn.cursor.get()?));
        words.unwrap_or_default()
    });
    let board = move || {
        let map = map.get().flatten().and_then(Map::named);
        map.map(|map| {
            view! {
                <Stage
                    map
                    camera=turn.camera
                    cursor=turn.cursor
                    on_tap=move |tap| turn.tap(tap)
                    on_hover=hover
                    is_ground=move |touch| picked(turn, touch).is_none()
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
    view! {
        <div class="game-map" class:pointed=pointed>
            {board}
            <Zoom />
            <Flash />
            // The place is always there: what is put into it is read out, what comes with it is not.
            <div role="alert">
                <Show when=move || turn.saying.get().is_some()>
                    <p class="saying">{move || turn.saying.get()}</p>
                </Show>
            </div>
        </div>
    }
}

/// What there is to say of the place where the keys are.
fn spoken(position: &Position, place: Picked) -> Option<String> {
    match place {
        Picked::Route(route) => routes::spoken(position, route),
        Picked::City(city) => {
            let name = position.view.map()?.city(city).name.as_str();
            let owner = position.view.seats.iter().find(|seat| seat.stations.contains(&city));
            Some(match owner.and_then(|owner| position.seats.get(owner.seat.index())) {
                Some(owner) => t!("spoken-city-station", name = name, owner = owner.name.clone()),
                None => name.to_owned(),
            })
        }
    }
}

fn picked(turn: Turn, touch: Touch) -> Option<Picked> {
    let choice = untrack(|| turn.choice());
    let found = turn.glance(|map, view| {
        let routes = claimable(&view.legal, choice);
        pick(map, touch, wanted(choice), |id| routes.contains(&id))
    });
    found.flatten()
}

/// The routes claimed with the last change of pieces.
fn fresh(pieces: Memo<Pieces>) -> Memo<(Pieces, BTreeSet<RouteId>)> {
    Memo::new(move |before: Option<&(Pieces, BTreeSet<RouteId>)>| {
        let now = pieces.get();
        let claimed = before.map(|(before, _)| now.claimed_since(before).collect()).unwrap_or_default();
        (now, claimed)
    })
}

fn look(turn: Turn, view: &View) -> Option<Look> {
    let (map, choice) = (view.map()?, turn.choice());
    let own = view.viewer.and_then(|seat| view.seats.get(seat.index())).map(|seat| seat.colour);
    let (ghost, ghost_station) = match choice {
        Choice::Route { route, .. } => (own.map(|seat| (route, seat)), None),
        Choice::Station { city, .. } => (None, own.map(|seat| (city, seat))),
        Choice::Nothing | Choice::Cards(_) | Choice::Site => match view.phase {
            // The trains stand there by way of trial until the tunnel is paid.
            Phase::Tunnel(tunnel) => {
                let digger = view.to_move.and_then(|seat| view.seats.get(seat.index()));
                (digger.map(|seat| (tunnel.route, seat.colour)), None)
            }
            Phase::Opening | Phase::Choose | Phase::SecondCard | Phase::Tickets | Phase::Over => (None, None),
        },
    };
    Some(Look {
        claimable: claimable(&view.legal, choice),
        sites: turn.sites_shown(view),
        ghost,
        ghost_station,
        hovered: turn.hovered.get(),
        lit: turn.light.with(|light| lit(turn, light, view)).unwrap_or_default(),
        ringed: ringed(map, view),
        fresh: [].into(),
    })
}

/// What is spoken of; where nothing is, what the chosen cards pay for.
fn lit(turn: Turn, light: &Spotlight, view: &View) -> Option<Lit> {
    match (light, turn.choice()) {
        (Spotlight::None, choice @ Choice::Cards(_)) => {
            Some(Lit { routes: claimable(&view.legal, choice), cities: sites(&view.legal, choice) })
        }
        (light, _) => Some(light.lit(view.map()?, view)),
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
