//! A route that is about to be claimed: what it is, what it costs, and yes or no.

use engine::{Map, Route, RouteId, RouteKind};
use leptos::prelude::*;
use model::{Intent, Tracks};

use super::heading::Heading;
use super::paying::Paying;
use crate::screens::game::turn::game_context;
use crate::screens::game::words;
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
    let tracks = game.glance(|map, view| {
        let tracks = Tracks::of(view, untrack(chosen));
        (colours(map, &tracks.routes()), tracks.ways)
    });
    let (colours, ways) = tracks.unwrap_or_default();
    let name =
        game.glance(|map, _| map.routes().get(route.index()).map(|it| map.route_name(it.id))).flatten();
    let name = name.unwrap_or_default();
    let about = move || {
        let facts = |route: &Route| facts_in(route, colours.clone());
        game.glance(|map, _| map.routes().get(chosen().index()).map(facts)).flatten()
    };
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

/// The colours that these tracks take: `red or black`.
fn colours(map: &Map, tracks: &[RouteId]) -> String {
    let mut colours: Vec<String> =
        tracks.iter().filter_map(|id| map.routes().get(id.index())).map(colour_of).collect();
    colours.dedup();
    let either = |one: String, other: String| t!("colour-either", one = one, other = other);
    colours.into_iter().reduce(either).unwrap_or_default()
}

fn colour_of(route: &Route) -> String {
    route.colour.map_or_else(|| t!("colour-any"), |card| words::colour_of(card, route.length))
}

/// What a route is, in a line.
pub(crate) fn facts(route: &Route) -> String {
    facts_in(route, colour_of(route))
}

fn facts_in(route: &Route, colour: String) -> String {
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

#[cfg(test)]
mod tests {
    use engine::{PositionBuilder, SeatId, View};

    use super::*;

    fn view(hand: &str) -> (View, RouteId) {
        let view = PositionBuilder::new("usa", 4).hand(0, hand).build().expect("a position").view(SeatId(0));
        let city = |key: &str| view.map.city_keyed(key).expect("a city").id;
        let route = view.map.between(city("kansas-city"), city("saint-louis")).next().expect("a route").id;
        (view, route)
    }

    #[test]
    fn both_colours_of_a_double_route_are_named_where_both_can_be_paid() {
        let told = |hand: &str| {
            let (view, route) = view(hand);
            colours(&view.map, &Tracks::of(&view, route).routes())
        };
        assert_eq!(told("BBPP"), "purple or blue");
        assert_eq!(told("PP"), "purple", "the other track can't be paid");
    }
}
