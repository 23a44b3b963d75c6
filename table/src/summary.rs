//! What the list of saved games says of one.

use engine::{Event, Game};

use crate::protocol::{Claims, Summary};

pub(crate) fn summary(game: &Game) -> Summary {
    let scores = if game.is_over() {
        game.scores().seats.iter().map(|score| score.total).collect()
    } else {
        game.spectator_view().seats.iter().map(|seat| i16::from(seat.points)).collect()
    };
    let claims = game.history().iter().filter_map(|event| match event {
        Event::Claimed { seat, route, .. } => Some((*seat, *route)),
        _ => None,
    });
    Summary { to_move: game.to_move(), round: round(game), scores, claims: Claims::of(claims) }
}

/// Rounds begun; none while the opening tickets are chosen. A round begins with the seat that had the
/// first turn, so it is that seat's turns that are counted, the one that waits for it included.
fn round(game: &Game) -> u16 {
    let history = game.history();
    let Some(opening) = history.iter().position(|event| matches!(event, Event::OpeningOver { .. })) else {
        return 0;
    };
    let Some(Event::Began { first }) = history.first() else { return 0 };
    let seats: Vec<_> =
        game.played().iter().filter(|played| played.at > opening).map(|played| played.seat).collect();
    let begun = seats.chunk_by(|a, b| a == b).filter(|turn| turn.first() == Some(first)).count();
    let waits = game.to_move() == Some(*first) && seats.last() != Some(first);
    u16::try_from(begun + usize::from(waits)).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use engine::{Action, SeatId, Setup};

    use super::*;

    #[test]
    fn rounds_are_counted_from_the_first_turn() {
        let setup = Setup { first: Some(SeatId(1)), ..Setup::new("usa", 2, 3) };
        let mut game = Game::new(setup).expect("a good setup");
        assert_eq!(summary(&game).round, 0, "tickets are being chosen");
        for _ in 0..2 {
            game.apply(game.legal_actions()[0]).expect("legal");
        }
        let mut rounds = vec![summary(&game).round];
        for _ in 0..4 {
            game.apply(Action::DrawBlind).expect("the first card");
            game.apply(Action::DrawBlind).expect("the second card");
            rounds.push(summary(&game).round);
        }
        assert_eq!(rounds, [1, 1, 2, 2, 3]);
    }

    #[test]
    fn a_game_in_play_shows_route_points_and_a_finished_one_its_scores() {
        let mut game = Game::new(Setup::new("europe", 2, 3)).expect("a good setup");
        assert_eq!(summary(&game).scores, [0, 0]);
        let mut turn = 0;
        while let Some(action) = game.legal_actions().get(turn % 7).or(game.legal_actions().last()).copied() {
            game.apply(action).expect("legal");
            turn += 1;
        }
        let summary = summary(&game);
        assert!(summary.is_finished());
        let totals: Vec<_> = game.scores().seats.iter().map(|score| score.total).collect();
        assert_eq!(summary.scores, totals);
    }
}
