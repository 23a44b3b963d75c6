//! A setting, with a line about what it does: one of several, on and off, or so much of it.

use leptos::prelude::*;
use table::protocol::Settings;

use crate::app::shared;
use crate::t;

/// One of a few.
#[component]
pub(super) fn Choice<T>(
    name: &'static str,
    label: String,
    about: String,
    options: Vec<(T, String)>,
    chosen: Signal<T>,
    choose: impl Fn(T) + Copy + Send + Sync + 'static,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let option = move |(value, words): (T, String)| {
        view! {
            <label>
                <input type="radio" name=name prop:checked=move || chosen.get() == value on:change=move |_| choose(value) />
                <span>{words}</span>
            </label>
        }
    };
    view! {
        <fieldset class="setting">
            <legend>{label}</legend>
            <p>{about}</p>
            <div class="segments">{options.into_iter().map(option).collect_view()}</div>
        </fieldset>
    }
}

/// On, or off.
#[component]
pub(super) fn Switch(
    label: String,
    about: String,
    of: fn(&Settings) -> bool,
    set: fn(&mut Settings, bool),
) -> impl IntoView {
    let shared = shared();
    let change = move |event| {
        let on = event_target_checked(&event);
        shared.change_settings(|chosen| set(chosen, on));
    };
    view! {
        <label class="setting switch">
            <b>{label}</b>
            <input type="checkbox" role="switch" prop:checked=move || shared.settings.with(of) on:change=change />
            <span>{about}</span>
        </label>
    }
}

/// So much, in percent. It is kept when the hand lets go, and not at every step on the way.
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
