//! How a game ended, in one line: `blue 118, red 95; blue wins`.

use super::words::{Words, list};
use crate::game::Game;
use crate::score::{Decider, Scores};

/// The result of a game that is not over.
pub(super) const UNFINISHED: &str = "*";

/// The result of a game by its position.
pub(super) fn of(game: &Game) -> String {
    let words = Words { map: game.map(), seats: &game.setup().seats };
    if game.is_over() { describe(words, &game.scores()) } else { UNFINISHED.into() }
}

fn describe(words: Words, scores: &Scores) -> String {
    let totals = list(scores.seats.iter().map(|score| format!("{} {}", words.seat(score.seat), score.total)));
    let winners: Vec<&str> = scores.winners.iter().map(|seat| words.seat(*seat)).collect();
    let winners = winners.join(" and ");
    let won = match scores.decided_by {
        Decider::Points => "wins",
        Decider::Tickets => "wins by more tickets",
        Decider::Stations => "wins by fewer stations",
        Decider::Longest => "wins by the longest path",
        Decider::Shared => "share the win",
    };
    format!("{totals}; {winners} {won}")
}
