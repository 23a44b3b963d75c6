//! Ends the game as soon as possible, by the longest routes.

use crate::bot::{Bot, Thought};
use crate::parts::need::Needs;
use crate::parts::plan::Memo;
use crate::parts::sight::Sight;
use crate::parts::{finish, keep, rush, tunnel};
use crate::policy::{Policy, by_policy};
use engine::{Action, Phase, View};

/// Keeps few tickets and ignores them: claims only long routes, for an early end.
#[derive(Clone, Copy, Debug, Default)]
pub struct Racer;

impl Bot for Racer {
    fn consider(&self, view: &View) -> Box<dyn Thought> {
        by_policy(*self, view)
    }
}

impl Policy for Racer {
    fn act(&self, sight: &Sight<'_>, _memo: &mut Memo) -> Action {
        let needs = Needs::default();
        let first = match sight.phase() {
            Phase::Opening | Phase::Tickets => return keep::cheapest_few(sight),
            Phase::Tunnel(tunnel) => return tunnel::pay_or_decline(sight, &tunnel, &needs, true),
            Phase::SecondCard => false,
            Phase::Choose => true,
            Phase::Over => return Action::Pass,
        };
        let targets = rush::targets(sight);
        let claim = || match (first, sight.is_last_turn()) {
            (false, _) => None,
            (true, true) => finish::best(sight),
            (true, false) => rush::claim(sight, targets, &needs),
        };
        let any_claim = || rush::claim(sight, sight.open(), &needs).filter(|_| first);
        claim()
            .or_else(|| rush::draw(sight, targets, first))
            .or_else(any_claim)
            .unwrap_or_else(|| sight.any_action())
    }
}
