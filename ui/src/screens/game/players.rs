//! Who plays, and what everyone can see of them.

use leptos::prelude::*;
use table::protocol::Position;

use crate::t;

#[component]
pub(super) fn Players(position: Position) -> impl IntoView {
    let to_move = position.view.to_move;
    let player = |(seat, public): (&table::protocol::Seat, &engine::SeatView)| {
        view! {
            <li class=format!("player seat-{}", public.colour.name()) class:to-move=to_move == Some(public.seat)>
                <b>{seat.name.clone()}</b>
                <span>{t!("game-points", points = public.points)}</span>
                <span>{t!("game-trains", count = public.trains)}</span>
                <span>{t!("game-cards", count = public.cards)}</span>
                {public.tickets.map(|tickets| view! { <span>{t!("game-tickets", count = tickets)}</span> })}
            </li>
        }
    };
    view! {
        <ul class="panel players" aria-label=t!("game-seats")>
            {position.seats.iter().zip(&position.view.seats).map(player).collect_view()}
        </ul>
    }
}
