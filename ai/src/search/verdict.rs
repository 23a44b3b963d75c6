//! How likely the seat is to win with a move: the share of imagined games, played to the very end, that it wins. A comparison
//! of moves needs less: there a quick estimate after some rounds decides as well, and is wrong for all moves alike.

use super::belief::{Belief, World};
use crate::bots::Driver;
use crate::choice::Evaluation;
use crate::parts::board::Board;
use crate::policy::play_out;
use crate::rollout::{Paired, outcome};
use engine::{Action, Chance, Quiet, SeatId};

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

    /// Is every move judged?
    pub(super) fn is_in(&self) -> bool {
        !self.moves.is_empty() && self.moves.iter().all(|(_, paired)| paired.games() >= self.games)
    }

    /// What this move leads to, if it was judged.
    pub(super) fn on(&self, action: Action) -> Option<Evaluation> {
        self.moves.iter().find(|(judged, _)| *judged == action).and_then(|(_, paired)| paired.evaluation())
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
