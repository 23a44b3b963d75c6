//! The viewer's own cards: locomotives first, then by colour. A tap chooses them for a payment.

mod stack;

use engine::{Card, Cards, RouteId};
use leptos::prelude::*;
use model::{Intent, Purpose};

use super::turn::{GameContext, game_context};
use crate::t;
use stack::Stack;

#[component]
pub(super) fn Hand() -> impl IntoView {
    let game = game_context();
    let total = game.part(|snapshot| snapshot.view.hand.total());
    let wanted = Memo::new(move |_| wanted(game));
    let order = [Card::Locomotive].into_iter().chain(Card::COLOURS);
    let chosen = move || matches!(game.intent(), Intent::Cards(_));
    view! {
        <section class="hand" aria-label=t!("game-hand")>
            <h2 class="heard">{t!("game-hand")}</h2>
            {order.map(|card| view! { <Stack card wanted /> }).collect_view()}
            <Show when=move || total.get() == Some(0)><p class="aside">{t!("game-hand-empty")}</p></Show>
            <Show when=chosen>
                <button class="small clear" on:click=move |_| game.choose(Intent::Nothing)>
                    {t!("game-clear-cards")}
                </button>
            </Show>
        </section>
    }
}

/// The cards that the chosen payment, or the route pointed at, takes.
fn wanted(game: GameContext) -> Cards {
    match game.intent() {
        Intent::Route { payment, .. } | Intent::Station { payment, .. } => payment.to_cards(),
        Intent::Cards(_) => Cards::NONE,
        Intent::Nothing | Intent::Site => {
            let Some(route) = game.pointed_route() else { return Cards::NONE };
            let best = game.ways(Purpose::Route(route)).first().copied();
            best.map_or_else(|| printed(game, route), engine::Payment::to_cards)
        }
    }
}

/// The cards printed on a free route that can't be paid for now.
fn printed(game: GameContext, route: RouteId) -> Cards {
    let cards = game.glance(|map, view| {
        let route = map.routes().get(route.index()).filter(|route| view.owner(route.id).is_none())?;
        Some(route.printed())
    });
    cards.flatten().unwrap_or(Cards::NONE)
}
