//! The face-up cards, the deck and the discards. Which of them may be taken now is in `view.legal`.

mod counter;
mod deck;
mod pile;
mod place;

use engine::ROW;
use leptos::prelude::*;

use super::super::rules::{How, Section};
use super::turn::game_context;
use crate::t;
use counter::Counter;
use deck::Deck;
use pile::Pile;
use place::Place;

#[component]
pub(super) fn Row() -> impl IntoView {
    let game = game_context();
    let discards = game.part(|snapshot| snapshot.view.discards.total());
    let places = (0..).take(ROW);
    view! {
        <section class="draw" aria-label=t!("game-row")>
            <h2 class="heard">{t!("game-row")}</h2>
            <div class="row">
                <Deck />
                {places.map(|number| view! { <Place number /> }).collect_view()}
                <Pile />
            </div>
            <p class="aside">
                {move || t!("game-discards", count = discards.get().unwrap_or_default())}
                <How section=Section::Cards />
            </p>
            <Counter />
        </section>
    }
}
