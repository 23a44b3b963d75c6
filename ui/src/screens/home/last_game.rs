//! The last game that is not finished, in one tap: a picture of its map, who plays, how far it is.

use std::sync::Arc;

use engine::Map;
use leptos::prelude::*;
use table::protocol::GameCard;

use crate::app::shared;
use crate::board::{Board, Car, Pieces};
use crate::screens::progress;
use crate::t;
use crate::words::points;

#[component]
pub(super) fn LastGame(card: GameCard) -> impl IntoView {
    let shared = shared();
    let game = card.game;
    let picture = |map: Arc<Map>| {
        let colours: Vec<_> = card.seats.iter().map(|seat| seat.colour).collect();
        let pieces = Pieces::of_claims(&map, &colours, &card.summary.claims);
        view! { <Board map pieces=Signal::stored(pieces) /> }
    };
    let seat = |(seat, score): (&table::protocol::Seat, &i16)| {
        view! { <li><Car colour=seat.colour />{seat.name.clone()}<b>{points(*score)}</b></li> }
    };
    view! {
        <button class="last-game" on:click=move |_| shared.open(game.into())>
            <span class="picture">{card.map.find().ok().map(picture)}</span>
            <span class="last-game-words">
                <strong>{t!("home-continue")}</strong>
                <span>{progress::title(&card)}</span>
                <small>{progress::of(&card)}</small>
                <ul class="cars">{card.seats.iter().zip(&card.summary.scores).map(seat).collect_view()}</ul>
            </span>
        </button>
    }
}
