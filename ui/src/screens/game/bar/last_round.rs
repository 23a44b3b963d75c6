//! The announcement of the last round.

use engine::SeenEvent;
use leptos::prelude::*;
use table::protocol::Snapshot;

use crate::screens::game::turn::game_context;
use crate::t;

/// It stays until the end of the game, so it stands where it covers nothing.
#[component]
pub(super) fn LastRound() -> impl IntoView {
    let words = game_context().part(last_round);
    move || words.get().flatten().map(|words| view! { <p class="last-round">{words}</p> })
}

/// Who started the last round and how many turns are left; for the viewer to move, that it is their last turn.
fn last_round(snapshot: &Snapshot) -> Option<String> {
    let turns = snapshot.view.turns_left.filter(|_| snapshot.view.to_move.is_some())?;
    if snapshot.view.to_move == snapshot.view.viewer {
        return Some(t!("banner-last-turn"));
    }
    let seat = snapshot.view.history.iter().rev().find_map(|event| match event {
        SeenEvent::LastRound { seat } => Some(*seat),
        _ => None,
    });
    let name = seat.and_then(|seat| snapshot.seats.get(seat.index())).map(|seat| seat.name.clone());
    Some(t!("banner-last-round", name = name.unwrap_or_default(), turns = turns))
}

#[cfg(test)]
mod tests {
    use engine::{Game, SeatId, Setup};

    use super::*;
    use crate::sample_game;

    #[test]
    fn the_last_round_says_who_started_it_and_how_long_it_is() {
        let game = Game::new(Setup::new("usa", 2, 1)).expect("a game");
        let mut snapshot = sample_game::against_a_bot(game.view(SeatId(0)));
        assert_eq!(last_round(&snapshot), None);
        snapshot.view.history.push(SeenEvent::LastRound { seat: SeatId(1) });
        (snapshot.view.turns_left, snapshot.view.to_move) = (Some(2), Some(SeatId(1)));
        let words = last_round(&snapshot).expect("it is said");
        assert!(words.contains("Maud") && words.contains("2 turns"), "{words}");
        snapshot.view.to_move = Some(SeatId(0));
        let words = last_round(&snapshot).expect("it is said");
        assert!(words.contains("your last turn"), "the viewer to move is told so: {words}");
    }
}
