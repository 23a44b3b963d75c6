//! A setting that is on or off.

use leptos::prelude::*;
use table::protocol::Settings;

use crate::app::shared;

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
