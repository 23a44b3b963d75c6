//! The colour of a seat's trains, shown with its livery.

use engine::SeatColour;
use leptos::prelude::*;

use super::super::field::Field;
use super::super::{FormState, Wrong};
use super::of;
use crate::board::Car;
use crate::{seat_names, t};

#[component]
pub(super) fn Paint(seat: usize, form_state: FormState) -> impl IntoView {
    let here = of(form_state, seat, |place| place.colour);
    let choice = move |colour: SeatColour| {
        view! {
            <label class="paint-choice">
                <input
                    type="radio"
                    name=format!("colour-{seat}")
                    prop:checked=move || here.get() == Some(colour)
                    on:change=move |_| form_state.change(|form| form.paint(seat, colour))
                />
                <Car colour />
                <span class="heard">{seat_names::colour(colour)}</span>
            </label>
        }
    };
    view! {
        <div class="paints" role="radiogroup" aria-label=t!("new-game-colour")>
            {SeatColour::ALL.map(choice).collect_view()}
        </div>
        {move || here.get().map(|colour| view! { <Wrong form_state at=Field::Colour(colour) /> })}
    }
}
