//! As OneStep, along long routes.

use super::one_step;
use crate::bot::{Bot, Thought};
use crate::parts::bits;
use crate::parts::path::{CLOSED, Costs};
use crate::parts::plan::Memo;
use crate::parts::sight::Sight;
use crate::policy::{Policy, settled};
use engine::{Action, View};

/// Goes for its tickets over routes of three spaces and more where it can, and never wants other tickets.
#[derive(Clone, Copy, Debug, Default)]
pub struct LongRoute;

/// What a short route costs more, in half turns: enough to go a long way round.
const DISLIKE: u8 = 12;

impl Bot for LongRoute {
    fn consider(&self, view: &View) -> Box<dyn Thought> {
        settled(*self, view)
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
