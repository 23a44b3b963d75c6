//! Who sits there.

use leptos::prelude::*;

use super::super::Desk;
use super::super::form::Sitter;
use crate::t;

/// A person, or a bot.
#[component]
pub(super) fn KindChoice(seat: usize, desk: Desk, is_person: Memo<bool>) -> impl IntoView {
    let kind = move |person: bool, words: String| {
        let sit = move |_| {
            desk.change(|form| {
                let sitter = if person { Sitter::Person } else { Sitter::Bot(form.next_bot()) };
                form.sit(seat, sitter);
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
        <div class="segments" role="radiogroup" aria-label=t!("new-game-kind")>
            {kind(true, t!("new-game-person"))}
            {kind(false, t!("new-game-bot"))}
        </div>
    }
}
