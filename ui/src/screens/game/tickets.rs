//! The viewer's tickets, grouped into open, blocked and done. And the button to draw more.

mod build;
mod draw;
mod held;
mod stations;
mod stub;

use leptos::prelude::*;
use model::tickets::{TicketState, states};

use super::turn::game_context;
use crate::t;
use build::BuildStation;
pub(super) use draw::DrawTickets;
use held::Held;
use stations::Stations;
pub(super) use stub::Stub;

#[component]
pub(super) fn Tickets() -> impl IntoView {
    let game = game_context();
    let held = game.part(|snapshot| states(&snapshot.view));
    let left = game.part(|snapshot| snapshot.view.ticket_deck);
    let of = move |state: TicketState| {
        let tickets = held.get().unwrap_or_default();
        tickets.into_iter().filter(|(_, s)| *s == state).map(|(ticket, _)| ticket).collect::<Vec<_>>()
    };
    let group = move |state: TicketState, words: String| {
        let some = move || !of(state).is_empty();
        let class = match state {
            TicketState::Open => "open",
            TicketState::Blocked => "blocked",
            TicketState::Done => "done",
        };
        view! {
            <Show when=some>
                <h3>{words.clone()}</h3>
                <ul class=format!("tickets {class}")>
                    <For each=move || of(state) key=|ticket| *ticket let:ticket>
                        <li><Held ticket /></li>
                    </For>
                </ul>
            </Show>
        }
    };
    let none = move || held.get().is_some_and(|held| held.is_empty());
    view! {
        <section class="ticket-pane" aria-label=t!("game-own-tickets")>
            <h2 class="heard">{t!("game-own-tickets")}</h2>
            <div class="ticket-list">
                <Show when=none><p class="aside">{t!("game-no-tickets")}</p></Show>
                {group(TicketState::Open, t!("game-tickets-open"))}
                {group(TicketState::Blocked, t!("game-tickets-blocked"))}
                {group(TicketState::Done, t!("game-tickets-done"))}
                <Stations />
            </div>
            <div class="pane-buttons">
                <DrawTickets class="wide draw-tickets">
                    {t!("game-draw-tickets")}
                    <small>{move || t!("game-tickets-left", count = left.get().unwrap_or_default())}</small>
                </DrawTickets>
                <BuildStation />
            </div>
        </section>
    }
}
