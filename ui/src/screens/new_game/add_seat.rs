//! One more player, of either kind.

use leptos::prelude::*;

use super::Desk;
use super::form::{Form, Sitter};
use crate::t;

#[component]
pub(super) fn AddSeat(desk: Desk) -> impl IntoView {
    let bot = move |_| desk.change(|form| form.add(Sitter::Bot(form.next_bot())));
    let person = move |_| desk.change(|form| form.add(Sitter::Person));
    view! {
        <Show when=move || desk.form.with(Form::has_room)>
            <div class="add-seat">
                <button on:click=bot>{t!("new-game-add-bot")}</button>
                <button on:click=person>{t!("new-game-add-person")}</button>
            </div>
        </Show>
    }
}
