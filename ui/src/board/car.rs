//! A seat's train car by itself: its colour and its livery, wherever a seat is spoken of.

use engine::SeatColour;
use leptos::prelude::*;
use scene::livery;

#[component]
pub(crate) fn Car(colour: SeatColour) -> impl IntoView {
    view! {
        <svg class=format!("car seat-{}", colour.name()) viewBox="-13 -7 26 14" aria-hidden="true">
            <rect class="car-body" x="-12" y="-5" width="24" height="10" rx="3" />
            <path class="livery" d=livery::on_wall(9.0, colour) />
        </svg>
    }
}
