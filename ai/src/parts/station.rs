//! When and where to build a station (R34, R35).

use super::bits;
use super::need::Needs;
use super::path::{Costs, cheapest};
use super::pay;
use super::plan::Plan;
use super::sight::Sight;
use engine::{Action, CityId};

/// If an opponent has this few trains, the end may come before the next chance.
const NEAR_THE_END: u8 = 8;

/// The station that the plan borrows with, once nothing else is left to claim or the end is near.
pub(crate) fn due(sight: &Sight<'_>, plan: &Plan, needs: &Needs) -> Option<Action> {
    let near_end = sight.fewest_trains() <= NEAR_THE_END;
    if plan.borrowed == 0 || sight.stations_left() == 0 || (plan.routes != 0 && !near_end) {
        return None;
    }
    let payment = pay::station_payment(sight, needs)?;
    let city = bits::routes(plan.borrowed).find_map(|route| site(sight, route))?;
    Some(Action::BuildStation { city, payment })
}

/// Where to build to borrow this route, unless an own station does so already.
fn site(sight: &Sight<'_>, route: engine::RouteId) -> Option<CityId> {
    let ends = sight.board.map.route(route).ends;
    let has = |set: u64, city: &CityId| set & bits::city(*city) != 0;
    if ends.iter().any(|city| has(sight.stations(), city)) {
        return None;
    }
    let free = |city: &CityId| !has(sight.all_stations(), city);
    // Prefer an end that the own routes reach: there the station may be used for another route too.
    let reached = sight.board.cities_of(sight.own());
    let [a, b] = ends;
    [a, b].into_iter().filter(free).max_by_key(|city| (has(reached, city), std::cmp::Reverse(*city)))
}

/// Would a station in this city complete this ticket, without another claim?
pub(crate) fn borrows_for(sight: &Sight<'_>, city: CityId, ticket: engine::TicketId) -> bool {
    let lent = sight.board.touching(city) & sight.others();
    let costs = Costs::new(sight.board, sight.own() | lent, 0);
    cheapest(sight.board, &costs, sight.board.map.ticket(ticket).ends).is_some()
}

/// Does the plan borrow a route that still needs a station?
pub(crate) fn is_missing(sight: &Sight<'_>, plan: &Plan) -> bool {
    sight.stations_left() > 0 && bits::routes(plan.borrowed).any(|route| site(sight, route).is_some())
}
