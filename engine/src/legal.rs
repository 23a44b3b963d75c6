//! Every legal action: listed, counted, or one of them picked without listing the rest.
//!
//! The list and the picking use the same order: cards, tickets, routes by colour and then length, ferries, stations.
//! Links name an action by its place in this order, so it is part of their format (`link.rs`): another order, or another
//! list, needs another number of the format, and the old order for links of the old one.

mod price;
mod turn;

use crate::action::{Action, Keep};
use crate::card::{Card, Cards};
use crate::chance::below;
use crate::ids::{CityId, RouteId, bits64, bits128};
use crate::map::{Map, PAINTED, paint};
use crate::state::{Phase, State};
use price::Price;
use rand_core::Rng;
use turn::{Turn, ferries};

/// A reusable buffer for [`State::legal`].
pub type ActionList = Vec<Action>;

/// Every way to keep `least` or more out of `offered` tickets.
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
                list.extend(self.keeps(map).map(|keep| Action::KeepTickets { keep }));
            }
            Phase::Tunnel(tunnel) => {
                list.extend(self.tunnel_payments(&tunnel).map(|extra| Action::PayTunnel { extra }));
                list.push(Action::DeclineTunnel);
            }
            Phase::SecondCard => self.list_draws(false, list),
            Phase::Choose => {
                self.list_draws(true, list);
                if self.has_tickets() {
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

    /// How many actions [`State::legal`] would list.
    pub fn count_actions(&self, map: &Map) -> u32 {
        match self.phase {
            Phase::Opening | Phase::Tickets => self.keeps(map).count() as u32,
            Phase::Tunnel(tunnel) => self.tunnel_payments(&tunnel).count() as u32 + 1,
            Phase::SecondCard => self.count_draws(false),
            Phase::Choose => Turn::of(self, map).count().max(1),
            Phase::Over => 0,
        }
    }

    /// The action that [`State::legal`] would list at index `n`; `None` beyond the end.
    pub fn nth_action(&self, map: &Map, n: u32) -> Option<Action> {
        self.pick(map, |_| n)
    }

    /// A legal action, each equally likely; `None` once the game is over.
    #[inline]
    pub fn random_action(&self, map: &Map, rng: &mut impl Rng) -> Option<Action> {
        self.pick(map, |count| below(rng, u64::from(count)) as u32)
    }

    /// The action at the index that `choose` returns, given how many actions there are.
    #[inline]
    fn pick(&self, map: &Map, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
        match self.phase {
            Phase::Choose => {
                let turn = Turn::of(self, map);
                turn.nth(choose(turn.count().max(1)))
            }
            Phase::SecondCard => self.nth_draw(false, choose(self.count_draws(false))),
            Phase::Opening | Phase::Tickets => {
                let keep = self.keeps(map).nth(choose(self.keeps(map).count() as u32) as usize)?;
                Some(Action::KeepTickets { keep })
            }
            Phase::Tunnel(tunnel) => {
                let payments = || self.tunnel_payments(&tunnel);
                let n = choose(payments().count() as u32 + 1);
                let all = payments().map(|extra| Action::PayTunnel { extra });
                all.chain([Action::DeclineTunnel]).nth(n as usize)
            }
            Phase::Over => None,
        }
    }

    /// R24: is there nothing that the seat to move can do at the beginning of its turn?
    pub(crate) fn is_stuck(&self, map: &Map) -> bool {
        Turn::of(self, map).count() == 0
    }

    #[inline]
    fn own_hand(&self) -> &Cards {
        &self.hands[self.to_move.index()]
    }

    fn keeps(&self, map: &Map) -> impl Iterator<Item = Keep> + use<> {
        keeps(self.offers[self.to_move.index()].len(), self.keep_least(map))
    }

    /// The places of the row whose card may be taken. R8: a locomotive only as the first card.
    #[inline]
    fn takable(&self, first: bool) -> impl Iterator<Item = u8> + use<> {
        let may = move |card: Card| first || !card.is_locomotive();
        (0u8..).zip(self.row).filter(move |(_, card)| card.is_some_and(may)).map(|(slot, _)| slot)
    }

    #[inline]
    fn count_draws(&self, first: bool) -> u32 {
        u32::from(!self.deck.is_empty()) + self.takable(first).count() as u32
    }

    #[inline]
    fn nth_draw(&self, first: bool, n: u32) -> Option<Action> {
        let blind = u32::from(!self.deck.is_empty());
        if n < blind {
            return Some(Action::DrawBlind);
        }
        self.takable(first).nth((n - blind) as usize).map(|slot| Action::DrawFaceUp { slot })
    }

    fn list_draws(&self, first: bool, list: &mut ActionList) {
        if !self.deck.is_empty() {
            list.push(Action::DrawBlind);
        }
        list.extend(self.takable(first).map(|slot| Action::DrawFaceUp { slot }));
    }

    fn list_claims(&self, map: &Map, list: &mut ActionList) {
        let (hand, open) = (self.own_hand(), self.open_to(map, self.to_move));
        let mut push = |routes: u128, price: Price| {
            if routes != 0 {
                let payments = price.payments(hand);
                for route in bits128(routes).map(RouteId) {
                    list.extend(payments.iter().map(|&payment| Action::Claim { route, payment }));
                }
            }
        };
        let trains = self.trains[self.to_move.index()];
        let most = Card::COLOURS.into_iter().map(|colour| hand[colour]).max().unwrap_or(0);
        for colour in PAINTED {
            let longest = trains.min(hand.locomotives() + colour.map_or(most, |colour| hand[colour]));
            for (routes, cards) in map.tables.plain[paint(colour)].iter().zip(1..=longest) {
                push(routes & open, Price { colour, cards, locomotives: 0 });
            }
        }
        ferries(self, map).for_each(|(routes, price)| push(routes, price));
    }

    fn list_stations(&self, map: &Map, list: &mut ActionList) {
        let Some((cities, price)) = self.station_sites(map) else { return };
        let payments = price.payments(self.own_hand());
        for city in bits64(cities).map(CityId) {
            list.extend(payments.iter().map(|&payment| Action::BuildStation { city, payment }));
        }
    }

    /// The cities where the seat to move may build (R34), and the price.
    #[inline]
    fn station_sites(&self, map: &Map) -> Option<(u64, Price)> {
        let price = Price { colour: None, cards: self.station_cost(), locomotives: 0 };
        let some_left = self.stations_left[self.to_move.index()] > 0;
        some_left.then(|| (map.tables.cities & !self.station_cities(), price))
    }
}
