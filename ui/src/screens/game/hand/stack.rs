//! The cards of one kind: how many are held, chosen and needed.

use engine::{Action, Card, Cards, View};
use leptos::prelude::*;
use model::Intent;

use crate::screens::game::cards::Face;
use crate::screens::game::turn::{GameContext, game_context};
use crate::screens::game::words::card_name;
use crate::t;

#[component]
pub(super) fn Stack(card: Card, wanted: Memo<Cards>) -> impl IntoView {
    let game = game_context();
    let held = game.part(move |snapshot| snapshot.view.hand[card]);
    let held = move || held.get().unwrap_or_default();
    let chosen = Memo::new(move |_| match game.intent() {
        Intent::Cards(payment) => payment.to_cards()[card],
        Intent::Nothing | Intent::Route { .. } | Intent::Site | Intent::Station { .. } => 0,
    });
    let needed = Memo::new(move |_| wanted.get()[card]);
    // A tap chooses all of them; when all are chosen, the next tap chooses none.
    let tap = move |_| {
        if !can_pay(game) {
            game.say_why(View::why_no_turn);
            if game.saying.get_untracked().is_none() {
                game.say(Some(t!("why-nothing-to-pay")));
            }
            return;
        }
        let choice = untrack(|| game.intent());
        let next = if chosen.get_untracked() >= untrack(held) {
            choice.without(card)
        } else {
            choice.with_card(card, untrack(held))
        };
        game.choose(next);
    };
    let is_held = move |least: u8| move || held() >= least;
    let is_chosen = move || chosen.get() > 0;
    let is_needed = move || needed.get() > 0;
    let is_short = move || needed.get() > held();
    // A kind that the route needs and the hand lacks is shown as missing.
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
fn can_pay(game: GameContext) -> bool {
    let pays = |action: &Action| matches!(action, Action::Claim { .. } | Action::BuildStation { .. });
    game.glance(|_, view| view.legal.iter().any(pays)).unwrap_or(false)
}
