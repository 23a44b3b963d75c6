//! Which routes the tickets in hand ask for: the cheapest way for each, the richest ticket first, what is
//! planned already being free.

use super::bits;
use super::path::{CLOSED, Costs, Path, cheapest};
use super::sight::Sight;
use engine::{RouteId, TicketId};

/// Routes to claim, and what for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Plan {
    /// Routes still to be claimed.
    pub(crate) routes: u128,
    /// Others' routes that stations are to borrow (R35).
    pub(crate) borrowed: u128,
    /// The tickets that the plan completes, those completed already among them.
    pub(crate) aims: u64,
    /// The spaces of its routes.
    pub(crate) trains: u16,
    /// Half turns it takes from an empty hand.
    pub(crate) cost: u16,
}

/// What a borrowed route costs in half turns: the turn, the cards, and four points.
const STATION: u8 = 8;

/// What ways cost, where it is not counted in half turns.
#[derive(Clone, Debug)]
pub(crate) struct Prices {
    /// Of each route.
    pub(crate) routes: [u8; 128],
    /// Of a route that a new station borrows.
    pub(crate) station: u8,
}

/// Makes ways dearer or closes them, for a bot with a taste of its own.
pub(crate) type Taste = fn(&Sight<'_>, &mut Costs);

impl Plan {
    /// A plan for these tickets, as many as there are trains for and `half_turns` to do it in.
    pub(crate) fn new(sight: &Sight<'_>, tickets: u64, half_turns: u16, taste: Option<Taste>) -> Plan {
        let mut costs = Costs::new(sight.board, sight.own(), sight.open());
        if let Some(taste) = taste {
            taste(sight, &mut costs);
        }
        Plan::by(sight, tickets, half_turns, costs, STATION)
    }

    /// As [`Plan::new`], by other prices than half turns.
    pub(crate) fn priced(sight: &Sight<'_>, tickets: u64, prices: &Prices) -> Plan {
        let costs = Costs::priced(&prices.routes, sight.own(), sight.open());
        Plan::by(sight, tickets, u16::MAX, costs, prices.station)
    }

    fn by(sight: &Sight<'_>, tickets: u64, most: u16, mut costs: Costs, station: u8) -> Plan {
        let mut plan = Plan::default();
        let mut left = tickets;
        while let Some(ticket) = richest(sight, left) {
            left &= !bits::ticket(ticket);
            if let Some(way) = plan.way(sight, &costs, ticket, station)
                && plan.cost + u16::from(way.cost) <= most
            {
                plan.add(sight, &mut costs, ticket, way);
            }
        }
        plan
    }

    /// The cheapest way for this ticket that trains and stations suffice for.
    fn way(&self, sight: &Sight<'_>, costs: &Costs, ticket: TicketId, station: u8) -> Option<Path> {
        let ends = sight.board.map.ticket(ticket).ends;
        let fits = |way: &Path| {
            let new = way.routes & !sight.own() & !self.routes & !sight.others();
            self.trains + sight.board.length_of(new) <= u16::from(sight.trains())
        };
        let plain = || cheapest(sight.board, costs, ends).filter(fits);
        let stations = sight.stations().count_ones() as u8 + sight.stations_left();
        if stations == 0 {
            return plain();
        }
        let mut lent = costs.clone();
        for route in bits::routes(sight.others() & !self.borrowed) {
            let [a, b] = sight.board.map.route(route).ends;
            let stands = sight.stations() & (bits::city(a) | bits::city(b)) != 0;
            let cost = if stands { 1 } else { station };
            lent.set(bits::route(route), if stands || sight.stations_left() > 0 { cost } else { CLOSED });
        }
        let enough = |way: &Path| {
            let borrowed = (way.routes & sight.others()) | self.borrowed;
            borrowed.count_ones() as u8 <= stations
        };
        cheapest(sight.board, &lent, ends).filter(|way| fits(way) && enough(way)).or_else(plain)
    }

    fn add(&mut self, sight: &Sight<'_>, costs: &mut Costs, ticket: TicketId, way: Path) {
        let others = sight.others();
        let new = way.routes & !sight.own() & !self.routes & !others;
        self.aims |= bits::ticket(ticket);
        self.routes |= new;
        self.borrowed |= way.routes & others;
        self.trains += sight.board.length_of(new);
        self.cost += u16::from(way.cost);
        costs.set(way.routes, 0);
    }
}

/// The ticket of most points; of equals the first.
fn richest(sight: &Sight<'_>, tickets: u64) -> Option<TicketId> {
    let mut best = None;
    let mut points = 0;
    for ticket in bits::tickets(tickets) {
        let here = sight.board.map.ticket(ticket).points;
        if here > points {
            (best, points) = (Some(ticket), here);
        }
    }
    best
}

/// A plan kept from one turn to the next within one imagined game, as long as it still holds.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Memo {
    kept: Option<Kept>,
}

#[derive(Clone, Copy, Debug)]
struct Kept {
    plan: Plan,
    tickets: u64,
    own: u128,
}

impl Memo {
    /// The plan for all tickets in hand. Others' claims elsewhere and own claims along the plan leave a
    /// cheapest way cheapest, so only what goes against it makes a new one necessary.
    pub(crate) fn plan(&mut self, sight: &Sight<'_>) -> Plan {
        self.plan_by(
            sight,
            |route| sight.board.cost(route),
            |tickets| Plan::new(sight, tickets, u16::MAX, None),
        )
    }

    /// As [`Memo::plan`], by other prices.
    pub(crate) fn plan_priced(&mut self, sight: &Sight<'_>, prices: &Prices) -> Plan {
        self.plan_by(
            sight,
            |route| prices.routes[route.index()],
            |tickets| Plan::priced(sight, tickets, prices),
        )
    }

    fn plan_by(
        &mut self,
        sight: &Sight<'_>,
        cost_of: impl Fn(RouteId) -> u8,
        make: impl Fn(u64) -> Plan,
    ) -> Plan {
        let (own, tickets) = (sight.own(), sight.tickets());
        if let Some(kept) = &mut self.kept {
            let on_plan = own & !kept.own & !kept.plan.routes == 0;
            let claimable = kept.plan.routes & !own & !sight.open() == 0;
            if kept.tickets == tickets && on_plan && claimable {
                let claimed = kept.plan.routes & own;
                if claimed != 0 {
                    kept.own = own;
                    kept.plan.routes &= !own;
                    kept.plan.trains -= sight.board.length_of(claimed);
                    let cost: u16 = bits::routes(claimed).map(|r| u16::from(cost_of(r))).sum();
                    kept.plan.cost = kept.plan.cost.saturating_sub(cost);
                }
                return kept.plan;
            }
        }
        let plan = make(tickets);
        self.kept = Some(Kept { plan, tickets, own });
        plan
    }
}
