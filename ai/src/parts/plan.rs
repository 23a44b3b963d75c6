//! Which routes the tickets in hand need: the cheapest path for each, beginning with the ticket of most points. Routes
//! that are planned already cost nothing for the tickets after it.

use super::bits;
use super::path::{CLOSED, Costs, Path, cheapest};
use super::sight::Sight;
use engine::{Card, RouteId, TicketId};

/// Routes to claim, and the tickets they are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Plan {
    /// Routes still to be claimed.
    pub(crate) routes: u128,
    /// Others' routes to borrow with stations (R35).
    pub(crate) borrowed: u128,
    /// The tickets that are completed once the plan is, including those completed already.
    pub(crate) aims: u64,
    /// The trains that its routes take.
    pub(crate) trains: u16,
    /// How many half turns it takes, starting from an empty hand.
    pub(crate) cost: u16,
}

/// What borrowing a route costs, in half turns: a turn, the cards, and the four points of an unused station.
const STATION: u8 = 8;

/// The prices of routes, for a plan that does not count half turns.
#[derive(Clone, Debug)]
pub(crate) struct Prices {
    /// Of each route.
    pub(crate) routes: [u8; 128],
    /// Of a route borrowed with a new station.
    pub(crate) station: u8,
    /// What each card in hand that would pay for a route adds to its price.
    pub(crate) held: i16,
}

impl Prices {
    /// What the routes cost this seat now: its own nothing, the open ones their price.
    pub(crate) fn costs(&self, sight: &Sight<'_>) -> Costs {
        let mut costs = Costs::priced(&self.routes, sight.own(), sight.open());
        if self.held != 0 {
            let hand = sight.hand();
            let most = Card::COLOURS.into_iter().map(|colour| hand[colour]).max().unwrap_or(0);
            for id in bits::routes(sight.open()) {
                let route = sight.board.map.route(id);
                let cards = route.colour.map_or(most, |colour| hand[colour]).min(route.length);
                let price = i16::from(self.routes[id.index()]) + self.held * i16::from(cards);
                costs.set(bits::route(id), price.clamp(1, 60) as u8);
            }
        }
        costs
    }

    /// The same once this plan is built: its routes cost nothing either.
    pub(crate) fn costs_once_built(&self, sight: &Sight<'_>, plan: &Plan) -> Costs {
        let mut costs = Costs::priced(&self.routes, sight.own(), sight.open());
        costs.set(plan.routes, 0);
        costs
    }
}

/// Makes routes more expensive or closes them, for a bot with preferences of its own.
pub(crate) type AdjustCosts = fn(&Sight<'_>, &mut Costs);

impl Plan {
    /// A plan for as many of these tickets as trains and `half_turns` suffice for.
    pub(crate) fn new(sight: &Sight<'_>, tickets: u64, half_turns: u16, adjust: Option<AdjustCosts>) -> Plan {
        let mut costs = Costs::new(sight.board, sight.own(), sight.open());
        if let Some(adjust) = adjust {
            adjust(sight, &mut costs);
        }
        Plan::by(sight, tickets, half_turns, costs, STATION)
    }

    /// As [`Plan::new`], by other prices than half turns.
    pub(crate) fn priced(sight: &Sight<'_>, tickets: u64, prices: &Prices) -> Plan {
        Plan::by(sight, tickets, u16::MAX, prices.costs(sight), prices.station)
    }

    /// As [`Plan::new`], if these routes were taken.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn without(sight: &Sight<'_>, tickets: u64, taken: u128) -> Plan {
        let costs = Costs::new(sight.board, sight.own(), sight.open() & !taken);
        Plan::by(sight, tickets, u16::MAX, costs, STATION)
    }

    fn by(sight: &Sight<'_>, tickets: u64, most: u16, mut costs: Costs, station: u8) -> Plan {
        let mut plan = Plan::default();
        let mut left = tickets;
        while let Some(ticket) = richest(sight, left) {
            left &= !bits::ticket(ticket);
            if let Some(path) = plan.path(sight, &costs, ticket, station)
                && plan.cost + u16::from(path.cost) <= most
            {
                plan.add(sight, &mut costs, ticket, path);
            }
        }
        plan
    }

    /// The cheapest path for this ticket that trains and stations suffice for.
    fn path(&self, sight: &Sight<'_>, costs: &Costs, ticket: TicketId, station: u8) -> Option<Path> {
        let ends = sight.board.map.ticket(ticket).ends;
        let fits = |path: &Path| {
            let new = path.routes & !sight.own() & !self.routes & !sight.others();
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
        let enough = |path: &Path| {
            let borrowed = (path.routes & sight.others()) | self.borrowed;
            borrowed.count_ones() as u8 <= stations
        };
        cheapest(sight.board, &lent, ends).filter(|path| fits(path) && enough(path)).or_else(plain)
    }

    fn add(&mut self, sight: &Sight<'_>, costs: &mut Costs, ticket: TicketId, path: Path) {
        let others = sight.others();
        let new = path.routes & !sight.own() & !self.routes & !others;
        self.aims |= bits::ticket(ticket);
        self.routes |= new;
        self.borrowed |= path.routes & others;
        self.trains += sight.board.length_of(new);
        self.cost += u16::from(path.cost);
        costs.set(path.routes, 0);
    }
}

/// The ticket of most points; the first of them if several have as many.
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

/// A cached plan, kept from one turn to the next within one imagined game for as long as it is valid.
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
    /// The plan for all tickets in hand. The cheapest path stays the cheapest when others claim routes elsewhere and when
    /// this seat claims routes of the plan, so a new plan is made only for other changes.
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
