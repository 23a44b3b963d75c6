//! A seat in a line: the face, the name, how strong, in which colour.

use leptos::prelude::*;

use super::super::FormState;
use super::super::form::{Form, Occupant};
use super::{face, of};
use crate::board::Car;
use crate::bots::{self, Portrait, TravellerPortrait};
use crate::t;

#[component]
pub(super) fn Head(seat: usize, form_state: FormState) -> impl IntoView {
    let colour = of(form_state, seat, |place| place.colour);
    let occupant = of(form_state, seat, |place| place.occupant);
    let name = Memo::new(move |_| form_state.form.with(Form::names).into_iter().nth(seat));
    let face = face(form_state, seat);
    let portrait = move || match occupant.get()? {
        Occupant::Person => Some(view! { <TravellerPortrait face=face.get() /> }.into_any()),
        Occupant::Bot(persona) => Some(view! { <Portrait style=persona.style /> }.into_any()),
    };
    let about = move || match occupant.get()? {
        Occupant::Person => Some(view! { <small>{t!("new-game-person")}</small> }.into_any()),
        Occupant::Bot(persona) => Some(
            view! {
                <small>{bots::trade(persona.style)}</small>
                " "
                <small class="strength">{bots::strength(persona)}</small>
            }
            .into_any(),
        ),
    };
    view! {
        {portrait}
        <span class="seat-words"><b>{name}</b>" "{about}</span>
        {move || colour.get().map(|colour| view! { <Car colour /> })}
    }
}
