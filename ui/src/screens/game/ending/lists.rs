//! The tickets of the final scores, seat by seat.

use std::sync::Arc;

use engine::{Map, Score, TicketScore};
use leptos::prelude::*;
use model::ending::{Stage, stages, ticket_light};
use table::protocol::{Seat, Snapshot};

use super::counted::Counted;
use super::table::ranked;
use crate::app::shared;
use crate::board::Car;

#[component]
pub(super) fn TicketLists() -> impl IntoView {
    let shared = shared();
    shared.snapshot.with_untracked(|snapshot| snapshot.as_ref().and_then(listed))
}

fn listed(snapshot: &Snapshot) -> Option<impl IntoView + use<>> {
    let (map, counted) = (&snapshot.view.map, stages(&snapshot.view));
    let list = |(score, seat)| tickets(map, &counted, score, seat);
    let lists = ranked(snapshot)?.into_iter().map(list).collect_view();
    Some(view! { <div class="ending-tickets">{lists}</div> })
}

/// A seat's tickets with their points.
fn tickets(map: &Arc<Map>, counted: &[Stage], score: &Score, seat: &Seat) -> impl IntoView + use<> {
    let line = |ticket: &TicketScore| {
        let light = ticket_light(counted, score.seat, ticket.ticket);
        view! { <Counted map=Arc::clone(map) ticket=*ticket light /> }
    };
    view! {
        <section>
            <h3><Car colour=seat.colour />{seat.name.clone()}</h3>
            <ul>{score.tickets.iter().map(line).collect_view()}</ul>
        </section>
    }
}
