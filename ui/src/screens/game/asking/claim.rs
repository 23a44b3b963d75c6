//! A route that is about to be claimed: what it is, what it costs, and yes or no.

use engine::{Route, RouteId, RouteKind};
use leptos::prelude::*;
use model::{Intent, Tracks};

use super::heading::Heading;
use super::paying::Paying;
use crate::screens::game::turn::turn;
use crate::screens::game::words::colour;
use crate::screens::rules::{How, Section};
use crate::t;

/// Of two tracks that can both be claimed this is about both: each way to pay is for one of them.
#[component]
pub(super) fn Claim(route: RouteId) -> impl IntoView {
    let turn = turn();
    let chosen = move || match turn.intent() {
        Intent::Route { route, .. } => route,
        Intent::Nothing | Intent::Cards(_) | Intent::Site | Intent::Station { .. } => route,
    };
    let ways = turn.glance(|_, view| Tracks::of(view, untrack(chosen)).ways).unwrap_or_default();
    let name =
        turn.glance(|map, _| map.routes().get(route.index()).map(|it| map.route_name(it.id))).flatten();
    let name = name.unwrap_or_default();
    let told = move || turn.glance(|map, _| map.routes().get(chosen().index()).map(facts)).flatten();
    let section = turn.glance(|map, _| map.routes().get(route.index()).map(section)).flatten();
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
                <p>{told}</p>
                <Paying ways first confirm=Callback::new(confirm) />
                <How section />
            </section>
        }
    })
}

/// Where the rules speak of a route like this.
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
    let colour = route.colour.map_or_else(|| t!("colour-any"), colour);
    let (length, points) = (route.length, route.points);
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
