//! The face-up cards of the moment on show.

use engine::Card;
use leptos::prelude::*;

use super::walk::walk;
use crate::screens::game::cards::{Back, Face};
use crate::screens::game::words::card_name;
use crate::t;
use crate::words::list;

#[component]
pub(super) fn WalkedRow() -> impl IntoView {
    let game = walk().game;
    let row = game.part(|snapshot| (snapshot.view.row, snapshot.view.deck));
    let cards =
        move || row.get().map_or_else(Vec::new, |(row, _)| row.into_iter().flatten().collect::<Vec<Card>>());
    let deck = move || row.get().map_or(0, |(_, deck)| deck);
    let words = move || list(cards().into_iter().map(card_name));
    // The same places as in play, so that cards fly from and to them.
    let place = |(slot, card): (usize, Card)| {
        view! { <span class="place" data-slot=slot><Face card /></span> }
    };
    view! {
        <h2 class="heard">{t!("game-row")}</h2>
        <p class="heard">{words} ". " {move || t!("game-deck", count = deck())}</p>
        <div class="row" aria-hidden="true">
            <span class="place deck"><Back /><b class="deck-count" data-figure=deck></b></span>
            {move || {
                let row = row.get().map_or([None; engine::ROW], |(row, _)| row);
                let cards = row.into_iter().enumerate();
                cards.filter_map(|(slot, card)| Some((slot, card?))).map(place).collect_view()
            }}
        </div>
    }
}
