//! The viewer's own cards: locomotives first, then by colour. Touched, they are chosen to pay with.

mod stack;

use engine::{Card, Cards, Phase, RouteId};
use leptos::prelude::*;
use model::{Intent, Purpose};
use table::protocol::Snapshot;

use super::turn::{Turn, turn};
use crate::t;
use stack::Stack;

#[component]
pub(super) fn Hand() -> impl IntoView {
    let turn = turn();
    let total = turn.part(|snapshot| snapshot.view.hand.total());
    let wanted = Memo::new(move |_| wanted(turn));
    let order = [Card::Locomotive].into_iter().chain(Card::COLOURS);
    let chosen = move || matches!(turn.intent(), Intent::Cards(_));
    let begins = turn.part(begins);
    view! {
        <section class="hand" aria-label=t!("game-hand")>
            <h2 class="heard">{t!("game-hand")}</h2>
            {order.map(|card| view! { <Stack card wanted /> }).collect_view()}
            <Show when=move || total.get() == Some(0)><p class="aside">{t!("game-hand-empty")}</p></Show>
            <Show when=move || begins.get() == Some(true)>
                <p class="aside first-turn">{t!("game-first-turn")}</p>
            </Show>
            <Show when=chosen>
                <button class="small clear" on:click=move |_| turn.choose(Intent::Nothing)>
                    {t!("game-clear-cards")}
                </button>
            </Show>
        </section>
    }
}

/// Does whoever looks have a turn, and no route yet? Whoever has claimed one knows how, and a lesson says it itself.
fn begins(snapshot: &Snapshot) -> bool {
    let view = &snapshot.view;
    let own = view.viewer.and_then(|seat| view.seats.get(seat.index()));
    let has_none = own.is_some_and(|own| own.routes.is_empty());
    view.phase == Phase::Choose && view.to_move == view.viewer && has_none && !snapshot.is_lesson()
}

/// The cards that what is chosen, or pointed at, takes.
fn wanted(turn: Turn) -> Cards {
    match turn.intent() {
        Intent::Route { payment, .. } | Intent::Station { payment, .. } => payment.to_cards(),
        Intent::Cards(_) => Cards::NONE,
        Intent::Nothing | Intent::Site => {
            let Some(route) = turn.meant() else { return Cards::NONE };
            let best = turn.ways(Purpose::Route(route)).first().copied();
            best.map_or_else(|| printed(turn, route), engine::Payment::to_cards)
        }
    }
}

/// What is printed on a route that can't be claimed now, where nobody has it yet.
fn printed(turn: Turn, route: RouteId) -> Cards {
    let cards = turn.glance(|map, view| {
        let route = map.routes().get(route.index()).filter(|route| view.owner(route.id).is_none())?;
        Some(route.printed())
    });
    cards.flatten().unwrap_or(Cards::NONE)
}

#[cfg(test)]
mod tests {
    use engine::SeatId;

    use super::*;
    use crate::sample_game;

    #[test]
    fn whoever_begins_is_told_how_until_a_route_is_claimed() {
        let table = || engine::PositionBuilder::new("usa", 2);
        let said = |game: engine::PositionBuilder, seat| {
            let view = game.build().expect("a position").view(SeatId(seat));
            begins(&sample_game::of_two_people(view))
        };
        assert!(said(table(), 0) && !said(table(), 1), "whoever has the turn");
        assert!(!said(table().owns(0, "denver", "santa-fe"), 0), "that one knows how");
    }
}
