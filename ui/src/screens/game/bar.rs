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

/// Whose turn it is, and what is waited for.
fn status(snapshot: &Snapshot) -> Option<String> {
    let view = &snapshot.view;
    let seat = view.to_move?;
    let player = snapshot.seats.get(seat.index())?;
    let name = player.name.clone();
    Some(match view.phase {
        // A bot is spoken of, a person spoken to.
        Phase::Opening | Phase::Tickets if !player.is_person() => t!("saved-opening", name = name),
        Phase::SecondCard | Phase::Tunnel(_) if !player.is_person() => t!("game-turn", name = name),
        Phase::Opening | Phase::Tickets => t!("game-opening", name = name),
        Phase::SecondCard => t!("game-second-card", name = name),
        Phase::Tunnel(_) => t!("turn-tunnel", name = name),
        Phase::Choose if view.viewer == Some(seat) && is_alone(snapshot) => t!("turn-alone"),
        Phase::Choose if view.viewer == Some(seat) => t!("turn-own", name = name),
        Phase::Choose | Phase::Over => t!("game-turn", name = name),
    })
}

/// Is only one person at the table? They need not be named.
fn is_alone(snapshot: &Snapshot) -> bool {
    snapshot.seats.iter().filter(|seat| seat.is_person()).count() == 1
}

#[cfg(test)]
mod tests {
    use engine::{Action, Game, SeatId, Setup};

    use super::*;
    use crate::sample_game;

    #[test]
    fn the_heading_says_what_is_waited_for() {
        let setup = Setup { first: Some(SeatId(0)), ..Setup::new("usa", 2, 4) };
        let mut game = Game::new(setup).expect("a game");
        let said = |game: &Game, viewer: u8| {
            status(&sample_game::of_two_people(game.view(SeatId(viewer)))).expect("someone is to move")
        };
        assert!(said(&game, 0).contains("choose your tickets"));
        for _ in 0..2 {
            game.apply(game.legal_actions()[0]).expect("tickets are kept");
        }
        assert!(said(&game, 0).contains(": draw or claim"), "whoever is to move is told what a turn is");
        assert!(!said(&game, 1).contains("draw"), "the other waits for them");
        let mut drawn = game.clone();
        drawn.apply(Action::DrawBlind).expect("a card");
        assert!(said(&drawn, 0).contains("one more card"));
        game.apply(Action::DrawTickets).expect("tickets");
        assert!(said(&game, 0).contains("choose your tickets"), "and not that it is their turn");
        let of_bot = |game: &Game| status(&sample_game::against_a_bot(game.view(SeatId(0))));
        game.apply(game.legal_actions()[0]).expect("a ticket is kept");
        assert_eq!(of_bot(&game).as_deref(), Some("Maud's turn"));
        game.apply(Action::DrawTickets).expect("tickets");
        assert_eq!(of_bot(&game).as_deref(), Some("Maud is choosing tickets"), "nobody else is asked to");
    }
}
