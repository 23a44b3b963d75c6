//! A ticket as people hold it: two cities and what they are worth.

use engine::TicketId;
use leptos::prelude::*;

use crate::screens::game::turn::game_context;
use crate::t;

/// What stands on a ticket.
#[component]
pub(crate) fn Stub(ticket: TicketId) -> impl IntoView {
    let shown = game_context().glance(|map, _| {
        let ticket = map.tickets().get(ticket.index())?;
        let [from, to] = ticket.ends.map(|city| map.city(city).name.clone());
        Some((from, to, ticket.points, ticket.long))
    });
    shown.flatten().map(|(from, to, points, long)| {
        view! {
            <span class="stub" class:long=long>
                <span class="stub-cities">
                    {t!("game-ticket", from = from, to = to)}
                    {long.then(|| view! { <small>{t!("game-ticket-long")}</small> })}
                </span>
                <b class="stub-points" aria-label=t!("game-points", points = points)>{points}</b>
            </span>
        }
    })
}
