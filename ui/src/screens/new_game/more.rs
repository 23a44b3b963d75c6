//! Options that few people need: who begins, and the random seed.

use leptos::prelude::*;

use super::field::Field;
use super::form::Form;
use super::{FormState, Wrong};
use crate::t;

#[component]
pub(super) fn More(form_state: FormState) -> impl IntoView {
    let names = Memo::new(move |_| form_state.form.with(Form::names));
    let begins = move |event| {
        let chosen = event_target_value(&event).parse().ok();
        form_state.change(|form| form.first = chosen);
    };
    let value =
        move || form_state.form.with(|form| form.first.map_or_else(String::new, |first| first.to_string()));
    let seat = |(number, name): (usize, String)| view! { <option value=number.to_string()>{name}</option> };
    // Opens by itself if a field in it has an error.
    let wrong = move || form_state.wrong(Field::First).or_else(|| form_state.wrong(Field::Seed)).is_some();
    view! {
        <details class="more" open=wrong>
            <summary>{t!("new-game-more")}</summary>
            <div class="more-fields">
                <label class="field">
                    <span>{t!("new-game-first")}</span>
                    <select prop:value=value on:change=begins>
                        <option value="">{t!("new-game-first-by-lot")}</option>
                        {move || names.get().into_iter().enumerate().map(seat).collect_view()}
                    </select>
                </label>
                <Wrong form_state at=Field::First />
                <label class="field">
                    <span>{t!("new-game-seed")}</span>
                    <input
                        type="text"
                        inputmode="numeric"
                        autocomplete="off"
                        placeholder=t!("new-game-seed-none")
                        prop:value=move || form_state.form.with(|form| form.seed.clone())
                        aria-invalid=move || form_state.wrong(Field::Seed).map(|_| "true")
                        on:input=move |event| form_state.change(|form| form.seed = event_target_value(&event))
                    />
                    <small>{t!("new-game-seed-about")}</small>
                </label>
                <Wrong form_state at=Field::Seed />
            </div>
        </details>
    }
}
