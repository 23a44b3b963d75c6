//! One seat of the form, as a card: who sits there, how good, in which colour.

mod opponent;
mod paint;

use leptos::prelude::*;

use super::fault::Field;
use super::form::{Form, Place, Sitter};
use super::{Desk, Wrong};
use crate::board::Car;
use crate::bots::{Face, USUAL};
use crate::t;
use opponent::Opponent;
use paint::Paint;
use table::protocol::Who;

/// What is shown of a seat, where there is still such a seat.
fn of<T: Clone + PartialEq + Send + Sync + 'static>(
    desk: Desk,
    seat: usize,
    part: impl Fn(&Place) -> T + Send + Sync + 'static,
) -> Memo<Option<T>> {
    Memo::new(move |_| desk.form.with(|form| form.places.get(seat).map(&part)))
}

#[component]
pub(super) fn SeatCard(seat: usize, desk: Desk) -> impl IntoView {
    let colour = of(desk, seat, |place| place.colour);
    let who = of(desk, seat, |place| match place.sitter {
        Sitter::Person => Who::Person,
        Sitter::Bot(persona) => Who::Bot { bot: persona.key() },
    });
    let is_person = Memo::new(move |_| who.get() == Some(Who::Person));
    let class = move || format!("seat-card seat-{}", colour.get().map_or("none", |colour| colour.name()));
    view! {
        <article class=class aria-label=t!("new-game-seat", number = seat + 1)>
            <div class="seat-head">
                {move || who.get().map(|who| view! { <Face who /> })}
                {move || colour.get().map(|colour| view! { <Car colour /> })}
            </div>
            <div class="seat-who">
                <KindChoice seat desk is_person />
                <Show when=move || desk.form.with(Form::can_spare_a_seat)>
                    <button
                        class="remove"
                        aria-label=t!("new-game-remove", number = seat + 1)
                        on:click=move |_| desk.change(|form| form.remove(seat))
                    ></button>
                </Show>
            </div>
            {move || if is_person.get() {
                view! { <Name seat desk /> }.into_any()
            } else {
                view! { <Opponent seat desk /> }.into_any()
            }}
            <Paint seat desk />
        </article>
    }
}

/// A person, or a bot.
#[component]
fn KindChoice(seat: usize, desk: Desk, is_person: Memo<bool>) -> impl IntoView {
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

#[component]
fn Name(seat: usize, desk: Desk) -> impl IntoView {
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

/// The bot that sits there; the usual one where none does.
fn persona(desk: Desk, seat: usize) -> Memo<crate::bots::Persona> {
    Memo::new(move |_| {
        let sitter = desk.form.with(|form| form.places.get(seat).map(|place| place.sitter));
        match sitter {
            Some(Sitter::Bot(persona)) => persona,
            Some(Sitter::Person) | None => USUAL,
        }
    })
}
