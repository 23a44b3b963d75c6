//! The stations that were built.

use leptos::prelude::*;
use model::Spotlight;

use crate::screens::game::turn::game_context;
use crate::t;

/// What the viewer's stations are used for, as things stand.
#[component]
pub(super) fn Stations() -> impl IntoView {
    let game = game_context();
    let uses = game.part(|snapshot| {
        let view = &snapshot.view;
        let scores = view.scores_so_far();
        Some(scores.seats.into_iter().nth(view.viewer?.index())?.stations)
    });
    let uses = move || uses.get().flatten().unwrap_or_default();
    let line = move |used: engine::StationUse| {
        let words = game.glance(|map, _| {
            let city = map.city(used.city).name.as_str();
            match used.borrows {
                Some(route) => t!("game-station-borrows", city = city, route = map.route_name(route)),
                None => t!("game-station-idle", city = city),
            }
        });
        let light = used.borrows.map_or(Spotlight::City(used.city), Spotlight::Route);
        view! { <li><button class="ticket" on:click=move |_| game.shine(light.clone())>{words}</button></li> }
    };
    view! {
        <Show when=move || !uses().is_empty()>
            <h3>{t!("game-own-stations")}</h3>
            <ul class="tickets">{move || uses().into_iter().map(line).collect_view()}</ul>
        </Show>
    }
}
