//! Plans for all tickets together.

use crate::bot::{Bot, Thought};
use crate::parts::need::{Needs, better_track};
use crate::parts::plan::{Memo, Plan};
use crate::parts::sight::Sight;
use crate::parts::{bits, draw, finish, keep, pay, rush, station, tunnel};
use crate::policy::{Policy, by_policy};
use engine::{Action, Phase, View};

/// Plans the cheapest paths for all its tickets together and claims their routes as soon as it can pay. Meanwhile it claims
/// long routes that cost the plan nothing, and draws the cards it is shortest of. Then it races.
#[derive(Clone, Copy, Debug, Default)]
pub struct Planner;

/// The fewest spaces of a filler.
const FILLER: u8 = 5;

impl Bot for Planner {
    fn consider(&self, view: &View) -> Box<dyn Thought> {
        by_policy(*self, view)
    }
}

impl Policy for Planner {
    fn act(&self, sight: &Sight<'_>, memo: &mut Memo) -> Action {
        match sight.phase() {
            Phase::Opening | Phase::Tickets => keep::worthiest(sight, u16::MAX),
            Phase::Tunnel(_) | Phase::SecondCard | Phase::Choose => follow(sight, &memo.plan(sight)),
            Phase::Over => Action::Pass,
        }
    }
}

/// Follows a plan, in any phase but the choice of tickets.
pub(crate) fn follow(sight: &Sight<'_>, plan: &Plan) -> Action {
    let needs = Needs::of(sight, plan.routes);
    match sight.phase() {
        Phase::Tunnel(tunnel) => {
            let wanted = plan.routes & bits::route(tunnel.route) != 0;
            tunnel::pay_or_decline(sight, &tunnel, &needs, wanted)
        }
        Phase::SecondCard => draw_for(sight, plan, &needs, false),
        Phase::Choose => turn(sight, plan, &needs),
        Phase::Opening | Phase::Tickets | Phase::Over => sight.any_action(),
    }
}

fn turn(sight: &Sight<'_>, plan: &Plan, needs: &Needs) -> Action {
    if sight.is_last_turn() {
        return finish::best(sight).unwrap_or_else(|| draw_for(sight, plan, needs, true));
    }
    let done = plan.routes == 0;
    planned(sight, plan, needs)
        .or_else(|| station::due(sight, plan, needs))
        .or_else(|| {
            if done { rush::claim(sight, rush::targets(sight), needs) } else { filler(sight, plan, needs) }
        })
        .unwrap_or_else(|| draw_for(sight, plan, needs, true))
}

/// The longest route of the plan that can be paid.
fn planned(sight: &Sight<'_>, plan: &Plan, needs: &Needs) -> Option<Action> {
    let mut best = None;
    let mut longest = 0;
    for id in bits::routes(plan.routes) {
        let length = sight.board.map.route(id).length;
        if length <= longest {
            continue;
        }
        let claim = [better_track(sight, id), id].into_iter().find_map(|id| pay::claim(sight, id, needs));
        if let Some(claim) = claim.filter(|claim| tunnel::is_safe_to_try(sight, claim)) {
            (best, longest) = (Some(claim), length);
        }
    }
    best
}

/// A long route that takes neither trains nor cards from the plan.
fn filler(sight: &Sight<'_>, plan: &Plan, needs: &Needs) -> Option<Action> {
    let spare = u16::from(sight.trains()).saturating_sub(plan.trains);
    let longest = spare.min(engine::MAX_LENGTH as u16) as u8;
    let candidates = sight.open() & sight.board.of_lengths(FILLER, longest.max(FILLER));
    let harmless = |action: &Action| match action {
        Action::Claim { route, payment } => {
            let left = sight.hand()[payment.colour] - payment.cards;
            let length = sight.board.map.route(*route).length;
            length <= longest && payment.locomotives == 0 && left >= needs.want(payment.colour)
        }
        Action::DrawBlind
        | Action::DrawFaceUp { .. }
        | Action::DrawTickets
        | Action::KeepTickets { .. }
        | Action::BuildStation { .. }
        | Action::PayTunnel { .. }
        | Action::DeclineTunnel
        | Action::Pass => false,
    };
    bits::routes(candidates).filter_map(|id| pay::claim(sight, id, needs)).find(harmless)
}

/// The draw for the plan, or for the race once it is done; with nothing to draw, any claim.
fn draw_for(sight: &Sight<'_>, plan: &Plan, needs: &Needs, first: bool) -> Action {
    let drawn = if plan.routes == 0 {
        rush::draw(sight, rush::targets(sight), first)
    } else {
        draw::best(sight, needs, first)
    };
    let any_claim = || rush::claim(sight, sight.open(), needs).filter(|_| first);
    drawn.or_else(any_claim).unwrap_or_else(|| sight.any_action())
}
