//! One seat of the form, as a card: who sits there, how good, in which colour.

mod kind;
mod name;
mod opponent;
mod paint;

use leptos::prelude::*;

use super::FormState;
use super::form::{Form, Occupant, Place};
use crate::board::Car;
use crate::bots::{Face, USUAL};
use crate::t;
use kind::KindChoice;
use name::Name;
use opponent::Opponent;
use paint::Paint;
use table::protocol::Who;

/// A value of one seat, as long as the form has that seat.
fn of<T: Clone + PartialEq + Send + Sync + 'static>(
    form_state: FormState,
    seat: usize,
    part: impl Fn(&Place) -> T + Send + Sync + 'static,
) -> Memo<Option<T>> {
    Memo::new(move |_| form_state.form.with(|form| form.places.get(seat).map(&part)))
}

#[component]
pub(super) fn SeatCard(seat: usize, form_state: FormState) -> impl IntoView {
    let colour = of(form_state, seat, |place| place.colour);
    let who = of(form_state, seat, |place| match place.occupant {
        Occupant::Person => Who::Person,
        Occupant::Bot(persona) => Who::Bot { bot: persona.key() },
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
                <KindChoice seat form_state is_person />
                <Show when=move || form_state.form.with(Form::can_spare_a_seat)>
                    <button
                        class="remove"
                        aria-label=t!("new-game-remove", number = seat + 1)
                        on:click=move |_| form_state.change(|form| form.remove(seat))
                    ></button>
                </Show>
            </div>
            {move || if is_person.get() {
                view! { <Name seat form_state /> }.into_any()
            } else {
                view! { <Opponent seat form_state /> }.into_any()
            }}
            <Paint seat form_state />
        </article>
    }
}

/// The bot that sits there; the usual one where none does.
fn persona(form_state: FormState, seat: usize) -> Memo<crate::bots::Persona> {
    Memo::new(move |_| {
        let occupant = form_state.form.with(|form| form.places.get(seat).map(|place| place.occupant));
        match occupant {
            Some(Occupant::Bot(persona)) => persona,
            Some(Occupant::Person) | None => USUAL,
        }
    })
}
