//! A ticket in hand; a tap shows it on the map.

use engine::TicketId;
use leptos::prelude::*;
use model::Spotlight;

use super::stub::Stub;
use crate::screens::game::turn::game_context;

#[component]
pub(super) fn Held(ticket: TicketId) -> impl IntoView {
    let game = game_context();
    let shown = move || game.light.get() == Spotlight::Ticket(ticket);
    view! {
        <button
            class="ticket"
            aria-pressed=move || shown().to_string()
            on:click=move |_| game.shine(Spotlight::Ticket(ticket))
        >
            <Stub ticket />
        </button>
    }
}
