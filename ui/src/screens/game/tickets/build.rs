//! The button that begins to build a station.

use engine::Illegal;
use leptos::prelude::*;
use model::{Intent, sites};

use crate::screens::game::turn::game_context;
use crate::t;

/// Shown where the map has stations: the person then looks for a city.
#[component]
pub(super) fn BuildStation() -> impl IntoView {
    let game = game_context();
    let left = game.part(|snapshot| {
        let view = &snapshot.view;
        let some = view.map.features().stations > 0;
        let own = view.viewer.and_then(|seat| view.seats.get(seat.index()));
        own.filter(|_| some).map(|seat| seat.stations_left)
    });
    let can = game.part(|snapshot| !sites(&snapshot.view.legal, Intent::Site).is_empty());
    let enabled = move || can.get() == Some(true) && !game.is_busy();
    let look = move |_| {
        if can.get_untracked() == Some(true) {
            game.choose(Intent::Site);
        } else {
            game.say_why(|view| {
                let free = view.map.cities().iter().map(|city| view.why_no_station(city.id));
                free.flatten().find(|why| !matches!(why, Illegal::StationThere { .. }))
            });
        }
    };
    view! {
        <Show when=move || left.get().flatten().is_some()>
            <button class="wide build-station" aria-disabled=move || (!enabled()).to_string() on:click=look>
                {t!("game-build-station")}
                <small>{move || t!("game-stations-left", count = left.get().flatten().unwrap_or_default())}</small>
            </button>
        </Show>
    }
}
