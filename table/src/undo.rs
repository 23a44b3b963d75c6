//! How far a game can be taken back.

use engine::{Event, Game, Played, SeatId};

/// The last action among the first `seen` events, if it can be undone: a person did it, and no event since revealed
/// anything hidden, because what was seen can't be unseen. Bots may have moved after those events: their moves have not
/// been shown yet, so they do not matter.
pub(crate) fn undoable(game: &Game, seen: usize, is_person: impl Fn(SeatId) -> bool) -> Option<Played> {
    let played = game.played();
    let (shown, unseen) = played.split_at(played.partition_point(|played| played.at < seen));
    let last = *shown.last()?;
    let reveals_nothing = game.history().get(last.at..seen)?.iter().all(|event| !reveals(event));
    (is_person(last.seat) && reveals_nothing && unseen.iter().all(|played| !is_person(played.seat)))
        .then_some(last)
}

/// The number of events before the last turn in which `seat` has acted.
pub(crate) fn take_back_point(game: &Game, seat: SeatId) -> Option<usize> {
    let played = game.played();
    let last = played.iter().rposition(|played| played.seat == seat)?;
    let others = played[..last].iter().rposition(|played| played.seat != seat);
    // The actions of one turn follow each other. If a seat has two turns in a row, because no other seat can move,
    // this goes back both turns, which does no harm.
    Some(played[others.map_or(0, |index| index + 1)].at)
}

/// Does this event reveal something that was hidden?
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
        let claimed = *game.played().last().expect("the claim");
        let seen = game.history().len();
        assert_eq!(undoable(&game, seen, |_| true), Some(claimed));
        assert_eq!(undoable(&game, seen, |_| false), None, "a bot's move is not the person's to undo");
        assert_eq!(undoable(&game, seen + 1, |_| true), None, "so much has not happened");
        game.apply(Action::DrawBlind).expect("legal");
        assert_eq!(undoable(&game, game.history().len(), |_| true), None, "a card has been seen");
        assert_eq!(undoable(&game, seen, |_| true), None, "by another person, who has played since");
        let is_person = |seat| seat == claimed.seat;
        assert_eq!(undoable(&game, seen, is_person), Some(claimed), "a bot's, and it was not shown yet");
    }

    #[test]
    fn taking_back_returns_to_the_first_step_of_the_last_turn() {
        let mut game = begun();
        let turn = game.history().len();
        game.apply(Action::DrawBlind).expect("the first card");
        game.apply(Action::DrawBlind).expect("the second card");
        game.apply(Action::DrawBlind).expect("the other seat's");
        assert_eq!(take_back_point(&game, SeatId(0)), Some(turn));
        let others = game.played().last().expect("the other seat's draw").at;
        assert_eq!(take_back_point(&game, SeatId(1)), Some(others), "the other seat has begun its own turn");
    }

    #[test]
    fn a_seat_that_has_not_played_has_nothing_to_take_back() {
        let setup = Setup { first: Some(SeatId(0)), ..Setup::new("usa", 2, 11) };
        let mut game = Game::new(setup).expect("a good setup");
        game.apply(game.legal_actions()[0]).expect("legal");
        assert_eq!(take_back_point(&game, SeatId(1)), None, "what another has played is not this seat's");
    }
}
