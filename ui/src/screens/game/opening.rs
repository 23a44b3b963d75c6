//! The choice of tickets before the first turn.

use std::collections::BTreeSet;

use engine::{Action, Keep, Map, TicketId};
use leptos::prelude::*;
use table::protocol::Position;

use crate::app::shared;
use crate::t;

#[component]
pub(super) fn Opening(position: Position) -> impl IntoView {
    let shared = shared();
    let offer = position.view.offer;
    let chosen = RwSignal::new(offer.tickets().iter().copied().collect::<BTreeSet<_>>());
    let map = position.view.map();
    let least = map.map_or(0, |map| map.opening().keep);
    let kept = {
        let legal = position.view.legal.clone();
        move || choice(&legal, offer.keep(&chosen.get().into_iter().collect::<Vec<_>>()))
    };
    let can_keep = kept.clone();
    view! {
        <form class="panel opening" on:submit=move |event| {
            event.prevent_default();
            if let Some(action) = kept() {
                super::play(shared, &position, action);
            }
        }>
            <p>{t!("game-opening-how", count = least)}</p>
            <ul class="tickets">
                {map.map(|map| offer.tickets().iter().map(|id| view! { <Ticket map id=*id chosen /> }).collect_view())}
            </ul>
            <button class="primary" disabled=move || can_keep().is_none()>
                {move || t!("game-keep", count = chosen.get().len())}
            </button>
        </form>
    }
}

/// The legal action that keeps exactly these, if there is one.
fn choice(legal: &[Action], keep: Option<Keep>) -> Option<Action> {
    let action = Action::KeepTickets { keep: keep? };
    legal.contains(&action).then_some(action)
}

#[component]
fn Ticket(map: &'static Map, id: TicketId, chosen: RwSignal<BTreeSet<TicketId>>) -> impl IntoView {
    let ticket = map.ticket(id);
    let [from, to] = ticket.ends.map(|city| map.city(city).name.as_str());
    let toggle = move |_| {
        chosen.update(|chosen| {
            if !chosen.remove(&id) {
                chosen.insert(id);
            }
        });
    };
    view! {
        <li>
            <label class="ticket">
                <input type="checkbox" prop:checked=move || chosen.get().contains(&id) on:change=toggle />
                <span>{t!("game-ticket", from = from, to = to)}</span>
                <b>{t!("game-points", points = ticket.points)}</b>
            </label>
        </li>
    }
}
