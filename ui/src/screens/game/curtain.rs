//! Between two people's turns on one device: nobody's cards are shown until the next one is there.

use engine::SeatId;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::protocol::Arrive;

use super::turn::turn;
use crate::t;

#[component]
pub(super) fn Curtain(seat: SeatId) -> impl IntoView {
    let shared = turn().shared;
    let (game, name) = shared
        .position
        .with_untracked(|position| {
            let position = position.as_ref()?;
            Some((position.game, position.seats.get(seat.index())?.name.clone()))
        })
        .unzip();
    let name = name.unwrap_or_default();
    let arrive = move |_| {
        let Some(game) = game else { return };
        spawn_local(async move {
            match shared.backend.ask(Arrive { game, seat }).await {
                Ok(position) => shared.enter(position),
                Err(failure) => shared.say(&failure),
            }
        });
    };
    view! {
        <section class="asked curtain">
            <p>{t!("game-hand-over", name = name.clone())}</p>
            <button class="primary" on:click=arrive>{t!("game-here", name = name)}</button>
        </section>
    }
}
