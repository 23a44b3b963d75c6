//! The pile of tickets beside the cards, where the tickets themselves are behind a tab: so drawing some takes a tap less.

use leptos::prelude::*;

use crate::screens::game::tickets::DrawTickets;
use crate::screens::game::turn::game_context;
use crate::t;

#[component]
pub(super) fn Pile() -> impl IntoView {
    let left = game_context().part(|snapshot| snapshot.view.ticket_deck);
    let count = move || left.get().unwrap_or_default();
    view! {
        <DrawTickets class="place pile">
            <svg class="card-face" viewBox="0 0 60 84" aria-hidden="true">
                <rect class="pile-under" x="4" y="15" width="52" height="26" rx="3" />
                <rect class="pile-top" x="4" y="20" width="52" height="26" rx="3" />
                <path class="pile-tear" d="M43 20V46" />
                <path class="pile-way" d="M11 39L20 28L28 36L36 26" />
            </svg>
            <b class="deck-count" aria-hidden="true" data-figure=count></b>
            <span class="heard">{move || t!("row-tickets", count = count())}</span>
        </DrawTickets>
    }
}
