//! The way to a station.

use engine::Illegal;
use leptos::prelude::*;
use model::{Intent, sites};

use crate::screens::game::turn::turn;
use crate::t;

/// Where a map has stations: begin to look for a city.
#[component]
pub(super) fn BuildStation() -> impl IntoView {
    let turn = turn();
    let left = turn.part(|snapshot| {
        let view = &snapshot.view;
        let some = view.map.features().stations > 0;
        let own = view.viewer.and_then(|seat| view.seats.get(seat.index()));
        own.filter(|_| some).map(|seat| seat.stations_left)
    });
    let can = turn.part(|snapshot| !sites(&snapshot.view.legal, Intent::Site).is_empty());
    let enabled = move || can.get() == Some(true) && !turn.is_busy();
    let look = move |_| {
        if can.get_untracked() == Some(true) {
            turn.choose(Intent::Site);
        } else {
            turn.say_why(|view| {
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
