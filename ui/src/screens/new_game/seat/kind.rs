//! Who sits there.

use leptos::prelude::*;

use super::super::FormState;
use super::super::form::Occupant;
use crate::t;

/// A person, or a bot.
#[component]
pub(super) fn KindChoice(seat: usize, form_state: FormState, is_person: Memo<bool>) -> impl IntoView {
    let kind = move |person: bool, words: String| {
        let sit = move |_| {
            form_state.change(|form| {
                let occupant = if person { Occupant::Person } else { Occupant::Bot(form.next_bot()) };
                form.sit(seat, occupant);
            });
        };
        view! {
            <label>
                <input
                    type="radio"
                    name=format!("kind-{seat}")
                    prop:checked=move || is_person.get() == person
                    on:change=sit
                />
                <span>{words}</span>
            </label>
        }
    };
    view! {
        <div class="segments seat-who" role="radiogroup" aria-label=t!("new-game-kind")>
            {kind(true, t!("new-game-person"))}
            {kind(false, t!("new-game-bot"))}
        </div>
    }
}
