//! A setting with a percentage.

use leptos::prelude::*;
use table::protocol::Settings;

use crate::app::shared;
use crate::t;

/// A slider in percent. It is saved when it is released, not at every step.
#[component]
pub(super) fn Slider(
    name: &'static str,
    label: String,
    about: String,
    of: fn(&Settings) -> u8,
    set: fn(&mut Settings, u8),
    after: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let shared = shared();
    let value = move || shared.settings.with(of);
    let change = move |event| {
        let percent = event_target_value(&event).parse().unwrap_or_default();
        shared.change_settings(|chosen| set(chosen, percent));
        after();
    };
    view! {
        <label class="setting slider">
            <b>{label}</b>
            <span>{about}</span>
            <input type="range" name=name min="0" max="100" step="5" prop:value=move || value().to_string() on:change=change />
            <output>{move || t!("settings-percent", size = value())}</output>
        </label>
    }
}
