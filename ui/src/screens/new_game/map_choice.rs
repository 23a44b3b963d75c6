//! A map with its picture.

use std::sync::Arc;

use engine::{Map, Route};
use leptos::prelude::*;

use super::FormState;
use crate::board::Board;
use crate::t;
use crate::words;

#[component]
pub(super) fn MapChoice(map: Arc<Map>, form_state: FormState) -> impl IntoView {
    let key = StoredValue::new(map.key().to_owned());
    let chosen = move || form_state.form.with(|form| key.with_value(|key| form.map == *key));
    let about = about(&map);
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
                <small>{about}</small>
            </span>
        </label>
    }
}

/// What a map adds to the rules, or that it is plain.
fn about(map: &Map) -> String {
    let has = |is: fn(&Route) -> bool| map.routes().iter().any(is);
    let added = [
        has(|route| route.locomotives() > 0).then(|| t!("map-ferries")),
        has(Route::is_tunnel).then(|| t!("map-tunnels")),
        (map.features().stations > 0).then(|| t!("map-stations")),
    ];
    let added: Vec<String> = added.into_iter().flatten().collect();
    if added.is_empty() { t!("map-plain") } else { t!("map-adds", what = words::list(added)) }
}
