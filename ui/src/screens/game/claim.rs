//! A route that is about to be claimed: what it is, what it costs, and yes or no.

use engine::{Route, RouteId, RouteKind};
use leptos::prelude::*;

use super::super::rules::{How, Section};
use super::choice::{Choice, Purpose};
use super::heading::Heading;
use super::paying::Paying;
use super::turn::turn;
use super::words::colour;
use crate::t;

#[component]
pub(super) fn Claim(route: RouteId) -> impl IntoView {
    let turn = turn();
    let purpose = Purpose::Route(route);
    let ways = turn.ways(purpose);
    let first = match untrack(|| turn.choice()) {
        Choice::Route { payment, .. } => Some(payment),
        Choice::Nothing | Choice::Cards(_) | Choice::Site | Choice::Station { .. } => ways.first().copied(),
    };
    let told =
        turn.glance(|map, _| map.routes().get(route.index()).map(|it| (map.route_name(route), facts(it))));
    let (name, facts) = told.flatten().unwrap_or_default();
    let section = turn.glance(|map, _| map.routes().get(route.index()).map(section)).flatten();
    let section = section.unwrap_or(Section::Claim);
    let tunnel = section == Section::Tunnel;
    first.map(|payment| {
        let chosen = RwSignal::new(payment);
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
                <p>{facts}</p>
                <Paying purpose ways chosen confirm=Callback::new(confirm) />
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
pub(super) fn facts(route: &Route) -> String {
    let colour = route.colour.map_or_else(|| t!("colour-any"), colour);
    let (length, points) = (route.length, route.points());
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
