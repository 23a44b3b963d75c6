//! How a game ended, in one line: `blue 118, red 95; blue wins`.

use super::words::{Words, items, list};
use crate::game::Game;
use crate::score::{Decider, Scores};

/// The result of a game that is not over.
pub(super) const UNFINISHED: &str = "*";

/// The result of a game by its position.
pub(super) fn of(game: &Game) -> String {
    let words = Words { map: game.map(), seats: &game.setup().seats };
    if game.is_over() { describe(words, &game.scores()) } else { UNFINISHED.into() }
}

/// A result with its spaces as they are written.
pub(super) fn tidy(written: &str) -> String {
    let parts = written.split(';').map(|part| list(items(part).map(str::to_owned)));
    parts.collect::<Vec<_>>().join("; ")
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

#[cfg(test)]
mod tests {
    use super::{Words, describe, tidy};
    use crate::{Decider, PositionBuilder};

    #[test]
    fn a_win_shared_by_three_names_all_three() {
        let game = PositionBuilder::new("usa", 3).build().expect("a good position");
        let scores = game.scores();
        assert_eq!(scores.decided_by, Decider::Shared);
        let words = Words { map: game.map(), seats: &game.setup().seats };
        let result = describe(words, &scores);
        assert_eq!(result, "blue 0, red 0, green 0; blue and red and green share the win");
        assert_eq!(tidy("  blue 0,red 0 ,green 0;blue and red and green share the win "), result);
        assert_eq!(tidy(&result), result);
    }
}
