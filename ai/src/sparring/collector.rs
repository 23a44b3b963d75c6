//! Tickets, and more tickets.

use crate::bots::planner_follow;
use crate::parts::plan::Memo;
use crate::parts::sight::Sight;
use crate::parts::{bits, keep};
use crate::policy::Policy;
use engine::{Action, Phase};

/// Keeps every ticket that fits its plan, and draws more whenever the plan is nearly done and there is time.
#[derive(Clone, Copy)]
pub(crate) struct Collector;

/// It draws tickets only with at least this many trains, and while the others have as many.
const PLENTY: u8 = 15;

/// The routes of the plan that may still be missing then.
const NEARLY_DONE: u32 = 1;

impl Policy for Collector {
    fn act(&self, sight: &Sight<'_>, memo: &mut Memo) -> Action {
        let time = 2 * u16::from(sight.fewest_trains().min(sight.trains()));
        match sight.phase() {
            Phase::Opening | Phase::Tickets => return keep::worthiest(sight, time),
            Phase::Over => return Action::Pass,
            Phase::Choose if !sight.is_last_turn() => {}
            Phase::Choose | Phase::SecondCard | Phase::Tunnel(_) => {
                return planner_follow(sight, &memo.plan(sight));
            }
        }
        let plan = memo.plan(sight);
        let spare = u16::from(sight.trains()).saturating_sub(plan.trains);
        let has_time = spare >= u16::from(PLENTY) && sight.fewest_trains() >= PLENTY;
        let hopeless = bits::tickets(sight.tickets() & !plan.aims).count() > 1;
        if has_time && !hopeless && sight.has_tickets() && plan.routes.count_ones() <= NEARLY_DONE {
            return Action::DrawTickets;
        }
        planner_follow(sight, &plan)
    }
}
