//! What to do with every train: the routes for the tickets, and with the trains that are left, fillers that score and
//! extend the path. Three opponents are made of it, which differ in their habits.

use super::wanted::Wanted;
use crate::parts::need::Needs;
use crate::parts::plan::{Memo, Plan};
use crate::parts::sight::Sight;
use crate::parts::{bits, draw, finish, keep, pay, rush, station, tunnel};
use crate::policy::Policy;
use engine::{Action, Card, Phase, RouteId};

/// Of what it can pay for, it first claims what it could least do without.
#[derive(Clone, Copy)]
pub(super) struct Schemer(pub(super) &'static Habits);

/// When it does what.
pub(super) struct Habits {
    /// What half a turn and another ticket cost when tickets are chosen, in tenths of a point.
    pub(super) turn: i32,
    pub(super) each: i32,
    /// It claims what it has planned once it misses only so many cards for it, holds so many, or an opponent has so few
    /// trains.
    pub(super) ready: u8,
    pub(super) many: u8,
    pub(super) late: u8,
    /// A planned route that is this critical is claimed at once; and how much being near it makes it so.
    pub(super) critical: i32,
    pub(super) near: i32,
    /// Fillers of this length are claimed while the plan is not done, and of this length once it is.
    pub(super) filler: u8,
    pub(super) rush: u8,
    /// What a filler is worth: for each point, each card missing, each end in the own network and at an end of the path.
    pub(super) points: i32,
    pub(super) missing: i32,
    pub(super) joins: i32,
    pub(super) odd: i32,
    /// Claims of others' routes that are worth this much are blocked.
    pub(super) block: u16,
}

impl Policy for Schemer {
    fn act(&self, sight: &Sight<'_>, memo: &mut Memo) -> Action {
        match sight.phase() {
            Phase::Opening | Phase::Tickets => return self.keep(sight),
            Phase::Over => return Action::Pass,
            Phase::Choose | Phase::SecondCard | Phase::Tunnel(_) => {}
        }
        let plan = memo.plan(sight);
        let fillers = self.fillers(sight, &plan);
        let own = Needs::of(sight, plan.routes);
        let all = Needs::of(sight, plan.routes | fillers);
        let ready = own.total_missing(sight) <= self.0.ready;
        let wanted = if ready { &all } else { &own };
        let draw = |first| draw::best(sight, wanted, first).or_else(|| rush::draw(sight, fillers, first));
        match sight.phase() {
            Phase::Tunnel(tunnel) => tunnel::pay_or_decline(sight, &tunnel, &own, true),
            Phase::Choose => {
                let claim = if sight.is_last_turn() {
                    finish::exact(sight)
                } else {
                    self.claim(sight, &plan, fillers, &own, ready)
                };
                let any = || rush::claim(sight, sight.open(), &own);
                claim.or_else(|| draw(true)).or_else(any).unwrap_or_else(|| sight.any_action())
            }
            Phase::SecondCard | Phase::Opening | Phase::Tickets | Phase::Over => {
                draw(false).unwrap_or_else(|| sight.any_action())
            }
        }
    }
}

impl Schemer {
    fn keep(&self, sight: &Sight<'_>) -> Action {
        keep::best_by(sight, |kept| {
            let tickets = sight.tickets() | kept;
            let plan = Plan::new(sight, tickets, u16::MAX, None);
            let points = 10 * keep::ticket_points(sight, tickets, plan.aims);
            f64::from(points - self.0.turn * i32::from(plan.cost) - self.0.each * kept.count_ones() as i32)
        })
    }

    fn claim(
        &self,
        sight: &Sight<'_>,
        plan: &Plan,
        fillers: u128,
        own: &Needs,
        ready: bool,
    ) -> Option<Action> {
        let habits = self.0;
        let hurry = ready
            || sight.hand().total() >= habits.many
            || sight.fewest_trains() <= habits.late
            || !sight.has_deck();
        let done = plan.routes == 0;
        let mut best: Option<(i32, Action)> = None;
        let mut offer = |worth: i32, claim: Action| {
            if best.is_none_or(|(most, _)| worth > most) && tunnel::is_safe_to_try(sight, &claim) {
                best = Some((worth, claim));
            }
        };
        for id in bits::routes((plan.routes | fillers) & sight.open()) {
            let Some(claim) = pay::claim(sight, id, own) else { continue };
            let length = sight.board.map.route(id).length;
            let is_planned = plan.routes & bits::route(id) != 0;
            let critical = if is_planned { self.critical(sight, plan, id) } else { 0 };
            let is_due = if is_planned {
                hurry || critical >= habits.critical
            } else if done {
                length >= habits.rush || sight.trains() <= 9 || sight.fewest_trains() <= 6
            } else {
                length >= habits.filler && is_harmless(sight, &claim, own)
            };
            if is_due {
                offer(critical + i32::from(length), claim);
            }
        }
        if habits.block < u16::MAX {
            let wanted = Wanted::of(sight);
            let spare = u16::from(sight.trains()).saturating_sub(plan.trains);
            for id in bits::routes(sight.open()).filter(|id| wanted.of_route(*id) >= habits.block) {
                if u16::from(sight.board.map.route(id).length) <= spare
                    && let Some(claim) = pay::claim(sight, id, own).filter(|it| is_harmless(sight, it, own))
                {
                    offer(i32::from(wanted.of_route(id)) / 8, claim);
                }
            }
        }
        best.map(|(_, claim)| claim).or_else(|| station::due(sight, plan, own))
    }

    /// What the plan loses if somebody else takes this route, the more likely the nearer they are.
    fn critical(&self, sight: &Sight<'_>, plan: &Plan, id: RouteId) -> i32 {
        let theirs = sight.board.cities_of(sight.others());
        let near = (sight.board.ends(id) & theirs).count_ones() as i32;
        let open = sight.open();
        let has_twin = sight.board.map.route(id).twin.is_some_and(|twin| open & bits::route(twin) != 0);
        let seats = sight.opponents().count() + 1;
        if has_twin && seats >= usize::from(sight.board.map.features().both_tracks_from) {
            return 0;
        }
        let without = Plan::without(sight, sight.tickets(), bits::route(id));
        let lost = (plan.aims & !without.aims).count_ones() as i32;
        let longer = i32::from(without.cost) - i32::from(plan.cost);
        (longer.max(0) + 16 * lost) * (1 + self.0.near * near) / 3
    }

    /// Routes for the trains that the plan leaves, the best first until there are none left.
    fn fillers(&self, sight: &Sight<'_>, plan: &Plan) -> u128 {
        let (board, hand) = (sight.board, sight.hand());
        let most = Card::COLOURS.into_iter().map(|colour| hand[colour]).max().unwrap_or(0);
        let mut taken = sight.own() | plan.routes;
        let mut spare = u16::from(sight.trains()).saturating_sub(plan.trains);
        let mut fillers = 0;
        while spare > 0 {
            let (network, odd) = (board.cities_of(taken), board.odd_cities_of(taken));
            let worth = |id: RouteId| {
                let route = board.map.route(id);
                let ends = board.ends(id);
                let held = route.colour.map_or(most, |colour| hand[colour]);
                self.0.points * i32::from(route.points)
                    - self.0.missing * i32::from(route.length.saturating_sub(held))
                    + self.0.joins * (ends & network).count_ones() as i32
                    + self.0.odd * (ends & odd).count_ones() as i32
            };
            let fits = |id: &RouteId| {
                let route = board.map.route(*id);
                let twin = route.twin.map_or(0, bits::route);
                u16::from(route.length) <= spare && taken & twin == 0
            };
            let open = bits::routes(sight.open() & !taken).filter(fits);
            let Some(best) = open.max_by_key(|id| worth(*id)) else { break };
            taken |= bits::route(best);
            fillers |= bits::route(best);
            spare -= u16::from(board.map.route(best).length);
        }
        fillers
    }
}

fn is_harmless(sight: &Sight<'_>, claim: &Action, needs: &Needs) -> bool {
    let Action::Claim { payment, .. } = claim else { return false };
    let left = sight.hand()[payment.colour] - payment.cards;
    payment.locomotives == 0 && left >= needs.want(payment.colour)
}
