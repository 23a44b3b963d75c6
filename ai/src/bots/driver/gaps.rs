//! How much longer a way becomes if one route of it is gone.

use crate::parts::bits;
use crate::parts::path::{CLOSED, Costs, FAR, cost};
use crate::parts::plan::Prices;
use crate::parts::sight::Sight;
use engine::RouteId;

/// A gap that takes this many half turns, or more, is as good as closed.
const MOST: u8 = FAR as u8 / 4;

/// An opponent's network: its cities, and what routes cost its owner, in half turns.
pub(super) struct Network {
    cities: u64,
    costs: Costs,
}

/// The half turns by which the plan becomes longer if somebody else takes this route of it. `costs` are the prices of the
/// plan's builder, in quarter turns, with its own routes and those of the plan free.
pub(super) fn critical(sight: &Sight<'_>, costs: &Costs, prices: &Prices, id: RouteId) -> f32 {
    let lost = without(sight, costs, id, sight.has_both_tracks());
    let saved = f32::from(lost) - f32::from(prices.routes[id.index()]);
    0.5 * saved.max(0.0)
}

/// The networks of the opponents.
pub(super) fn networks(sight: &Sight<'_>) -> Vec<Network> {
    let network = |seat| {
        let theirs = sight.routes_of(seat);
        let costs = Costs::new(sight.board, theirs, sight.open() & !theirs);
        Network { cities: sight.board.cities_of(theirs), costs }
    };
    sight.opponents().map(network).collect()
}

/// The half turns by which the way between the ends of this route becomes longer for those who have both in their network.
pub(super) fn denied(sight: &Sight<'_>, networks: &[Network], id: RouteId) -> f32 {
    let ends = sight.board.ends(id);
    let price = sight.board.cost(id);
    let longer = |network: &Network| {
        let lost = without(sight, &network.costs, id, sight.has_both_tracks());
        lost.min(MOST).saturating_sub(price)
    };
    let concerned = networks.iter().filter(|network| ends & network.cities == ends);
    concerned.map(|network| f32::from(longer(network))).sum()
}

/// What the way between a route's ends costs without it, at most [`FAR`], and without its twin unless that stays open.
fn without(sight: &Sight<'_>, costs: &Costs, id: RouteId, twin_stays: bool) -> u8 {
    let route = sight.board.map.route(id);
    let twin = route.twin.filter(|_| !twin_stays).map_or(0, bits::route);
    let mut costs = costs.clone();
    costs.set(bits::route(id) | twin, CLOSED);
    cost(sight.board, &costs, route.ends)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::parts::board::Board;
    use crate::parts::plan::Plan;
    use crate::weights::Weights;
    use engine::{PositionBuilder, SeatId};

    fn route(board: &Board, from: &str, to: &str) -> RouteId {
        let [from, to] = [from, to].map(|key| board.map.city_keyed(key).unwrap().id);
        board.map.between(from, to).next().unwrap().id
    }

    #[test]
    fn a_route_with_a_long_way_round_is_critical_and_one_with_a_short_way_is_not() {
        let game = PositionBuilder::new("usa", 2)
            .owns(0, "denver", "oklahoma-city")
            .owns(0, "oklahoma-city", "kansas-city")
            .build()
            .unwrap();
        let board = &*Board::named("usa");
        let sight = Sight::new(board, game.state(), SeatId(0));
        let prices = Weights::START.prices(board);
        let costs = prices.costs_once_built(&sight, &Plan::default());
        let critical = |from, to| critical(&sight, &costs, &prices, route(board, from, to));
        assert!(critical("miami", "new-orleans") > 3.0);
        assert_eq!(critical("denver", "kansas-city"), 0.0, "these are joined already");
    }

    #[test]
    fn a_gap_in_a_network_is_denied_and_a_gap_that_is_closed_already_is_not() {
        let board = &*Board::named("usa");
        let apart = |game: PositionBuilder| {
            let game = game.build().unwrap();
            let sight = Sight::new(board, game.state(), SeatId(0));
            denied(&sight, &networks(&sight), route(board, "denver", "kansas-city"))
        };
        let game = || PositionBuilder::new("usa", 2);
        let two_ends = || game().owns(1, "denver", "phoenix").owns(1, "kansas-city", "saint-louis");
        assert_eq!(apart(game().owns(1, "denver", "phoenix")), 0.0, "one end is not theirs");
        assert!(apart(two_ends()) > 0.0);
        let joined = two_ends().owns(1, "denver", "oklahoma-city").owns(1, "oklahoma-city", "kansas-city");
        assert_eq!(apart(joined), 0.0);
    }
}
