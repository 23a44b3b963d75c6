//! A game: the board, who plays, and what the seat to move may do.

mod back;
mod curtain;
mod hand;
mod opening;
mod players;
mod row;
mod spotlight;

use leptos::prelude::*;
use leptos::task::spawn_local;
use table::protocol::{Ask, Kept, Play, Position};

use crate::app::{Shared, shared};
use crate::board::{Board, Camera, Look, Pieces, Stage};
use crate::t;
use back::BackButtons;
use curtain::Curtain;
use engine::{Action, Map, Phase};
use hand::Hand;
use opening::Opening;
use players::Players;
use row::FaceUpRow;
use spotlight::Spotlight;

#[component]
pub(crate) fn Game() -> impl IntoView {
    let shared = shared();
    // The board stays while positions come and go: only its pieces change.
    let pieces = Memo::new(move |_| {
        let of = |position: &Position| Pieces::of(&position.view);
        shared.position.with(|position| position.as_ref().map(of).unwrap_or_default())
    });
    let map = Memo::new(move |_| shared.position.with(|position| Some(position.as_ref()?.view.map()?.key())));
    let light = RwSignal::new(Spotlight::None);
    provide_context(light);
    let look = Memo::new(move |_| {
        let of = |position: &Position| Some(light.get().lit(position.view.map()?, &position.view));
        Look {
            lit: shared.position.with(|position| of(position.as_ref()?)).unwrap_or_default(),
            ..Look::default()
        }
    });
    let camera = Camera::new();
    let board = move || {
        let map = map.get().and_then(Map::named);
        map.map(|map| view! {
            <Stage camera on_tap=|_| () on_hover=|_| () is_ground=|_| true><Board map pieces look live=true /></Stage>
        })
    };
    view! {
        <section class="game">
            {move || shared.position.get().map(|position| view! { <Bar position /> })}
            <div class="game-board">{board}</div>
            {move || shared.position.get().map(|position| view! { <Side position /> })}
        </section>
    }
}

#[component]
fn Bar(position: Position) -> impl IntoView {
    let shared = shared();
    view! {
        <header class="bar">
            <button class="quiet" on:click=move |_| shared.back()>{t!("back")}</button>
            <h1>{position.view.map().map(|map| map.name())}</h1>
            <p class="turn" role="status">{turn(&position)}</p>
        </header>
    }
}

#[component]
fn Side(position: Position) -> impl IntoView {
    let opening = position.view.phase == Phase::Opening && position.curtain.is_none();
    let curtain = position.curtain;
    view! {
        <aside class="game-side">
            {curtain.map(|seat| view! { <Curtain position=position.clone() seat /> })}
            {opening.then(|| view! { <Opening position=position.clone() /> })}
            <Players position=position.clone() />
            <FaceUpRow position=position.clone() />
            {curtain.is_none().then(|| view! { <Hand hand=position.view.hand /> })}
            <BackButtons position=position.clone() />
        </aside>
    }
}

fn turn(position: &Position) -> Option<String> {
    let seat = position.view.to_move?;
    let name = position.seats.get(seat.index())?.name.clone();
    Some(match position.view.phase {
        Phase::Opening => t!("game-opening", name = name),
        Phase::Choose | Phase::SecondCard | Phase::Tickets | Phase::Tunnel(_) | Phase::Over => {
            t!("game-turn", name = name)
        }
    })
}

/// Does `action` in the game that `position` shows; what comes of it is heard as an update.
fn play(shared: Shared, position: &Position, action: Action) {
    ask(shared, Play { game: position.game, revision: position.revision, action });
}

/// Asks the table for a change that will be heard of as an update.
fn ask<A: Ask<Answer = Kept> + 'static>(shared: Shared, ask: A) {
    spawn_local(async move {
        match shared.backend.ask(ask).await {
            Ok(_) => shared.notice.clear(),
            Err(failure) => shared.say(&failure),
        }
    });
}
