//! A station that is about to be built: where, for what, and what it would be good for.

use engine::CityId;
use leptos::prelude::*;
use model::{Benefit, Purchase, Purpose};

use super::benefit::benefit;
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
    let good_for = game.glance(|map, view| {
        let gain = Benefit::of(view, city);
        let what = benefit(map, &gain).unwrap_or_else(|| match gain.gives_up {
            0 => t!("game-station-would-not"),
            points => t!("station-costs", what = t!("station-helps-none"), points = points),
        });
        // Which route it would borrow if the game ended now.
        let used = view.station_uses_with(city).into_iter().find(|used| used.city == city);
        let borrows = used.and_then(|used| used.borrows);
        let borrows = borrows.map(|route| t!("game-station-would", route = map.route_name(route)));
        (what, borrows)
    });
    let (what, borrows) = good_for.unwrap_or_default();
    ways.first().copied().map(|first| {
        let confirm = move |payment: String| t!("game-build", payment = payment);
        view! {
            <section class="asked claim" aria-label=t!("game-build-station")>
                <Heading words=t!("game-station-in", city = name.unwrap_or_default()) />
                <p class="good-for">{what}</p>
                {borrows.map(|words| view! { <p class="aside">{words}</p> })}
                <Paying ways first confirm=Callback::new(confirm) />
                <How section=Section::Station />
            </section>
        }
    })
}
