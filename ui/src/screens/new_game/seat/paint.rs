//! The colour of a seat's trains, shown with its livery.

use engine::SeatColour;
use leptos::prelude::*;

use super::super::fault::Field;
use super::super::{Desk, Wrong};
use super::of;
use crate::board::Car;
use crate::{nameless, t};

#[component]
pub(super) fn Paint(seat: usize, desk: Desk) -> impl IntoView {
    let here = of(desk, seat, |place| place.colour);
    let choice = move |colour: SeatColour| {
        view! {
            <label class="paint-choice">
                <input
                    type="radio"
                    name=format!("colour-{seat}")
                    prop:checked=move || here.get() == Some(colour)
                    on:change=move |_| desk.change(|form| form.paint(seat, colour))
                />
                <Car colour />
                <span class="heard">{nameless::colour(colour)}</span>
            </label>
        }
    };
    view! {
        <div class="paints" role="radiogroup" aria-label=t!("new-game-colour")>
            {SeatColour::ALL.map(choice).collect_view()}
        </div>
        {move || here.get().map(|colour| view! { <Wrong desk at=Field::Colour(colour) /> })}
    }
}
