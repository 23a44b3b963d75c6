//! A route that is about to be claimed: what it is, what it costs, and yes or no.

use engine::{Route, RouteId, RouteKind};
use leptos::prelude::*;
use model::{Intent, Tracks};

use super::heading::Heading;
use super::paying::Paying;
use crate::screens::game::turn::game_context;
use crate::screens::game::words::colour_of;
use crate::screens::rules::{How, Section};
use crate::t;

/// Where both tracks of a double route can be claimed, it offers both: each way to pay is for one of them.
#[component]
pub(super) fn Claim(route: RouteId) -> impl IntoView {
    let game = game_context();
    let chosen = move || match game.intent() {
        Intent::Route { route, .. } => route,
        Intent::Nothing | Intent::Cards(_) | Intent::Site | Intent::Station { .. } => route,
    };
    let ways = game.glance(|_, view| Tracks::of(view, untrack(chosen)).ways).unwrap_or_default();
    let name =
        game.glance(|map, _| map.routes().get(route.index()).map(|it| map.route_name(it.id))).flatten();
    let name = name.unwrap_or_default();
    let about = move || game.glance(|map, _| map.routes().get(chosen().index()).map(facts)).flatten();
    let section = game.glance(|map, _| map.routes().get(route.index()).map(section)).flatten();
    let section = section.unwrap_or(Section::Claim);
    let tunnel = section == Section::Tunnel;
    ways.first().copied().map(|first| {
        let confirm = move |payment: String| {
            if tunnel {
                t!("game-try-tunnel", payment = payment)
            } else {
                t!("game-claim", payment = payment)
            }
        };
        let label = name.clone();
        view! {
            <section class="asked claim" aria-label=label>
                <Heading words=name />
                <p>{about}</p>
                <Paying ways first confirm=Callback::new(confirm) />
                <How section />
            </section>
        }
    })
}

/// The section of the rules about routes of this kind.
fn section(route: &Route) -> Section {
    match route.kind {
        RouteKind::Tunnel => Section::Tunnel,
        RouteKind::Ferry(_) => Section::Ferry,
        RouteKind::Track if route.twin.is_some() => Section::Doubles,
        RouteKind::Track => Section::Claim,
    }
}

/// What a route is, in a line.
pub(crate) fn facts(route: &Route) -> String {
    let (length, points) = (route.length, route.points);
    let colour = route.colour.map_or_else(|| t!("colour-any"), |card| colour_of(card, length));
    match route.kind {
        RouteKind::Track => t!("game-route", length = length, colour = colour, points = points),
        RouteKind::Tunnel => t!("game-route-tunnel", length = length, colour = colour, points = points),
        RouteKind::Ferry(locomotives) => {
            t!(
                "game-route-ferry",
                length = length,
                colour = colour,
                points = points,
                locomotives = locomotives
            )
        }
    }
}
