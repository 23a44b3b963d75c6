//! One more player, of either kind.

use leptos::prelude::*;

use super::FormState;
use super::form::{Form, Occupant};
use crate::t;

#[component]
pub(super) fn AddSeat(form_state: FormState) -> impl IntoView {
    let bot = move |_| form_state.change(|form| form.add(Occupant::Bot(form.next_bot())));
    let person = move |_| form_state.change(|form| form.add(Occupant::Person));
    view! {
        <Show when=move || form_state.form.with(Form::has_room)>
            <div class="add-seat">
                <button on:click=bot>{t!("new-game-add-bot")}</button>
                <button on:click=person>{t!("new-game-add-person")}</button>
            </div>
        </Show>
    }
}
