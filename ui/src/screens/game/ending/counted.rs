//! A counted ticket: its points; a tap shows its cities.

use std::sync::Arc;

use engine::{Map, TicketScore};
use leptos::prelude::*;
use model::Spotlight;

use crate::screens::game::turn::game_context;
use crate::t;
use crate::words::points;

#[component]
pub(super) fn Counted(map: Arc<Map>, ticket: TicketScore) -> impl IntoView {
    let game = game_context();
    let meant = Spotlight::Cities(map.ticket(ticket.ticket).ends.to_vec());
    let done = if ticket.completed { t!("ending-done") } else { t!("ending-failed") };
    view! {
        <li class:failed=!ticket.completed>
            <button on:click=move |_| game.shine(meant.clone())>
                <i aria-hidden="true"></i>
                <span>{map.ticket_name(ticket.ticket)}<span class="heard">{done}</span></span>
                <b>{points(ticket.points)}</b>
            </button>
        </li>
    }
}
