//! One long path, and an early end.

use crate::parts::need::Needs;
use crate::parts::plan::Memo;
use crate::parts::sight::Sight;
use crate::parts::{bits, finish, keep, pay, rush, tunnel};
use crate::policy::Policy;
use engine::{Action, MAX_LENGTH, Phase, RouteId};

/// Keeps the cheapest tickets and claims long routes that join the ones it has, those for its tickets first.
#[derive(Clone, Copy)]
pub(crate) struct ConnectedRacer;

/// The shortest route that it claims for its length alone.
const LONG: u8 = 5;

/// With this few trains any route is good enough.
const FEW: u8 = 8;

impl Policy for ConnectedRacer {
    fn act(&self, sight: &Sight<'_>, memo: &mut Memo) -> Action {
        let plan = memo.plan(sight);
        let needs = Needs::of(sight, plan.routes);
        let first = match sight.phase() {
            Phase::Opening | Phase::Tickets => return keep::cheapest_few(sight),
            Phase::Tunnel(tunnel) => return tunnel::pay_or_decline(sight, &tunnel, &needs, true),
            Phase::SecondCard => false,
            Phase::Choose => true,
            Phase::Over => return Action::Pass,
        };
        let network = sight.board.cities_of(sight.own() | plan.routes);
        let joining = |id: &RouteId| sight.board.ends(*id) & network != 0;
        let long = sight.open() & sight.board.of_lengths(LONG, MAX_LENGTH as u8);
        let mut targets = bits::routes(long).filter(joining).fold(0, |set, id| set | bits::route(id));
        if sight.trains() <= FEW || targets == 0 {
            targets = rush::targets(sight);
        }
        targets |= plan.routes;
        let claim = || {
            if sight.is_last_turn() { finish::best(sight) } else { best(sight, targets, plan.routes, &needs) }
        };
        let claim = if first { claim() } else { None };
        let any_claim = || rush::claim(sight, sight.open(), &needs).filter(|_| first);
        claim
            .or_else(|| rush::draw(sight, targets, first))
            .or_else(any_claim)
            .unwrap_or_else(|| sight.any_action())
    }
}

fn best(sight: &Sight<'_>, targets: u128, planned: u128, needs: &Needs) -> Option<Action> {
    let own = sight.own();
    let (network, odd) = (sight.board.cities_of(own), sight.board.odd_cities_of(own));
    let worth = |id: RouteId| {
        let ends = sight.board.ends(id);
        let plan = if planned & bits::route(id) != 0 { 4 } else { 0 };
        3 * u32::from(sight.board.map.route(id).length)
            + plan
            + 2 * (ends & network).count_ones()
            + 2 * (ends & odd).count_ones()
    };
    let claims = bits::routes(targets & sight.open()).filter_map(|id| {
        let claim = pay::claim(sight, id, needs).filter(|claim| tunnel::is_safe_to_try(sight, claim))?;
        Some((worth(id), claim))
    });
    claims.max_by_key(|(worth, _)| *worth).map(|(_, claim)| claim)
}
