//! The top of the screen: the way out, whose turn it is, the last round, and the way back.

mod back;
mod last_round;

use engine::Phase;
use leptos::prelude::*;
use table::protocol::Position;

use super::turn::turn;
use crate::t;
use crate::words;
use back::BackButtons;
use last_round::LastRound;

#[component]
pub(super) fn Bar() -> impl IntoView {
    let turn = turn();
    let name = turn.part(|position| words::name_of(&position.view.map));
    let said = turn.part(said);
    let mine =
        turn.part(|position| position.view.viewer.is_some() && position.view.to_move == position.view.viewer);
    view! {
        <header class="bar game-bar">
            <button class="quiet" on:click=move |_| turn.shared.back()>{t!("back")}</button>
            <h1>{move || name.get()}</h1>
            <p class="turn" class:mine=move || mine.get() == Some(true) role="status">
                {move || said.get().flatten()}
            </p>
            <LastRound />
            <BackButtons />
        </header>
    }
}

/// Whose turn it is, and what is waited for.
fn said(position: &Position) -> Option<String> {
    let seat = position.view.to_move?;
    let name = position.seats.get(seat.index())?.name.clone();
    Some(match position.view.phase {
        Phase::Opening => t!("game-opening", name = name),
        Phase::SecondCard => t!("game-second-card", name = name),
        Phase::Choose | Phase::Tickets | Phase::Tunnel(_) | Phase::Over => t!("game-turn", name = name),
    })
}
