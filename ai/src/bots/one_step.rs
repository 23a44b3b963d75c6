//! Plays for one ticket at a time.

use crate::bot::{Bot, Thought};
use crate::parts::need::Needs;
use crate::parts::plan::{AdjustCosts, Memo, Plan};
use crate::parts::sight::Sight;
use crate::parts::{bits, finish, keep, pay, rush, station, tunnel};
use crate::policy::{Policy, by_policy};
use engine::{Action, Card, Phase, RouteId, TicketId, View};

/// Plays for its unfinished ticket of most points, and claims the first route for it that it can pay.
#[derive(Clone, Copy, Debug, Default)]
pub struct OneStep;

/// It draws tickets only while every seat has at least this many trains.
const PLENTY: u8 = 8;

impl Bot for OneStep {
    fn consider(&self, view: &View) -> Box<dyn Thought> {
        by_policy(*self, view)
    }
}

impl Policy for OneStep {
    fn act(&self, sight: &Sight<'_>, _memo: &mut Memo) -> Action {
        act(sight, None, |sight| {
            sight.has_tickets() && sight.trains() >= PLENTY && sight.fewest_trains() >= PLENTY
        })
    }
}

/// Plays for one ticket at a time; `adjust` changes which routes it prefers.
pub(super) fn act(
    sight: &Sight<'_>,
    adjust: Option<AdjustCosts>,
    more_tickets: fn(&Sight<'_>) -> bool,
) -> Action {
    let first = match sight.phase() {
        Phase::Opening | Phase::Tickets => return keep::all(sight),
        Phase::Tunnel(tunnel) => return tunnel::pay_or_decline(sight, &tunnel, &Needs::default(), true),
        Phase::SecondCard => false,
        Phase::Choose => true,
        Phase::Over => return Action::Pass,
    };
    let plan = aim(sight, adjust);
    if first && let Some(action) = build(sight, plan.as_ref(), more_tickets) {
        return action;
    }
    let wanted = plan.and_then(|plan| next_colour(sight, plan.routes));
    let face_up = wanted.and_then(|colour| sight.in_row(colour));
    let locomotive = || sight.in_row(Card::Locomotive).filter(|_| first && wanted.is_some());
    match face_up.or_else(locomotive) {
        Some(slot) => Action::DrawFaceUp { slot },
        None => rush::draw(sight, 0, first).unwrap_or_else(|| sight.any_action()),
    }
}

fn build(sight: &Sight<'_>, plan: Option<&Plan>, more_tickets: fn(&Sight<'_>) -> bool) -> Option<Action> {
    let none = Needs::default();
    if sight.is_last_turn() {
        return finish::best(sight);
    }
    match plan {
        Some(plan) => {
            let link = |id: RouteId| {
                pay::claim(sight, id, &none).filter(|claim| tunnel::is_safe_to_try(sight, claim))
            };
            let links = || bits::routes(plan.routes).find_map(link);
            let stuck = || (!sight.has_deck()).then(|| rush::claim(sight, sight.open(), &none)).flatten();
            station::due(sight, plan, &none).or_else(links).or_else(stuck)
        }
        None if more_tickets(sight) => Some(Action::DrawTickets),
        None => rush::claim(sight, sight.open(), &none),
    }
}

/// The plan for the ticket of most points that is neither finished nor impossible.
fn aim(sight: &Sight<'_>, adjust: Option<AdjustCosts>) -> Option<Plan> {
    let mut waiting: Vec<TicketId> = bits::tickets(sight.tickets()).collect();
    waiting.sort_by_key(|ticket| std::cmp::Reverse(sight.board.map.ticket(*ticket).points));
    let mut plans =
        waiting.into_iter().map(|ticket| Plan::new(sight, bits::ticket(ticket), u16::MAX, adjust));
    plans.find(|plan| plan.routes != 0 || (plan.borrowed != 0 && station::is_missing(sight, plan)))
}

/// The colour of the first route; if it is grey, the colour held most.
fn next_colour(sight: &Sight<'_>, routes: u128) -> Option<Card> {
    let route = sight.board.map.route(bits::routes(routes).next()?);
    let most = || Card::COLOURS.into_iter().max_by_key(|c| (sight.hand()[*c], std::cmp::Reverse(*c)));
    route.colour.or_else(most)
}
