//! Plays like OneStep, but along long routes.

use super::one_step;
use crate::bot::{Bot, Thought};
use crate::parts::bits;
use crate::parts::path::{CLOSED, Costs};
use crate::parts::plan::Memo;
use crate::parts::sight::Sight;
use crate::policy::{Policy, by_policy};
use engine::{Action, View};

/// Builds for its tickets along routes of three spaces or more if it can, and never draws more tickets.
#[derive(Clone, Copy, Debug, Default)]
pub struct LongRoute;

/// The extra price of a short route, in half turns: enough to take a long detour.
const DISLIKE: u8 = 12;

impl Bot for LongRoute {
    fn consider(&self, view: &View) -> Box<dyn Thought> {
        by_policy(*self, view)
    }
}

impl Policy for LongRoute {
    fn act(&self, sight: &Sight<'_>, _memo: &mut Memo) -> Action {
        one_step::act(sight, Some(avoid_short), |_| false)
    }
}

fn avoid_short(sight: &Sight<'_>, costs: &mut Costs) {
    for route in bits::routes(sight.open() & sight.board.of_lengths(1, 2)) {
        if costs.of(route) != CLOSED {
            costs.set(bits::route(route), costs.of(route) + DISLIKE);
        }
    }
}
