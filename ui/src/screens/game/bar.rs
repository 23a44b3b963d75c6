//! The top of the screen: the menu, whose turn it is, the last round, and undo.

mod back;
mod last_round;
mod menu_button;

use engine::Phase;
use leptos::prelude::*;
use table::protocol::Snapshot;

use super::turn::game_context;
use crate::t;
use crate::words;
use back::BackButtons;
use last_round::LastRound;
use menu_button::MenuButton;

#[component]
pub(super) fn Bar() -> impl IntoView {
    let game = game_context();
    let name = game.part(|snapshot| words::name_of(&snapshot.view.map));
    let status = game.part(status);
    let mine =
        game.part(|snapshot| snapshot.view.viewer.is_some() && snapshot.view.to_move == snapshot.view.viewer);
    view! {
        <header class="bar game-bar">
            <MenuButton />
            <h1>{move || name.get()}</h1>
            <p class="turn" class:mine=move || mine.get() == Some(true) role="status">
                {move || status.get().flatten()}
            </p>
            <LastRound />
            <BackButtons />
        </header>
    }
}

/// Whose turn it is, and what they have to do.
fn status(snapshot: &Snapshot) -> Option<String> {
    let seat = snapshot.view.to_move?;
    let name = snapshot.seats.get(seat.index())?.name.clone();
    Some(match snapshot.view.phase {
        Phase::Opening => t!("game-opening", name = name),
        Phase::SecondCard => t!("game-second-card", name = name),
        Phase::Choose | Phase::Tickets | Phase::Tunnel(_) | Phase::Over => t!("game-turn", name = name),
    })
}
