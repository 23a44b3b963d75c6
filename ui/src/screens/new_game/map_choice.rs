//! A map with its picture.

use engine::Map;
use leptos::prelude::*;

use super::Desk;
use crate::board::Board;
use crate::t;
use crate::words;

#[component]
pub(super) fn MapChoice(map: &'static Map, desk: Desk) -> impl IntoView {
    let chosen = move || desk.form.with(|form| form.map == map.key());
    let figures = t!(
        "map-figures",
        cities = map.cities().len(),
        tracks = map.routes().len(),
        tickets = map.tickets().len()
    );
    view! {
        <label class="map-picture">
            <input
                type="radio"
                name="map"
                value=map.key()
                prop:checked=chosen
                on:change=move |_| desk.change(|form| form.map = map.key().to_owned())
            />
            <Board map />
            <span class="map-words">
                <b>{words::map_name(map.key())}</b>
                <small>{figures}</small>
            </span>
        </label>
    }
}
