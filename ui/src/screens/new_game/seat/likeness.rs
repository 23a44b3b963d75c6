//! The face that a person has at the table.

use leptos::prelude::*;

use super::super::FormState;
use super::face;
use crate::bots::{Traveller, TravellerPortrait};
use crate::t;

#[component]
pub(super) fn LikenessChoice(seat: usize, form_state: FormState) -> impl IntoView {
    let here = face(form_state, seat);
    let pick = move |face: Traveller| {
        form_state.change(|form| {
            if let Some(place) = form.places.get_mut(seat) {
                place.face = Some(face);
            }
        });
    };
    let choice = move |face: Traveller| {
        view! {
            <label class="style-choice">
                <input
                    type="radio"
                    name=format!("face-{seat}")
                    value=face.key()
                    prop:checked=move || here.get() == face
                    on:change=move |_| pick(face)
                />
                <TravellerPortrait face />
                <span class="heard">{name(face)}</span>
            </label>
        }
    };
    view! {
        <div class="styles" role="radiogroup" aria-label=t!("new-game-face")>
            {Traveller::ALL.map(choice).collect_view()}
        </div>
    }
}

fn name(face: Traveller) -> String {
    match face {
        Traveller::Hat => t!("face-hat"),
        Traveller::Beret => t!("face-beret"),
        Traveller::Curls => t!("face-curls"),
        Traveller::Beard => t!("face-beard"),
        Traveller::Scarf => t!("face-scarf"),
        Traveller::Bob => t!("face-bob"),
    }
}
