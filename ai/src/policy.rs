//! A way to play by rule, quick enough to play out imagined games.

use crate::bot::{Settled, Thought};
use crate::choice::Choice;
use crate::parts::board::Board;
use crate::parts::explain;
use crate::parts::plan::Memo;
use crate::parts::sight::{Sight, known};
use engine::{Action, Quiet, State, View};

/// Says what the seat of a sight does, where it is to move.
pub(crate) trait Policy: Send + Sync {
    /// The action. `memo` belongs to this seat and this game; an empty one gives the same action or one
    /// that is as good.
    fn act(&self, sight: &Sight<'_>, memo: &mut Memo) -> Action;
}

/// The thought of a bot that plays by a policy.
pub(crate) fn settled(policy: &dyn Policy, view: &View) -> Box<dyn Thought> {
    Box::new(Settled(choice(policy, view)))
}

/// What a policy does for a view's viewer, with its reasons.
pub(crate) fn choice(policy: &dyn Policy, view: &View) -> Choice {
    let Some(seat) = view.viewer.filter(|_| !view.legal.is_empty()) else {
        return Choice::only(Action::Pass);
    };
    let state = known(view);
    let sight = Sight::new(Board::named(&view.map), &state, seat);
    let wish = policy.act(&sight, &mut Memo::default());
    let action = if view.legal.contains(&wish) { wish } else { view.legal[0] };
    debug_assert_eq!(action, wish, "a policy wished for what is not legal");
    Choice::because(action, explain::reasons(&sight, action))
}

/// No game between policies is longer; should one ever go in circles, it counts as it stands.
const LONGEST: u32 = 4_000;

/// Plays an imagined game to its end; seat `n` plays by the `n`-th policy.
pub(crate) fn play_out(board: &'static Board, state: &mut State, policies: &[&dyn Policy]) {
    let mut memos = [Memo::default(); engine::MAX_SEATS];
    for _ in 0..LONGEST {
        if state.is_over() {
            return;
        }
        let seat = state.to_move();
        let Some(policy) = policies.get(seat.index()) else { return };
        let action = policy.act(&Sight::new(board, state, seat), &mut memos[seat.index()]);
        state.play(board.map, action, &mut Quiet);
    }
}

/// Plays so many games between quick planners, from the deal to the score, and gives the sum of all scores:
/// for measuring how fast imagined games are.
pub fn rehearse(map: &str, seats: u8, games: u64) -> i64 {
    let board = Board::named(map);
    let policies: [&dyn Policy; engine::MAX_SEATS] = [&crate::bots::Planner; engine::MAX_SEATS];
    let play = |seed| {
        let mut state = State::dealt(board.map, seats, seed);
        play_out(board, &mut state, &policies);
        state.totals(board.map).iter().map(|total| i64::from(*total)).sum::<i64>()
    };
    (0..games).map(play).sum()
}
