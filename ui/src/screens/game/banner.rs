//! What everyone should know right now: the last round, and that the bots' moves are being shown.

use engine::SeenEvent;
use leptos::prelude::*;
use table::protocol::{Position, Who};

use super::turn::turn;
use crate::app::shared;
use crate::t;

/// Whom is waited for, in a corner of the map.
#[component]
pub(super) fn Banner() -> impl IntoView {
    let shared = shared();
    let thinking = turn().part(thinking);
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

/// It stands to the end of the game, and so where it covers nothing.
#[component]
pub(super) fn LastRound() -> impl IntoView {
    let words = turn().part(last_round);
    move || words.get().flatten().map(|words| view! { <p class="last-round">{words}</p> })
}

/// Who brought the end about, and how long it is still; to whoever has the turn, that it is the last one.
fn last_round(position: &Position) -> Option<String> {
    let turns = position.view.turns_left.filter(|_| position.view.to_move.is_some())?;
    if position.view.to_move == position.view.viewer {
        return Some(t!("banner-last-turn"));
    }
    let seat = position.view.history.iter().rev().find_map(|event| match event {
        SeenEvent::LastRound { seat } => Some(*seat),
        _ => None,
    });
    let name = seat.and_then(|seat| position.seats.get(seat.index())).map(|seat| seat.name.clone());
    Some(t!("banner-last-round", name = name.unwrap_or_default(), turns = turns))
}

/// The bot that is waited for.
fn thinking(position: &Position) -> Option<String> {
    let seat = position.seats.get(position.view.to_move?.index())?;
    match seat.who {
        Who::Person => None,
        Who::Bot { .. } => Some(t!("banner-thinking", name = seat.name.clone())),
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, SeatId, Setup};

    use super::*;
    use crate::sitting;

    fn position() -> Position {
        let game = Game::new(Setup { first: Some(SeatId(1)), ..Setup::new("usa", 2, 1) }).expect("a game");
        sitting::against_a_bot(game.view(SeatId(0)))
    }

    #[test]
    fn a_bot_that_is_to_move_is_thinking() {
        let mut position = position();
        position.view.to_move = Some(SeatId(1));
        assert_eq!(thinking(&position).as_deref(), Some("Maud is thinking"));
        position.view.to_move = Some(SeatId(0));
        assert_eq!(thinking(&position), None);
    }

    #[test]
    fn the_last_round_says_who_brought_it_about_and_how_long_it_is() {
        let mut position = position();
        assert_eq!(last_round(&position), None);
        position.view.history.push(SeenEvent::LastRound { seat: SeatId(1) });
        (position.view.turns_left, position.view.to_move) = (Some(2), Some(SeatId(1)));
        let words = last_round(&position).expect("it is said");
        assert!(words.contains("Maud") && words.contains("2 turns"), "{words}");
        position.view.to_move = Some(SeatId(0));
        let words = last_round(&position).expect("it is said");
        assert!(words.contains("your last turn"), "whose turn it is has this one: {words}");
    }
}
