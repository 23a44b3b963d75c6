//! The viewer's own cards: locomotives first, then by colour. Touched, they are chosen to pay with.

use engine::{Action, Card, Cards, Illegal, Phase, RouteId, View};
use leptos::prelude::*;
use table::protocol::Position;

use super::card::Face;
use super::choice::{Choice, Purpose};
use super::turn::{Turn, turn};
use super::words::card_name;
use crate::t;

#[component]
pub(super) fn Hand() -> impl IntoView {
    let turn = turn();
    let total = turn.part(|position| position.view.hand.total());
    let wanted = Memo::new(move |_| wanted(turn));
    let order = [Card::Locomotive].into_iter().chain(Card::COLOURS);
    let chosen = move || matches!(turn.choice(), Choice::Cards(_));
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
                <button class="small clear" on:click=move |_| turn.choose(Choice::Nothing)>
                    {t!("game-clear-cards")}
                </button>
            </Show>
        </section>
    }
}

/// Does whoever looks have a turn, and no route yet? Whoever has claimed one knows how, and a lesson says it itself.
fn begins(position: &Position) -> bool {
    let view = &position.view;
    let own = view.viewer.and_then(|seat| view.seats.get(seat.index()));
    let has_none = own.is_some_and(|own| own.routes.is_empty());
    view.phase == Phase::Choose && view.to_move == view.viewer && has_none && !position.is_lesson()
}

/// The cards of one kind.
#[component]
fn Stack(card: Card, wanted: Memo<Cards>) -> impl IntoView {
    let turn = turn();
    let held = turn.part(move |position| position.view.hand[card]);
    let held = move || held.get().unwrap_or_default();
    let chosen = Memo::new(move |_| match turn.choice() {
        Choice::Cards(payment) => payment.to_cards()[card],
        Choice::Nothing | Choice::Route { .. } | Choice::Site | Choice::Station { .. } => 0,
    });
    let needed = Memo::new(move |_| wanted.get()[card]);
    // All of them are chosen: once more, and none is.
    let tap = move |_| {
        if !can_pay(turn) {
            turn.say_why(why_not);
            if turn.saying.get_untracked().is_none() {
                turn.say(Some(t!("why-nothing-to-pay")));
            }
            return;
        }
        let choice = untrack(|| turn.choice());
        let next = if chosen.get_untracked() >= untrack(held) {
            choice.without(card)
        } else {
            choice.with_card(card, untrack(held))
        };
        turn.choose(next);
    };
    let is_held = move |least: u8| move || held() >= least;
    let is_chosen = move || chosen.get() > 0;
    let is_needed = move || needed.get() > 0;
    let is_short = move || needed.get() > held();
    // What a route takes and the hand lacks is shown as lacking.
    let is_none = move || held() == 0;
    let is_there = move || !is_none() || is_needed();
    let said = move || {
        let name = card_name(card);
        match chosen.get() {
            0 => t!("game-stack", card = name, count = held()),
            some => t!("game-stack-chosen", card = name, count = held(), chosen = some),
        }
    };
    view! {
        <Show when=is_there>
            <button
                class="stack"
                data-card=card.name()
                class:deep=is_held(2)
                class:deeper=is_held(3)
                class:chosen=is_chosen
                class:needed=is_needed
                class:short=is_short
                class:none=is_none
                aria-pressed=move || is_chosen().to_string()
                aria-label=said
                on:click=tap
            >
                <Face card />
                <b class="held">{held}</b>
                <Show when=is_chosen><i class="taken" data-figure=move || chosen.get()></i></Show>
                <Show when=move || is_needed() && !is_chosen()>
                    <i class="taken need" data-figure=move || needed.get()></i>
                </Show>
            </button>
        </Show>
    }
}

/// Can anything be paid for now?
fn can_pay(turn: Turn) -> bool {
    let pays = |action: &Action| matches!(action, Action::Claim { .. } | Action::BuildStation { .. });
    turn.glance(|_, view| view.legal.iter().any(pays)).unwrap_or(false)
}

/// What comes before anything can be paid for.
fn why_not(view: &View) -> Option<Illegal> {
    // Every route is refused for the same reason, but for what it is.
    view.why_not(RouteId(u8::MAX)).filter(|why| *why != Illegal::NoSuchRoute)
}

/// The cards that what is chosen, or pointed at, takes.
fn wanted(turn: Turn) -> Cards {
    match turn.choice() {
        Choice::Route { payment, .. } | Choice::Station { payment, .. } => payment.to_cards(),
        Choice::Cards(_) => Cards::NONE,
        Choice::Nothing | Choice::Site => {
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
    use crate::sitting;

    #[test]
    fn whoever_begins_is_told_how_until_a_route_is_claimed() {
        let table = || engine::Position::new("usa", 2);
        let said = |game: engine::Position, seat| {
            let view = game.build().expect("a position").view(SeatId(seat));
            begins(&sitting::of_two_people(view))
        };
        assert!(said(table(), 0) && !said(table(), 1), "whoever has the turn");
        assert!(!said(table().owns(0, "denver", "santa-fe"), 0), "that one knows how");
    }

    #[test]
    fn what_comes_before_a_payment_is_the_reason_and_a_route_never_is() {
        let mut game = engine::Position::new("usa", 2)
            .hand(0, "RR")
            .row("RGBYW")
            .deck("PPPP")
            .build()
            .expect("a position");
        assert_eq!(why_not(&game.view(SeatId(0))), None, "a turn begins: any route could be paid for");
        game.apply(Action::DrawFaceUp { slot: 0 }).expect("a card");
        assert_eq!(why_not(&game.view(SeatId(0))), Some(Illegal::SecondCardFirst));
    }
}
