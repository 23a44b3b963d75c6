//! The moves worth comparing; the one that the policy would make comes first.

use super::belief::Belief;
use crate::bots::Driver;
use crate::parts::bits;
use crate::parts::need::Needs;
use crate::parts::plan::{Memo, Plan};
use crate::parts::sight::Sight;
use crate::parts::{pay, station};
use crate::policy::Policy;
use engine::{Action, Chance, Phase, RouteId, SeatId};

/// How many worlds are imagined to find the others' plans.
const WORLDS: usize = 8;

/// The routes that the others want: for each route and seat, in how many of the worlds the seat's plan contains it.
pub(super) struct Rivals(Vec<(RouteId, SeatId, usize)>);

impl Rivals {
    pub(super) fn new(belief: &Belief, sight: &Sight<'_>, chance: &mut Chance) -> Rivals {
        let mut found: Vec<(RouteId, SeatId, usize)> = Vec::new();
        for _ in 0..WORLDS {
            let world = belief.world(chance);
            for seat in sight.opponents() {
                let theirs = Sight::new(sight.board, &world.state, seat);
                let plan = Plan::new(&theirs, theirs.tickets(), u16::MAX, None);
                for route in bits::routes(plan.routes) {
                    match found.iter_mut().find(|(r, s, _)| (*r, *s) == (route, seat)) {
                        Some((_, _, count)) => *count += 1,
                        None => found.push((route, seat, 1)),
                    }
                }
            }
        }
        found.sort_by_key(|(route, seat, count)| (std::cmp::Reverse(*count), *route, *seat));
        Rivals(found)
    }

    /// The routes that others want, the likeliest first.
    fn routes(&self) -> impl Iterator<Item = RouteId> + '_ {
        self.0.iter().map(|(route, _, _)| *route)
    }

    /// The seats that more likely than not want this route.
    pub(super) fn wanting(&self, route: RouteId) -> impl Iterator<Item = SeatId> + '_ {
        let likely = move |(r, _, count): &&(RouteId, SeatId, usize)| *r == route && *count * 2 > WORLDS;
        self.0.iter().filter(likely).map(|(_, seat, _)| *seat)
    }
}

/// The policy's move, and at most `most` others.
pub(super) fn moves(sight: &Sight<'_>, driver: &Driver, rivals: &Rivals, most: usize) -> Vec<Action> {
    let default = driver.act(sight, &mut Memo::default());
    let mut list = vec![default];
    let more = match sight.phase() {
        Phase::Opening | Phase::Tickets | Phase::Tunnel(_) => sight.legal(),
        Phase::SecondCard => driver.draws(sight, false),
        Phase::Choose => turns(sight, driver, rivals, most),
        Phase::Over => Vec::new(),
    };
    for action in more {
        if !list.contains(&action) && sight.allows(action) {
            list.push(action);
        }
    }
    list.truncate(most + 1);
    list
}

fn turns(sight: &Sight<'_>, driver: &Driver, rivals: &Rivals, most: usize) -> Vec<Action> {
    let claims = driver.claims(sight);
    let draws = driver.draws(sight, true);
    let plan = Plan::new(sight, sight.tickets(), u16::MAX, None);
    let needs = Needs::of(sight, plan.routes);
    let claim_of = |id: RouteId| pay::claim(sight, id, &needs);
    let open = sight.open();
    let mut list: Vec<Action> = claims.iter().copied().take(most.div_ceil(3)).collect();
    list.extend(draws.iter().copied().take(3));
    let blocks = rivals.routes().filter(|id| open & bits::route(*id) != 0).filter_map(claim_of);
    list.extend(blocks.take(most.div_ceil(4)));
    list.extend(station::due(sight, &Plan { routes: 0, ..plan }, &needs));
    if sight.has_tickets() {
        list.push(Action::DrawTickets);
    }
    list.extend(claims.into_iter().skip(most.div_ceil(3)));
    list.extend(draws.into_iter().skip(3));
    list
}
