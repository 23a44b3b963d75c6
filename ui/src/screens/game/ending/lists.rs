//! The tickets that are in the scores, seat by seat.

use std::sync::Arc;

use engine::{Map, Score, TicketScore};
use leptos::prelude::*;
use table::protocol::{Position, Seat};

use super::counted::Counted;
use super::table::ranked;
use crate::app::shared;
use crate::board::Car;

#[component]
pub(super) fn TicketLists() -> impl IntoView {
    let shared = shared();
    shared.position.with_untracked(|position| position.as_ref().and_then(listed))
}

fn listed(position: &Position) -> Option<impl IntoView + use<>> {
    let map = &position.view.map;
    let lists = ranked(position)?.into_iter().map(|(score, seat)| tickets(map, score, seat)).collect_view();
    Some(view! { <div class="ending-tickets">{lists}</div> })
}

/// A seat's tickets: what each was worth. Each lights its cities.
fn tickets(map: &Arc<Map>, score: &Score, seat: &Seat) -> impl IntoView + use<> {
    let line = |ticket: &TicketScore| view! { <Counted map=Arc::clone(map) ticket=*ticket /> };
    view! {
        <section>
            <h3><Car colour=seat.colour />{seat.name.clone()}</h3>
            <ul>{score.tickets.iter().map(line).collect_view()}</ul>
        </section>
    }
}
