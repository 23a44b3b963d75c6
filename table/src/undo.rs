//! How far a game can be taken back.

use engine::{Event, Game, SeatId};

/// The place in the history that undoing the last action returns to; `None` where it can't be undone.
/// It can where nobody has learnt anything since: what was seen can't be unseen.
pub(crate) fn undo_point(game: &Game, is_person: impl Fn(SeatId) -> bool) -> Option<usize> {
    let last = game.played().last()?;
    let quiet = game.history()[last.at..].iter().all(|event| !reveals(event));
    (is_person(last.seat) && quiet).then_some(last.at)
}

/// The beginning of the last turn that `seat` has begun to play.
pub(crate) fn take_back_point(game: &Game, seat: SeatId) -> Option<usize> {
    let played = game.played();
    let last = played.iter().rposition(|played| played.seat == seat)?;
    let others = played[..last].iter().rposition(|played| played.seat != seat);
    // With several steps in one turn they stand side by side; with one seat to move twice in a row
    // (everyone else has none) this goes back further than one turn, which hurts nobody.
    Some(played[others.map_or(0, |place| place + 1)].at)
}

/// Does this tell anyone something that was hidden before?
fn reveals(event: &Event) -> bool {
    match event {
        Event::Began { .. }
        | Event::Dealt { .. }
        | Event::TurnedUp { .. }
        | Event::TicketsOffered { .. }
        | Event::OpeningOver { .. }
        | Event::DrewBlind { .. }
        | Event::TunnelCard { .. }
        | Event::Ended => true,
        Event::RowDiscarded
        | Event::Reshuffled { .. }
        | Event::OpeningKept { .. }
        | Event::TicketsKept { .. }
        | Event::DrewFaceUp { .. }
        | Event::TunnelTried { .. }
        | Event::TunnelExtra { .. }
        | Event::TunnelDeclined { .. }
        | Event::Claimed { .. }
        | Event::StationBuilt { .. }
        | Event::Passed { .. }
        | Event::LastRound { .. } => false,
    }
}

#[cfg(test)]
mod tests {
    use engine::{Action, Setup};

    use super::*;

    /// A game in which everyone has chosen their tickets.
    fn begun() -> Game {
        let setup = Setup { first: Some(SeatId(0)), ..Setup::new("usa", 2, 11) };
        let mut game = Game::new(setup).expect("a good setup");
        while game.history().iter().all(|event| !matches!(event, Event::OpeningOver { .. })) {
            game.apply(game.legal_actions()[0]).expect("legal");
        }
        game
    }

    /// Draws blind until a route can be claimed, and claims it.
    fn claim(game: &mut Game) {
        loop {
            let legal = game.legal_actions();
            let claim = legal.iter().copied().find(|action| matches!(action, Action::Claim { .. }));
            game.apply(claim.unwrap_or(Action::DrawBlind)).expect("legal");
            if claim.is_some() {
                return;
            }
        }
    }

    #[test]
    fn a_claim_can_be_undone_and_a_draw_cannot() {
        let mut game = begun();
        claim(&mut game);
        let before = game.played().last().expect("the claim").at;
        assert_eq!(undo_point(&game, |_| true), Some(before));
        assert_eq!(undo_point(&game, |_| false), None, "a bot's move is not the person's to undo");
        game.apply(Action::DrawBlind).expect("legal");
        assert_eq!(undo_point(&game, |_| true), None, "a card has been seen");
    }

    #[test]
    fn taking_back_returns_to_the_first_step_of_the_last_turn() {
        let mut game = begun();
        let turn = game.history().len();
        game.apply(Action::DrawBlind).expect("the first card");
        game.apply(Action::DrawBlind).expect("the second card");
        game.apply(Action::DrawBlind).expect("the other seat's");
        assert_eq!(take_back_point(&game, SeatId(0)), Some(turn));
    }
}
