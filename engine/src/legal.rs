//! Every legal action: listed, counted, or the n-th of them picked without listing the rest.
//!
//! Routes that are paid for alike form a class, so that counting looks at some forty classes and not at a
//! hundred routes. The list is in the order in which `nth_action` counts.

use crate::action::{Action, Keep, Payment};
use crate::card::{Card, Cards};
use crate::ids::{CityId, RouteId, bits64, bits128};
use crate::map::Map;
use crate::state::{Phase, State};

/// A buffer for [`State::legal`], to be reused.
pub type ActionList = Vec<Action>;

/// Ways to pay `n` cards, `least` of them locomotives, with at least one of a colour held `held` times.
#[inline]
fn ways_in(held: u8, locomotives: u8, n: u8, least: u8) -> u32 {
    let from = least.max(n.saturating_sub(held));
    let to = locomotives.min(n - 1);
    u32::from((to + 1).saturating_sub(from))
}

/// Ways to pay `n` cards in that colour, or in any one where it is `None`, also with locomotives alone.
#[inline]
fn ways(hand: &Cards, colour: Option<Card>, n: u8, least: u8) -> u32 {
    let locomotives = hand.locomotives();
    let alone = u32::from(locomotives >= n);
    match colour {
        Some(colour) => ways_in(hand[colour], locomotives, n, least) + alone,
        None => {
            let coloured: u32 =
                Card::COLOURS.into_iter().map(|c| ways_in(hand[c], locomotives, n, least)).sum();
            coloured + alone
        }
    }
}

/// The `k`-th of those ways.
#[inline]
fn way(hand: &Cards, colour: Option<Card>, n: u8, least: u8, k: u32) -> Payment {
    let mut k = k;
    let mut in_colour = |colour: Card| {
        let here = ways_in(hand[colour], hand.locomotives(), n, least);
        if k < here {
            let locomotives = least.max(n.saturating_sub(hand[colour])) + k as u8;
            return Some(Payment { colour, cards: n - locomotives, locomotives });
        }
        k -= here;
        None
    };
    let coloured = match colour {
        Some(colour) => in_colour(colour),
        None => Card::COLOURS.into_iter().find_map(in_colour),
    };
    coloured.unwrap_or(Payment::locomotives(n))
}

/// The choices of `least` or more out of `offered` tickets, by their bits.
#[inline]
fn keeps(offered: u8, least: u8) -> impl Iterator<Item = Keep> {
    (0..1u8 << offered).map(Keep).filter(move |keep| keep.count() >= least)
}

impl State {
    /// Writes every legal action of the seat to move into `list`, which is emptied first.
    pub fn legal(&self, map: &Map, list: &mut ActionList) {
        list.clear();
        match self.phase {
            Phase::Opening | Phase::Tickets => {
                let offered = self.offers[self.to_move.index()].len();
                list.extend(keeps(offered, self.keep_least(map)).map(|keep| Action::KeepTickets { keep }));
            }
            Phase::Tunnel(tunnel) => {
                list.extend(self.tunnel_payments(&tunnel).map(|extra| Action::PayTunnel { extra }));
                list.push(Action::DeclineTunnel);
            }
            Phase::SecondCard => self.list_draws(false, list),
            Phase::Choose => {
                self.list_draws(true, list);
                if self.ticket_deck() > 0 {
                    list.push(Action::DrawTickets);
                }
                self.list_claims(map, list);
                self.list_stations(map, list);
                if list.is_empty() {
                    list.push(Action::Pass);
                }
            }
            Phase::Over => {}
        }
    }

    fn list_draws(&self, first: bool, list: &mut ActionList) {
        if !self.deck.is_empty() {
            list.push(Action::DrawBlind);
        }
        for (slot, card) in self.row.iter().enumerate() {
            // R8: a locomotive only as the first card.
            if card.is_some_and(|card| first || !card.is_locomotive()) {
                list.push(Action::DrawFaceUp { slot: slot as u8 });
            }
        }
    }

    fn list_claims(&self, map: &Map, list: &mut ActionList) {
        let seat = self.to_move;
        let (hand, trains) = (&self.hands[seat.index()], self.trains[seat.index()]);
        let open = self.open_to(map, seat);
        for class in &map.tables.classes {
            let routes = class.routes & open;
            if routes == 0 || class.length > trains {
                continue;
            }
            let ways = ways(hand, class.colour, class.length, class.locomotives);
            for route in bits128(routes).map(RouteId) {
                list.extend((0..ways).map(|k| {
                    let payment = way(hand, class.colour, class.length, class.locomotives, k);
                    Action::Claim { route, payment }
                }));
            }
        }
    }

    fn list_stations(&self, map: &Map, list: &mut ActionList) {
        let (cities, cost) = self.station_sites(map);
        let hand = &self.hands[self.to_move.index()];
        let ways = if cities == 0 { 0 } else { ways(hand, None, cost, 0) };
        for city in bits64(cities).map(CityId) {
            list.extend((0..ways).map(|k| {
                let payment = way(hand, None, cost, 0, k);
                Action::BuildStation { city, payment }
            }));
        }
    }

