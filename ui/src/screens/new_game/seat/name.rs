//! What a person is called.

use leptos::prelude::*;

use super::super::FormState;
use super::super::field::Field;
use super::super::wrong::Wrong;
use super::of;
use crate::t;

#[component]
pub(super) fn Name(seat: usize, form_state: FormState) -> impl IntoView {
    let name = of(form_state, seat, |place| place.name.clone());
    let typed = move |event| {
        form_state.change(|form| {
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
                aria-invalid=move || form_state.wrong(Field::Name(seat)).map(|_| "true")
                on:input=typed
            />
        </label>
        <Wrong form_state at=Field::Name(seat) />
    }
}
