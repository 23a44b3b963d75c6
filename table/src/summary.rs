//! Summaries for the list of saved games.

use engine::{Event, Game, SeatId};

use crate::protocol::{Claims, Summary};
use crate::store::{Listed, Store, StoreError};

/// All games, the last played first. Summaries of older versions lack the claims or the winners: those games are
/// replayed once, and their summaries saved.
pub(crate) fn list(store: &mut Store) -> Result<Vec<Listed>, StoreError> {
    let mut games = store.list()?;
    let mut incomplete: Vec<&mut Listed> = games.iter_mut().filter(|game| !game.whole).collect();
    for listed in &mut incomplete {
        // A game that can't be replayed is listed as it is; opening it shows the error.
        let saved = store.load(listed.id).ok().flatten();
        let game = saved.and_then(|saved| Game::replay(saved.save.setup, &saved.events).ok());
        if let Some(game) = game {
            (listed.summary, listed.whole) = (summary(&game), true);
        }
    }
    let whole: Vec<&Listed> = incomplete.into_iter().map(|game| &*game).filter(|game| game.whole).collect();
    if !whole.is_empty() {
        // If nothing can be written, it is done again the next time.
        let _ = store.sum_up(whole.into_iter());
    }
    Ok(games)
}

pub(crate) fn summary(game: &Game) -> Summary {
    let (scores, winners) = if game.is_over() {
        let scores = game.scores();
        (scores.seats.iter().map(|score| score.total).collect(), scores.winners)
    } else {
        let points = |seat| i16::from(game.state().route_points(SeatId(seat)));
        ((0..game.state().seats()).map(points).collect(), Vec::new())
    };
    let claims = game.history().iter().filter_map(|event| match event {
        Event::Claimed { seat, route, .. } => Some((*seat, *route)),
        _ => None,
    });
    Summary { to_move: game.to_move(), round: round(game), scores, winners, claims: Claims::of(claims) }
}

/// How many rounds have begun; 0 while the opening tickets are chosen. A round begins with the seat that had the
/// first turn, so this counts that seat's turns, including the one that it is about to take.
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
    use engine::{Action, Setup};

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
        let begun = summary(&game);
        assert_eq!((begun.scores, begun.winners), (vec![0, 0], vec![]), "nobody has won yet");
        let mut turn = 0;
        while let Some(action) = game.legal_actions().get(turn % 7).or(game.legal_actions().last()).copied() {
            game.apply(action).expect("legal");
            turn += 1;
        }
        let summary = summary(&game);
        assert!(summary.is_finished());
        let totals: Vec<_> = game.scores().seats.iter().map(|score| score.total).collect();
        assert_eq!(summary.scores, totals);
        assert_eq!(summary.winners, game.scores().winners);
    }
}
