//! A status for everyone: which bot is thinking, or that the bots' moves are being shown and can be skipped.

use leptos::prelude::*;
use table::protocol::{Snapshot, Who};

use crate::app::shared;
use crate::screens::game::turn::game_context;
use crate::t;

/// Stands in a corner of the map.
#[component]
pub(crate) fn Banner() -> impl IntoView {
    let shared = shared();
    let thinking = game_context().part(thinking);
    view! {
        <div class="banner">
            {move || if shared.behind.get() {
                Some(view! { <p class="skip-hint">{t!("banner-skip")}</p> }.into_any())
            } else {
                let words = thinking.get().flatten();
                words.map(|words| view! { <p class="thinking">{words}<i></i><i></i><i></i></p> }.into_any())
            }}
        </div>
    }
}

/// Says which bot is to move.
fn thinking(snapshot: &Snapshot) -> Option<String> {
    let seat = snapshot.seats.get(snapshot.view.to_move?.index())?;
    match seat.who {
        Who::Person => None,
        // This version does not have the bot, so nobody is thinking.
        Who::Bot { .. } if snapshot.missing_bot.is_some() => None,
        Who::Bot { .. } => Some(t!("banner-thinking", name = seat.name.clone())),
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, SeatId, Setup};

    use super::*;
    use crate::sample_game;

    #[test]
    fn a_bot_that_is_to_move_is_thinking() {
        let game = Game::new(Setup::new("usa", 2, 1)).expect("a game");
        let mut snapshot = sample_game::against_a_bot(game.view(SeatId(0)));
        snapshot.view.to_move = Some(SeatId(1));
        assert_eq!(thinking(&snapshot).as_deref(), Some("Maud is thinking…"));
        snapshot.view.to_move = Some(SeatId(0));
        assert_eq!(thinking(&snapshot), None);
    }
}
