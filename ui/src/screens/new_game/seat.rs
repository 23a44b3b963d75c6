//! One seat of the form, as a card: who sits there, how good, in which colour.

mod kind;
mod name;
mod opponent;
mod paint;

use leptos::prelude::*;

use super::Desk;
use super::form::{Form, Place, Sitter};
use crate::board::Car;
use crate::bots::{Face, USUAL};
use crate::t;
use kind::KindChoice;
use name::Name;
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
