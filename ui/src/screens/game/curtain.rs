//! Between two people's turns on one device: nobody's cards are shown until the next one is there.

use engine::SeatId;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::protocol::{Arrive, Position};

use crate::app::shared;
use crate::t;

#[component]
pub(super) fn Curtain(position: Position, seat: SeatId) -> impl IntoView {
    let shared = shared();
    let game = position.game;
    let name = position.seats.get(seat.index()).map(|seat| seat.name.clone()).unwrap_or_default();
    let arrive = move |_| {
        spawn_local(async move {
            match shared.backend.ask(Arrive { game, seat }).await {
                Ok(position) => shared.enter(position),
                Err(failure) => shared.say(&failure),
            }
        });
    };
    view! {
        <section class="panel curtain">
            <p>{t!("game-hand-over", name = name.clone())}</p>
            <button class="primary" on:click=arrive>{t!("game-here", name = name)}</button>
        </section>
    }
}
