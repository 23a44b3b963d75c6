//! A station that is about to be built: where, for what, and what it would be good for.

use engine::CityId;
use leptos::prelude::*;
use model::{Purchase, Purpose};

use super::heading::Heading;
use super::paying::Paying;
use crate::screens::game::turn::turn;
use crate::screens::rules::{How, Section};
use crate::t;

#[component]
pub(super) fn Station(city: CityId) -> impl IntoView {
    let turn = turn();
    let purpose = Purpose::Station(city);
    let ways: Vec<Purchase> = turn.ways(purpose).into_iter().map(|payment| (purpose, payment)).collect();
    let name = turn.glance(|map, _| map.cities().get(city.index()).map(|city| city.name.clone())).flatten();
    // What it would be good for if the game ended now.
    let good_for = turn.glance(|map, view| {
        let used = view.station_uses_with(city).into_iter().find(|used| used.city == city)?;
        Some(match used.borrows {
            Some(route) => t!("game-station-would", route = map.route_name(route)),
            None => t!("game-station-would-not"),
        })
    });
    ways.first().copied().map(|first| {
        let confirm = move |payment: String| t!("game-build", payment = payment);
        view! {
            <section class="asked claim" aria-label=t!("game-build-station")>
                <Heading words=t!("game-station-in", city = name.unwrap_or_default()) />
                <p>{good_for.flatten()}</p>
                <Paying ways first confirm=Callback::new(confirm) />
                <How section=Section::Station />
            </section>
        }
    })
}
