//! Who plays, and what everyone can see of them. A tapped seat shows its network alone.

mod seat;

use leptos::prelude::*;

use super::turn::game_context;
use crate::t;
use seat::Seat;

#[component]
pub(super) fn Seats() -> impl IntoView {
    let game = game_context();
    let seats = game.part(|snapshot| {
        let named = snapshot.view.seats.iter().zip(&snapshot.seats);
        named.map(|(public, seat)| (public.seat, public.colour, seat.clone())).collect::<Vec<_>>()
    });
    view! {
        <ul class="seats" aria-label=t!("game-seats") inert=move || game.is_curtained()>
            <For each=move || seats.get().unwrap_or_default() key=|(id, _, seat)| (*id, seat.name.clone()) let:seat>
                <Seat seat=seat.0 colour=seat.1 player=seat.2 />
            </For>
        </ul>
    }
}
