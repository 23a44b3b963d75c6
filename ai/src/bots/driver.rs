//! Rates every possible move, by weights that were learnt.

mod cards;
mod claims;
mod gaps;
mod scheme;
mod tickets;

use crate::parts::board::Board;
use crate::parts::plan::{Memo, Plan, Prices};
use crate::parts::sight::Sight;
use crate::parts::{bits, finish, rush, station, tunnel};
use crate::policy::Policy;
use crate::weights::Weights;
use engine::{Action, Phase};
use scheme::Scheme;

/// Plans as Planner does, with prices of its own, and compares claims, draws and tickets by their worth.
#[derive(Clone, Debug)]
pub(crate) struct Driver {
    weights: Weights,
    prices: Prices,
    /// Does it work out its last turn exactly? Too slow for imagined games.
    exact: bool,
    /// Does it spend its cards when there are few left to draw?
    spends: bool,
}

impl Driver {
    pub(crate) fn new(board: &Board, weights: Weights) -> Driver {
        Driver { weights, prices: weights.prices(board), exact: false, spends: true }
    }

    /// One that works out its last turn exactly, for real moves.
    pub(crate) fn exact_at_the_end(self) -> Driver {
        Driver { exact: true, ..self }
    }

    /// One that collects cards even when there are none left to draw, as it was first released.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn hoarding(self) -> Driver {
        Driver { spends: false, ..self }
    }

    /// With the weights that were learnt for this map and number of seats.
    pub(crate) fn learnt(board: &Board, seats: u8) -> Driver {
        Driver::new(board, Weights::learnt(&board.map, seats))
    }

    /// The routes it means to claim for the tickets in hand.
    pub(crate) fn plan(&self, sight: &Sight<'_>, memo: &mut Memo) -> Plan {
        tickets::plan(sight, memo, self)
    }

    /// Every claim it can pay, the best first.
    pub(crate) fn claims(&self, sight: &Sight<'_>) -> Vec<Action> {
        let weights = &self.weights;
        let scheme = Scheme::of(sight, self.plan(sight, &mut Memo::default()), weights);
        let mut list = Vec::new();
        let low = f32::NEG_INFINITY;
        claims::each(sight, &scheme, &self.prices, weights, low, |worth, action| {
            list.push((worth, action));
            low
        });
        list.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        list.into_iter().map(|(_, action)| action).collect()
    }

    /// A draw for each kind of card there is, the best first and the unseen one second.
    pub(crate) fn draws(&self, sight: &Sight<'_>, first: bool) -> Vec<Action> {
        let weights = &self.weights;
        let plan = self.plan(sight, &mut Memo::default());
        cards::all(sight, &Scheme::of(sight, plan, weights), weights, first)
    }

    fn follow(&self, sight: &Sight<'_>, plan: Plan) -> Action {
        let weights = &self.weights;
        let scheme = Scheme::of(sight, plan, weights);
        match sight.phase() {
            Phase::Tunnel(tunnel) => {
                let wanted = scheme.plan.routes & bits::route(tunnel.route) != 0;
                tunnel::pay_or_decline(sight, &tunnel, &scheme.needs, wanted)
            }
            Phase::SecondCard => {
                let draw = cards::best(sight, &scheme, weights, false);
                draw.map_or_else(|| sight.any_action(), |(_, action)| action)
            }
            Phase::Choose => self.turn(sight, &scheme),
            Phase::Opening | Phase::Tickets | Phase::Over => sight.any_action(),
        }
    }

    fn turn(&self, sight: &Sight<'_>, scheme: &Scheme) -> Action {
        let weights = &self.weights;
        let Scheme { plan, needs, .. } = scheme;
        let draw = cards::best(sight, scheme, weights, true);
        let any = || {
            let claim = rush::claim(sight, sight.open(), needs);
            draw.map(|(_, action)| action).or(claim).unwrap_or_else(|| sight.any_action())
        };
        if sight.is_last_turn() {
            return finish::best(sight).unwrap_or_else(any);
        }
        let scarce = if self.spends { scarcity(sight) } else { 0.0 };
        let draw_worth = |good| cards::draw_worth(sight, scheme, weights, good) - scarce;
        let mut best = draw.map(|(good, action)| (draw_worth(good), action));
        let floor = best.map_or(f32::NEG_INFINITY, |(worth, _)| worth);
        if let Some(claim) = claims::best(sight, scheme, &self.prices, weights, floor) {
            best = Some(claim);
        }
        let mut offer = |worth: f32, action: Action| {
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, action));
            }
        };
        if let Some(action) = station::due(sight, plan, needs) {
            offer(weights.station, action);
        }
        if scheme.is_done() && sight.has_tickets() {
            offer(tickets::worth(sight, scheme, weights), Action::DrawTickets);
        }
        best.map_or_else(any, |(_, action)| action)
    }
}

/// With fewer cards than this for each seat to draw from, cards in hand are worth spending: where everyone collects until
/// nothing is left, turns are lost …
const PLENTY: f32 = 4.0;

/// … and the worth of a draw falls by this much for each that is missing.
const EACH_MISSING: f32 = 5.0;

/// What a draw is worth less because few cards are left to draw.
fn scarcity(sight: &Sight<'_>) -> f32 {
    let seats = (sight.opponents().count() + 1) as f32;
    EACH_MISSING * (PLENTY - f32::from(sight.supply()) / seats).max(0.0)
}

/// How near the end is: the trains below twenty of the opponent with the fewest; 0 if none has fewer than twenty.
fn late(sight: &Sight<'_>) -> f32 {
    f32::from(20u8.saturating_sub(sight.fewest_trains()))
}

impl Policy for Driver {
    fn act(&self, sight: &Sight<'_>, memo: &mut Memo) -> Action {
        match sight.phase() {
            Phase::Opening | Phase::Tickets => tickets::keep(sight, self),
            Phase::Over => Action::Pass,
            Phase::Choose if self.exact && sight.is_last_turn() => {
                finish::exact(sight).unwrap_or_else(|| self.follow(sight, self.plan(sight, memo)))
            }
            Phase::Tunnel(_) | Phase::SecondCard | Phase::Choose => {
                let plan = self.plan(sight, memo);
                self.follow(sight, plan)
            }
        }
    }

    fn aims(&self, sight: &Sight<'_>) -> Plan {
        self.plan(sight, &mut Memo::default())
    }
}
