//! A planner with an eye on the others' trains.

use super::planner::follow;
use crate::bot::{Bot, Thought};
use crate::parts::keep;
use crate::parts::need::Needs;
use crate::parts::plan::{Memo, Plan};
use crate::parts::sight::Sight;
use crate::policy::{Policy, by_policy};
use engine::{Action, Phase, View};

/// Plays as Planner does until an opponent runs low on trains. Then it gives up the tickets that it cannot finish in time,
/// and claims its longest routes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wary;

/// An opponent with this few trains may end the game soon.
const FEW: u8 = 15;

impl Bot for Wary {
    fn consider(&self, view: &View) -> Box<dyn Thought> {
        by_policy(*self, view)
    }
}

impl Policy for Wary {
    fn act(&self, sight: &Sight<'_>, memo: &mut Memo) -> Action {
        let time = half_turns_left(sight);
        match sight.phase() {
            Phase::Opening | Phase::Tickets => keep::worthiest(sight, time),
            Phase::Over => Action::Pass,
            Phase::Tunnel(_) | Phase::SecondCard | Phase::Choose if sight.fewest_trains() > FEW => {
                follow(sight, &memo.plan(sight))
            }
            Phase::Tunnel(_) | Phase::SecondCard | Phase::Choose => follow(sight, &in_time(sight, time)),
        }
    }
}

/// Half turns until the end, if the seat with the fewest trains places two a turn.
fn half_turns_left(sight: &Sight<'_>) -> u16 {
    u16::from(sight.fewest_trains().min(sight.trains() + 3)) + 2
}

/// A plan for only those tickets that can still be finished in time.
fn in_time(sight: &Sight<'_>, time: u16) -> Plan {
    let mut tickets = sight.tickets();
    loop {
        let plan = Plan::new(sight, tickets, u16::MAX, None);
        let claims = plan.routes.count_ones() as u16 * 2;
        let cards = u16::from(Needs::of(sight, plan.routes).total_missing(sight));
        if claims + cards <= time || plan.routes == 0 {
            return plan;
        }
        // Of those that still need routes, the ticket of fewest points is given up first.
        let needs_routes =
            |ticket: &engine::TicketId| Plan::new(sight, 1 << ticket.0, u16::MAX, None).routes != 0;
        let open = crate::parts::bits::tickets(plan.aims).filter(needs_routes);
        match open.min_by_key(|ticket| sight.board.map.ticket(*ticket).points) {
            Some(ticket) => tickets &= !(1 << ticket.0),
            None => return plan,
        }
    }
}