    /// The cities where the seat to move may build (R34), and the price.
    #[inline]
    fn station_sites(&self, map: &Map) -> (u64, u8) {
        if self.stations_left[self.to_move.index()] == 0 {
            return (0, 1);
        }
        (map.tables.cities & !self.station_cities(), self.station_cost())
    }

    /// R24: has the seat to move, at the beginning of its turn, nothing that it could do?
    pub(crate) fn is_stuck(&self, map: &Map) -> bool {
        self.count_turns(map) == 0
    }

    fn count_draws(&self, first: bool) -> u32 {
        let face_up = self.row.iter().flatten().filter(|card| first || !card.is_locomotive()).count();
        u32::from(!self.deck.is_empty()) + face_up as u32
    }

    /// The actions that begin a turn, without passing.
    fn count_turns(&self, map: &Map) -> u32 {
        self.count_draws(true)
            + u32::from(self.ticket_deck() > 0)
            + self.count_claims(map)
            + self.count_stations(map)
    }

    fn count_claims(&self, map: &Map) -> u32 {
        let seat = self.to_move;
        let (hand, trains) = (&self.hands[seat.index()], self.trains[seat.index()]);
        let open = self.open_to(map, seat);
        let mut count = 0;
        for class in &map.tables.classes {
            let routes = class.routes & open;
            if routes != 0 && class.length <= trains {
                count += routes.count_ones() * ways(hand, class.colour, class.length, class.locomotives);
            }
        }
        count
    }

    fn count_stations(&self, map: &Map) -> u32 {
        let (cities, cost) = self.station_sites(map);
        if cities == 0 {
            return 0;
        }
        cities.count_ones() * ways(&self.hands[self.to_move.index()], None, cost, 0)
    }

    /// How many actions [`State::legal`] would list.
    pub fn count_actions(&self, map: &Map) -> u32 {
        match self.phase {
            Phase::Opening | Phase::Tickets => {
                keeps(self.offers[self.to_move.index()].len(), self.keep_least(map)).count() as u32
            }
            Phase::Tunnel(tunnel) => self.tunnel_payments(&tunnel).count() as u32 + 1,
            Phase::SecondCard => self.count_draws(false),
            Phase::Choose => self.count_turns(map).max(1),
            Phase::Over => 0,
        }
    }

    /// The action that [`State::legal`] would list at place `n`; `None` beyond the end.
    pub fn nth_action(&self, map: &Map, n: u32) -> Option<Action> {
        match self.phase {
            Phase::Opening | Phase::Tickets => {
                let offered = self.offers[self.to_move.index()].len();
                let keep = keeps(offered, self.keep_least(map)).nth(n as usize)?;
                Some(Action::KeepTickets { keep })
            }
            Phase::Tunnel(tunnel) => {
                let payments = self.tunnel_payments(&tunnel);
                let all = payments.map(|extra| Action::PayTunnel { extra });
                all.chain([Action::DeclineTunnel]).nth(n as usize)
            }
            Phase::SecondCard => self.nth_draw(false, n),
            Phase::Choose => self.nth_turn(map, n),
            Phase::Over => None,
        }
    }

    fn nth_draw(&self, first: bool, n: u32) -> Option<Action> {
        let blind = u32::from(!self.deck.is_empty());
        if n < blind {
            return Some(Action::DrawBlind);
        }
        let mut slots =
            (0u8..).zip(self.row).filter(|(_, card)| card.is_some_and(|card| first || !card.is_locomotive()));
        slots.nth((n - blind) as usize).map(|(slot, _)| Action::DrawFaceUp { slot })
    }

    fn nth_turn(&self, map: &Map, n: u32) -> Option<Action> {
        let draws = self.count_draws(true);
        if n < draws {
            return self.nth_draw(true, n);
        }
        let tickets = u32::from(self.ticket_deck() > 0);
        if n < draws + tickets {
            return Some(Action::DrawTickets);
        }
        let mut n = n - draws - tickets;
        let seat = self.to_move;
        let (hand, trains) = (&self.hands[seat.index()], self.trains[seat.index()]);
        let open = self.open_to(map, seat);
        for class in &map.tables.classes {
            let routes = class.routes & open;
            if routes == 0 || class.length > trains {
                continue;
            }
            let ways = ways(hand, class.colour, class.length, class.locomotives);
            let here = ways * routes.count_ones();
            if n < here {
                let route = RouteId(bits128(routes).nth((n / ways) as usize)?);
                let payment = way(hand, class.colour, class.length, class.locomotives, n % ways);
                return Some(Action::Claim { route, payment });
            }
            n -= here;
        }
        let (cities, cost) = self.station_sites(map);
        let ways = if cities == 0 { 0 } else { ways(hand, None, cost, 0) };
        if n < ways * cities.count_ones() {
            let city = CityId(bits64(cities).nth((n / ways) as usize)?);
            return Some(Action::BuildStation { city, payment: way(hand, None, cost, 0, n % ways) });
        }
        (n == 0 && self.is_stuck(map)).then_some(Action::Pass)
    }
}
