//! A seat's cards and tickets at the moment on show.

use engine::Card;
use leptos::prelude::*;
use model::Spotlight;
use model::replay::Held;

use super::walk::walk;
use crate::board::Car;
use crate::screens::game::cards::Chip;
use crate::screens::game::tickets::Stub;
use crate::screens::game::words::colour_of;
use crate::t;
use crate::words::list;

#[component]
pub(super) fn HandOfSeat(held: Held) -> impl IntoView {
    let walk = walk();
    let seat = walk.with_base(|base| base.seats.get(held.seat.index()).cloned()).flatten();
    let counts: Vec<(Card, u8)> =
        Card::ALL.into_iter().map(|card| (card, held.cards[card])).filter(|(_, count)| *count > 0).collect();
    let words = list(counts.iter().map(|(card, count)| format!("{count} {}", colour_of(*card, *count))));
    let chips = counts.into_iter().map(|(card, count)| view! { <Chip card count /> }).collect_view();
    let ticket = move |ticket| {
        let look = move |_| walk.game.shine(Spotlight::Ticket(ticket));
        view! { <li><button class="ticket" on:click=look><Stub ticket /></button></li> }
    };
    let tickets = held.tickets.iter().chain(&held.offer).copied().map(ticket).collect_view();
    view! {
        <section class="held-hand">
            {seat.map(|seat| view! { <h3><Car colour=seat.colour />{seat.name}</h3> })}
            {if held.cards.total() == 0 {
                view! { <p class="aside">{t!("replay-no-cards")}</p> }.into_any()
            } else {
                view! { <p class="chips" role="img" aria-label=words>{chips}</p> }.into_any()
            }}
            <ul class="tickets">{tickets}</ul>
        </section>
    }
}
