//! A counted ticket: its points; a tap shows its way, or its cities if it has none.

use std::sync::Arc;

use engine::{Map, TicketScore};
use leptos::prelude::*;
use model::Spotlight;

use crate::screens::game::turn::game_context;
use crate::t;
use crate::words::points;

#[component]
pub(super) fn Counted(
    map: Arc<Map>,
    ticket: TicketScore,
    /// What the count highlights for it.
    light: Spotlight,
) -> impl IntoView {
    let game = game_context();
    let light = StoredValue::new(light);
    let is_lit = move || game.light.with(|shown| light.with_value(|light| light == shown));
    let done = if ticket.completed { t!("ending-done") } else { t!("ending-failed") };
    view! {
        <li class:failed=!ticket.completed>
            <button aria-pressed=move || is_lit().to_string() on:click=move |_| game.shine(light.get_value())>
                <i aria-hidden="true"></i>
                <span>{map.ticket_name(ticket.ticket)}<span class="heard">{done}</span></span>
                <b>{points(ticket.points)}</b>
            </button>
        </li>
    }
}
