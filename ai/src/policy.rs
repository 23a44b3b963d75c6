//! Ways to play by fixed rules, quick enough to play out imagined games.

use crate::bot::{LazyThought, Settled, Thought};
use crate::choice::Choice;
use crate::parts::board::Board;
use crate::parts::explain;
use crate::parts::plan::{Memo, Plan};
use crate::parts::sight::{Sight, position_for};
use engine::{Action, MAX_SEATS, Map, Phase, Quiet, State, View};
use std::sync::Arc;

/// Decides what the seat to move does.
pub(crate) trait Policy: Send + Sync {
    /// The action. `memo` belongs to this seat and this game; an empty one leads to the same action or an equally good
    /// one.
    fn act(&self, sight: &Sight<'_>, memo: &mut Memo) -> Action;

    /// The plan that its moves follow, which explains them.
    fn aims(&self, sight: &Sight<'_>) -> Plan {
        Plan::new(sight, sight.tickets(), u16::MAX, None)
    }
}

/// The thought of a bot that plays by a policy.
pub(crate) fn by_policy(policy: impl Policy + 'static, view: &View) -> Box<dyn Thought> {
    LazyThought::boxed(view, move |view| Box::new(Settled(choice(&policy, view))))
}

/// What a policy does for a view's viewer, with its reasons.
pub(crate) fn choice(policy: &dyn Policy, view: &View) -> Choice {
    let Some(seat) = view.viewer.filter(|_| !view.legal.is_empty()) else {
        return Choice::only(Action::Pass);
    };
    let state = position_for(view);
    let board = Board::of(&view.map);
    let sight = Sight::of(&board, view, &state, seat);
    let chosen = policy.act(&sight, &mut Memo::default());
    let action = if view.legal.contains(&chosen) { chosen } else { view.legal[0] };
    debug_assert_eq!(action, chosen, "a policy chose an illegal action");
    Choice::because(action, explain::reasons(&sight, action, &policy.aims(&sight)))
}

/// No game between policies takes more actions. Should one ever go in circles, it is scored as it stands.
const LONGEST: u32 = 4_000;

/// The memo of each seat in an imagined game.
pub(crate) type Memos = [Memo; MAX_SEATS];

/// Plays an imagined game to its end; seat `n` plays by the `n`-th policy.
pub(crate) fn play_out(board: &Board, state: &mut State, policies: &[&dyn Policy]) {
    play_on(board, state, policies, &mut Memos::default(), u32::MAX);
}

/// As [`play_out`], but stops after this many turns; a last round that has begun is always played to its end.
pub(crate) fn play_on(
    board: &Board,
    state: &mut State,
    policies: &[&dyn Policy],
    memos: &mut Memos,
    turns: u32,
) {
    let mut passed = 0;
    for _ in 0..LONGEST {
        let turn_begins = state.phase() == Phase::Choose;
        if state.is_over() || (turn_begins && passed >= turns && state.turns_left().is_none()) {
            return;
        }
        passed += u32::from(turn_begins);
        let seat = state.to_move();
        let Some(policy) = policies.get(seat.index()) else { return };
        let action = policy.act(&Sight::new(board, state, seat), &mut memos[seat.index()]);
        debug_assert_eq!(state.check(&board.map, action), Ok(()), "a policy chose an illegal action");
        state.play(&board.map, action, &mut Quiet);
    }
}

/// Plays games between quick planners, from the deal to the score, and returns the sum of all scores: for measuring how
/// fast imagined games are.
pub fn rehearse(map: &Arc<Map>, seats: u8, games: u64) -> i64 {
    let board = Board::of(map);
    let policies: [&dyn Policy; MAX_SEATS] = [&crate::bots::Planner; MAX_SEATS];
    let play = |seed| {
        let mut state = State::dealt(&board.map, seats, seed);
        play_out(&board, &mut state, &policies);
        state.totals(&board.map).iter().map(|total| i64::from(*total)).sum::<i64>()
    };
    (0..games).map(play).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::{Driver, LongRoute, OneStep, Planner, Racer, Wary};
    use engine::{Chance, Game, Setup, imagine};

    /// Every policy does the same on the real position as on others imagined for the same view.
    #[test]
    fn a_sight_hides_what_its_seat_cannot_know() {
        for (map, seats) in [("usa", 2), ("usa", 5), ("europe", 2), ("europe", 4)] {
            let board = Board::named(map);
            let driver = Driver::learnt(&board, seats as u8);
            let policies: [&dyn Policy; 6] = [&OneStep, &LongRoute, &Planner, &Racer, &Wary, &driver];
            let mut chance = Chance::new(seats as u64);
            let mut game = Game::new(Setup::new(map, seats, 6)).unwrap();
            while let Some(seat) = game.to_move() {
                let view = game.view(seat);
                let act = |policy: &dyn Policy, state: &State| {
                    policy.act(&Sight::of(&board, &view, state, seat), &mut Memo::default())
                };
                let imagined = imagine(&view, &mut chance);
                for policy in policies {
                    assert_eq!(act(policy, game.state()), act(policy, &imagined));
                }
                let next = policies[chance.below(6) as usize];
                game.apply(act(next, game.state())).unwrap();
            }
        }
    }
}
