//! Whose games, and which of them count.

use engine::MAX_SEATS;
use leptos::prelude::*;

use super::Asked;
use crate::bots::{self, Level};
use crate::t;

/// A value as the field has it, and its words; an empty value stands for all.
type Options = Vec<(String, String)>;

#[component]
pub(super) fn Choice(asked: RwSignal<Asked>, people: Vec<String>) -> impl IntoView {
    let maps = engine::maps().iter().map(|map| (map.key().to_owned(), map.name().to_owned())).collect();
    let seats =
        (2..=MAX_SEATS).map(|seats| (seats.to_string(), t!("statistics-seats", count = seats))).collect();
    let levels = Level::ALL.map(|level| (level.key().to_owned(), bots::level(level))).to_vec();
    let who = (people.len() > 1).then(|| {
        let names = people.into_iter().map(|name| (name.clone(), name)).collect();
        field(t!("statistics-who"), None, names, move |name| asked.update(|(who, _)| *who = name))
    });
    view! {
        <div class="filters">
            {who}
            {field(t!("statistics-map"), Some(t!("statistics-every-map")), maps, move |map| {
                asked.update(|(_, filter)| filter.map = map);
            })}
            {field(t!("statistics-table"), Some(t!("statistics-every-table")), seats, move |seats| {
                asked.update(|(_, filter)| filter.seats = seats.and_then(|seats| seats.parse().ok()));
            })}
            {field(t!("statistics-level"), Some(t!("statistics-every-level")), levels, move |level| {
                asked.update(|(_, filter)| filter.level = level);
            })}
        </div>
    }
}

fn field(
    label: String,
    all: Option<String>,
    options: Options,
    choose: impl Fn(Option<String>) + 'static,
) -> impl IntoView {
    let option = |(value, words): (String, String)| view! { <option value=value>{words}</option> };
    let all = all.map(|words| (String::new(), words));
    view! {
        <label class="field">
            <span>{label}</span>
            <select on:change=move |event| choose(Some(event_target_value(&event)).filter(|value| !value.is_empty()))>
                {all.into_iter().chain(options).map(option).collect_view()}
            </select>
        </label>
    }
}
