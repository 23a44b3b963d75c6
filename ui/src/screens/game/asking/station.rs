//! A station that is about to be built: where, for what, and what it would be good for.

use engine::CityId;
use leptos::prelude::*;
use model::{Purchase, Purpose};

use super::heading::Heading;
use super::paying::Paying;
use crate::screens::game::turn::game_context;
use crate::screens::rules::{How, Section};
use crate::t;

#[component]
pub(super) fn Station(city: CityId) -> impl IntoView {
    let game = game_context();
    let purpose = Purpose::Station(city);
    let ways: Vec<Purchase> = game.ways(purpose).into_iter().map(|payment| (purpose, payment)).collect();
    let name = game.glance(|map, _| map.cities().get(city.index()).map(|city| city.name.clone())).flatten();
    // Which route it would borrow if the game ended now.
    let good_for = game.glance(|map, view| {
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
