//! What a person is called.

use leptos::prelude::*;

use super::super::Desk;
use super::super::fault::Field;
use super::super::wrong::Wrong;
use super::of;
use crate::t;

#[component]
pub(super) fn Name(seat: usize, desk: Desk) -> impl IntoView {
    let name = of(desk, seat, |place| place.name.clone());
    let typed = move |event| {
        desk.change(|form| {
            if let Some(place) = form.places.get_mut(seat) {
                place.name = event_target_value(&event);
            }
        });
    };
    view! {
        <label class="field">
            <span>{t!("new-game-name")}</span>
            <input
                type="text"
                autocomplete="off"
                prop:value=move || name.get().unwrap_or_default()
                aria-invalid=move || desk.wrong(Field::Name(seat)).map(|_| "true")
                on:input=typed
            />
        </label>
        <Wrong desk at=Field::Name(seat) />
    }
}
