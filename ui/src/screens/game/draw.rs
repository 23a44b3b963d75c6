//! The face-up cards, the deck and the discards. Which of them may be taken now is in `view.legal`.

use engine::{Action, ROW, SeenEvent};
use leptos::prelude::*;

use super::super::rules::{How, Section};
use super::card::Face;
use super::counter::Counter;
use super::turn::turn;
use super::words::card_name;
use crate::t;

#[component]
pub(super) fn Draw() -> impl IntoView {
    let turn = turn();
    let discards = turn.part(|position| position.view.discards.total());
    let places = (0..).take(ROW);
    view! {
        <section class="draw" aria-label=t!("game-row")>
            <h2 class="heard">{t!("game-row")}</h2>
            <div class="row">
                <Deck />
                {places.map(|number| view! { <Place number /> }).collect_view()}
            </div>
            <p class="aside">
                {move || t!("game-discards", count = discards.get().unwrap_or_default())}
                <How section=Section::Cards />
            </p>
            <Counter />
        </section>
    }
}

#[component]
fn Deck() -> impl IntoView {
    let turn = turn();
    let count = turn.part(|position| position.view.deck);
    let can = turn.part(|position| position.view.legal.contains(&Action::DrawBlind));
    let enabled = move || can.get() == Some(true) && !turn.is_busy();
    let draw =
        move |_| {
            if can.get_untracked() == Some(true) {
                turn.play(Action::DrawBlind);
            } else {
                turn.say_why(|view| {
                    if view.deck == 0 { Some(engine::Illegal::DeckEmpty) } else { view.why_no_turn() }
                });
            }
        };
    view! {
        <button
            class="place deck"
            aria-disabled=move || (!enabled()).to_string()
            aria-label=move || t!("game-deck", count = count.get().unwrap_or_default())
            on:click=draw
        >
            <svg class="card-face back" viewBox="0 0 60 84" aria-hidden="true">
                <rect class="face-sheet" x="0.75" y="0.75" width="58.5" height="82.5" rx="6" />
                <rect class="face-frame" x="5" y="5" width="50" height="74" rx="3.5" />
                <path class="face-rails" d="M14 14L46 70M46 14L14 70M17 12L49 68M43 12L11 68" />
            </svg>
            <b class="deck-count" data-figure=move || count.get()></b>
        </button>
    }
}

#[component]
fn Place(number: u8) -> impl IntoView {
    let turn = turn();
    let action = Action::DrawFaceUp { slot: number };
    // How often a card was laid there: the next one is dealt anew even if it is of the same kind.
    let card = turn.part(move |position| {
        let laid = |event: &&SeenEvent| matches!(event, SeenEvent::TurnedUp { slot, .. } if *slot == number);
        let times = position.view.history.iter().filter(laid).count();
        (position.view.row.get(usize::from(number)).copied().flatten(), times)
    });
    let can = turn.part(move |position| position.view.legal.contains(&action));
    let refused = turn.part(move |position| {
        let view = &position.view;
        let to_move = view.viewer.is_some() && view.viewer == view.to_move;
        view.why_not_draw(number).filter(|_| to_move).map(|why| super::why::words(&why))
    });
    let enabled = move || can.get() == Some(true) && !turn.is_busy();
    let take = move |_| {
        if can.get_untracked() == Some(true) {
            turn.play(action);
        } else {
            turn.say_why(|view| view.why_not_draw(number));
        }
    };
    let kind = move || card.get().and_then(|(card, _)| card);
    view! {
        <Show when=move || kind().is_some() fallback=|| view! { <span class="place empty"></span> }>
            <button
                class="place"
                data-slot=number
                aria-disabled=move || (!enabled()).to_string()
                aria-label=move || kind().map(card_name)
                title=move || refused.get().flatten()
                on:click=take
            >
                {move || card.get().and_then(|(card, _)| card).map(|card| view! { <Face card /> })}
            </button>
        </Show>
    }
}
