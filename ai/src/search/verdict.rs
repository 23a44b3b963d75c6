//! How likely the seat is to win with a move: the share of imagined games, played to the very end, that it wins. A comparison
//! of moves needs less: there a quick estimate after some rounds decides as well, and is wrong for all moves alike.

use super::belief::{Belief, World};
use crate::bots::Driver;
use crate::choice::Evaluation;
use crate::parts::board::Board;
use crate::policy::play_out;
use crate::rollout::{Paired, outcome};
use engine::{Action, Chance, Quiet, SeatId};

/// No word on a move before this many games: after a single one, the share would be 0 or 1.
const FEWEST: u32 = 50;

/// The verdict on the chosen move, and on the one that was asked about.
pub(super) struct Verdict {
    belief: Belief,
    /// Games for each move.
    games: u32,
    asked: Option<Action>,
    /// The current world, if the move asked about is still to be played in it.
    world: Option<World>,
    moves: Vec<(Action, Paired)>,
}

impl Verdict {
    pub(super) fn new(belief: Belief, games: u32, asked: Option<Action>) -> Verdict {
        Verdict { belief, games, asked, world: None, moves: Vec::new() }
    }

    /// Games played.
    pub(super) fn done(&self) -> u64 {
        self.moves.iter().map(|(_, paired)| u64::from(paired.games())).sum()
    }

    /// Games that it wants to play, at most: as long as no move is chosen, that may be another one than was asked about.
    pub(super) fn most(&self) -> u64 {
        let asked = usize::from(self.asked.is_some());
        let moves = if self.moves.is_empty() { 1 + asked } else { self.moves.len() };
        u64::from(self.games) * moves as u64
    }

    /// Is every move judged?
    pub(super) fn is_in(&self) -> bool {
        !self.moves.is_empty() && self.moves.iter().all(|(_, paired)| paired.games() >= self.games)
    }

    /// What this move leads to, if it was judged by enough games.
    pub(super) fn on(&self, action: Action) -> Option<Evaluation> {
        let (_, paired) = self.moves.iter().find(|(judged, _)| *judged == action)?;
        paired.evaluation().filter(|_| paired.games() >= FEWEST)
    }

    /// Plays one game, after the chosen move or the one asked about in turn, in the same worlds.
    pub(super) fn game(
        &mut self,
        board: &Board,
        seat: SeatId,
        [own, other]: [&Driver; 2],
        chosen: Action,
        chance: &mut Chance,
    ) {
        if self.moves.is_empty() {
            let asked = self.asked.filter(|asked| *asked != chosen);
            self.moves = std::iter::once(chosen).chain(asked).map(|it| (it, Paired::default())).collect();
        }
        let (world, n) = match self.world.take() {
            Some(world) => (world, 1),
            None => (self.belief.world(chance), 0),
        };
        if n + 1 < self.moves.len() {
            self.world = Some(world);
        }
        let Some((action, paired)) = self.moves.get_mut(n) else { return };
        let mut state = world.state;
        state.play(&board.map, *action, &mut Quiet);
        play_out(board, &mut state, &world.policies(seat, own, other));
        paired.note(outcome(board, &state, seat), (0.0, 0.0));
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::belief::Reading;
    use super::*;
    use crate::parts::sight::position_for;
    use engine::{Game, Setup};

    #[test]
    fn it_speaks_only_after_enough_games_and_plays_no_more_than_it_said() {
        let game = Game::new(Setup::new("usa", 2, 7)).unwrap();
        let view = game.view(game.to_move().unwrap());
        let (board, seat) = (Board::of(&view.map), view.viewer.unwrap());
        let driver = Driver::learnt(&board, 2);
        let [chosen, asked] = [view.legal[0], view.legal[1]];
        let belief = Belief::new(&view, &board, &position_for(&view), Reading::ToGo);
        let mut verdict = Verdict::new(belief, FEWEST, Some(asked));
        let most = verdict.most();
        assert_eq!(most, u64::from(2 * FEWEST), "for both moves");
        let mut chance = Chance::new(1);
        while !verdict.is_in() {
            assert_eq!(verdict.on(asked), None, "after {} games for both", verdict.done());
            verdict.game(&board, seat, [&driver, &driver], chosen, &mut chance);
        }
        assert_eq!((verdict.done(), verdict.most()), (most, most));
        assert!(verdict.on(chosen).is_some() && verdict.on(asked).is_some());
    }
}
