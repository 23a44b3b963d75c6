//! Whose games, and which of them count.

use engine::{MAX_SEATS, MIN_SEATS};
use leptos::prelude::*;
use table::protocol::Filter;

use super::Asked;
use crate::bots::{self, Level};
use crate::t;
use crate::words;

/// A value as the field has it, and its words; an empty value stands for all.
type Options = Vec<(String, String)>;

#[component]
pub(super) fn Choice(asked: RwSignal<Asked>, people: Vec<String>) -> impl IntoView {
    let maps = engine::maps().iter().map(|map| (map.key().to_owned(), words::map_name(map.key()))).collect();
    let seats = (MIN_SEATS..=MAX_SEATS)
        .map(|seats| (seats.to_string(), t!("statistics-seats", count = seats)))
        .collect();
    let levels = Level::ALL.map(|level| (level.key().to_owned(), bots::level(level))).to_vec();
    let who = (people.len() > 1).then(|| {
        // Without a name in the request, the statistics are those of the first person.
        let first = people.first().cloned();
        let names = people.into_iter().map(|name| (name.clone(), name)).collect();
        let chosen = move || asked.with(|(who, _)| who.clone()).or_else(|| first.clone());
        field(t!("statistics-who"), None, names, chosen, move |name| asked.update(|(who, _)| *who = name))
    });
    let of = move |part: fn(&Filter) -> Option<String>| move || asked.with(|(_, filter)| part(filter));
    let map = of(|filter| filter.map.clone());
    let table = of(|filter| filter.seats.map(|seats| seats.to_string()));
    let level = of(|filter| filter.level.clone());
    view! {
        <div class="filters">
            {who}
            {field(t!("statistics-map"), Some(t!("statistics-every-map")), maps, map, move |map| {
                asked.update(|(_, filter)| filter.map = map);
            })}
            {field(t!("statistics-table"), Some(t!("statistics-every-table")), seats, table, move |seats| {
                asked.update(|(_, filter)| filter.seats = seats.and_then(|seats| seats.parse().ok()));
            })}
            {field(t!("statistics-level"), Some(t!("statistics-every-level")), levels, level, move |level| {
                asked.update(|(_, filter)| filter.level = level);
            })}
        </div>
    }
}

fn field(
    label: String,
    all: Option<String>,
    options: Options,
    chosen: impl Fn() -> Option<String> + Send + Sync + 'static,
    choose: impl Fn(Option<String>) + 'static,
) -> impl IntoView {
    let option = |(value, words): (String, String)| view! { <option value=value>{words}</option> };
    let all = all.map(|words| (String::new(), words));
    let choose = move |event| choose(Some(event_target_value(&event)).filter(|value| !value.is_empty()));
    view! {
        <label class="field">
            <span>{label}</span>
            <select prop:value=move || chosen().unwrap_or_default() on:change=choose>
                {all.into_iter().chain(options).map(option).collect_view()}
            </select>
        </label>
    }
}
