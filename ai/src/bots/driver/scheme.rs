//! What to do with all the trains: the plan for the tickets, and fillers, the routes for the trains that it leaves.

use crate::parts::bits;
use crate::parts::need::Needs;
use crate::parts::plan::Plan;
use crate::parts::sight::Sight;
use crate::weights::Weights;
use engine::Card;

/// A plan, and what follows from it for this turn.
pub(super) struct Scheme {
    pub(super) plan: Plan,
    /// The cards for the plan.
    pub(super) needs: Needs,
    /// The routes for the trains that it leaves.
    pub(super) fillers: u128,
    /// The cards for all of these routes.
    pub(super) all_needs: Needs,
    /// The turns until somebody may end the game, minus those that the plan takes.
    pub(super) slack: f32,
}

/// More turns to spare, or fewer, are no different.
const MOST_SLACK: f32 = 8.0;

impl Scheme {
    pub(super) fn of(sight: &Sight<'_>, plan: Plan, weights: &Weights) -> Scheme {
        let needs = Needs::of(sight, plan.routes);
        let fillers = if weights.fills() { fillers(sight, &plan, weights) } else { 0 };
        let all_needs = if fillers == 0 { needs } else { Needs::of(sight, plan.routes | fillers) };
        let turns = plan.routes.count_ones() as f32 + 0.5 * f32::from(needs.total_missing(sight));
        let slack = (time_left(sight) - turns).clamp(-MOST_SLACK, MOST_SLACK);
        Scheme { plan, needs, fillers, all_needs, slack }
    }

    /// Is there nothing left to claim for the tickets?
    pub(super) fn is_done(&self) -> bool {
        self.plan.routes == 0
    }
}

/// How many turns it may take the fastest opponent to end the game: one for every four trains, and half of one for every
/// card that is still missing to place them.
fn time_left(sight: &Sight<'_>) -> f32 {
    let turns = |seat| {
        let (trains, cards) = (sight.trains_of(seat), sight.cards_of(seat));
        0.25 * f32::from(trains) + 0.5 * f32::from(trains.saturating_sub(cards))
    };
    sight.opponents().map(turns).fold(f32::INFINITY, f32::min)
}

/// Routes for the trains that the plan leaves, the best first, until no route fits them.
fn fillers(sight: &Sight<'_>, plan: &Plan, weights: &Weights) -> u128 {
    let (board, hand) = (sight.board, sight.hand());
    let most = Card::COLOURS.into_iter().map(|colour| hand[colour]).max().unwrap_or(0);
    let taken = sight.own() | plan.routes;
    let mut network = board.cities_of(taken);
    let mut odd = board.odd_cities_of(taken);
    let mut spare = u16::from(sight.trains()).saturating_sub(plan.trains);
    let twins = bits::routes(plan.routes).filter_map(|id| board.map.route(id).twin);
    let mut open = sight.open() & !twins.fold(taken, |set, twin| set | bits::route(twin));
    let joined = |ends: u64, network: u64, odd: u64| {
        weights.fill_joins * f32::from(bits::one_or_two(ends & network))
            + weights.fill_odd * f32::from(bits::one_or_two(ends & odd))
    };
    let mut worths = [0.0f32; 128];
    for id in bits::routes(open) {
        let route = board.map.route(id);
        let held = route.colour.map_or(most, |colour| hand[colour]);
        let missing = route.length.saturating_sub(held);
        worths[id.index()] = weights.fill_points * f32::from(route.points)
            + weights.fill_missing * f32::from(missing)
            + joined(board.ends(id), network, odd);
    }
    let mut fillers = 0;
    while spare > 0 {
        open &= board.up_to(spare);
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        for id in bits::routes(open) {
            let worth = worths[id.index()];
            if worth > most {
                (best, most) = (Some(id), worth);
            }
        }
        let Some(best) = best else { break };
        let route = board.map.route(best);
        open &= !(bits::route(best) | route.twin.map_or(0, bits::route));
        fillers |= bits::route(best);
        spare -= u16::from(route.length);
        let before = (network, odd);
        network |= board.ends(best);
        odd ^= board.ends(best);
        // Only what touches this route is worth more or less now.
        let near = board.touching(route.ends[0]) | board.touching(route.ends[1]);
        for id in bits::routes(open & near) {
            let ends = board.ends(id);
            worths[id.index()] += joined(ends, network, odd) - joined(ends, before.0, before.1);
        }
    }
    fillers
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::parts::board::Board;
    use engine::{PositionBuilder, SeatId};

    #[test]
    fn fillers_use_the_trains_that_the_plan_leaves_and_no_second_track() {
        let board = &*Board::named("usa");
        let game = PositionBuilder::new("usa", 2).ticket(0, "denver", "el-paso").build().unwrap();
        let sight = Sight::new(board, game.state(), SeatId(0));
        let plan = Plan::new(&sight, sight.tickets(), u16::MAX, None);
        let weights = Weights { filler: 1.0, ..Weights::START };
        let scheme = Scheme::of(&sight, plan, &weights);
        let used = board.length_of(plan.routes | scheme.fillers);
        assert!((40..=45).contains(&used), "{used} of 45 trains");
        assert_eq!(plan.routes & scheme.fillers, 0);
        for id in bits::routes(plan.routes | scheme.fillers) {
            let twin = board.map.route(id).twin.map_or(0, bits::route);
            assert_eq!(twin & (plan.routes | scheme.fillers), 0, "two seats can't have both tracks");
        }
        let none = Scheme::of(&sight, plan, &Weights::START);
        assert_eq!(none.fillers, 0, "where they don't matter none are planned");
    }
}
