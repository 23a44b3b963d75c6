//! A ticket in hand: touched, it is shown on the map.

use engine::TicketId;
use leptos::prelude::*;
use model::Spotlight;

use super::stub::Stub;
use crate::screens::game::turn::turn;

#[component]
pub(super) fn Held(ticket: TicketId) -> impl IntoView {
    let turn = turn();
    let shown = move || turn.light.get() == Spotlight::Ticket(ticket);
    view! {
        <button
            class="ticket"
            aria-pressed=move || shown().to_string()
            on:click=move |_| turn.shine(Spotlight::Ticket(ticket))
        >
            <Stub ticket />
        </button>
    }
}
