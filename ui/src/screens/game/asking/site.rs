//! The person is asked to choose a city for a station; those that would help a ticket are named, the best first.

use engine::CityId;
use leptos::prelude::*;
use model::{Benefit, Intent, Purpose, sites, useful_sites};

use super::benefit::benefit;
use super::heading::Heading;
use crate::screens::game::turn::game_context;
use crate::screens::rules::{How, Section};
use crate::t;

/// No more are named: the map marks all of them.
const NAMED: usize = 3;

#[component]
pub(super) fn Site() -> impl IntoView {
    let game = game_context();
    let useful = game.glance(|_, view| useful_sites(view, &sites(&view.legal, Intent::Site)));
    let useful = useful.unwrap_or_default();
    let about = if useful.is_empty() { t!("station-none-helps") } else { t!("station-some-help") };
    let choose = move |city: CityId| {
        if let Some(station) = Intent::Site.with_city(city, &game.ways(Purpose::Station(city))) {
            game.choose(station);
        }
    };
    let proposal = move |(city, good_for): (CityId, Benefit)| {
        let words = game.glance(|map, _| (map.city(city).name.clone(), benefit(map, &good_for)));
        let (name, what) = words.unwrap_or_default();
        view! {
            <li>
                <button type="button" class="site-way" on:click=move |_| choose(city)>
                    <b>{name}</b>
                    " "
                    <small>{what}</small>
                </button>
            </li>
        }
    };
    view! {
        <section class="asked">
            <Heading words=t!("game-build-station") />
            <p>{t!("game-site")} " " {about}</p>
            <ul class="site-ways">{useful.into_iter().take(NAMED).map(proposal).collect_view()}</ul>
            <How section=Section::Station />
        </section>
    }
}
