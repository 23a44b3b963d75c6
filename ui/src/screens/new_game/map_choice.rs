//! A map with its picture.

use std::sync::Arc;

use engine::Map;
use leptos::prelude::*;

use super::FormState;
use crate::board::Board;
use crate::t;
use crate::words;

#[component]
pub(super) fn MapChoice(map: Arc<Map>, form_state: FormState) -> impl IntoView {
    let key = StoredValue::new(map.key().to_owned());
    let chosen = move || form_state.form.with(|form| key.with_value(|key| form.map == *key));
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
                value=map.key().to_owned()
                prop:checked=chosen
                on:change=move |_| form_state.change(|form| form.map = key.get_value())
            />
            <Board map=Arc::clone(&map) />
            <span class="map-words">
                <b>{words::name_of(&map)}</b>
                <small>{figures}</small>
            </span>
        </label>
    }
}
