//! Every legal action: listed, counted, or the n-th of them picked without listing the rest.
//!
//! Routes of one colour and length are paid for alike, and the state keeps how many of each are open: so
//! counting is a sum of products over nine colours and eight lengths, and looks at no route at all.
//! The list is in the order in which `nth_action` counts: by colour, then length; ferries after that.

use crate::action::{Action, Keep, Payment};
use crate::card::{Card, Cards};
use crate::ids::{CityId, RouteId, bits64, bits128};
use crate::map::{Class, MAX_LENGTH, Map, PAINTS, paint};
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

/// The colours of routes in the order of their tables.
const PAINTED: [Option<Card>; PAINTS] = [
    Some(Card::Purple),
    Some(Card::Blue),
    Some(Card::Orange),
    Some(Card::White),
    Some(Card::Green),
    Some(Card::Yellow),
    Some(Card::Black),
    Some(Card::Red),
    None,
];

/// [`ways_in`] without locomotives required, by locomotives held, cards held and length less 1. More than
/// eight of anything is as good as eight.
const WAYS_IN: [[[u8; MAX_LENGTH]; MAX_LENGTH + 1]; MAX_LENGTH + 1] = {
    let mut table = [[[0; MAX_LENGTH]; MAX_LENGTH + 1]; MAX_LENGTH + 1];
    let (mut locomotives, mut held, mut n) = (0, 0, 1);
    while locomotives <= MAX_LENGTH {
        while held <= MAX_LENGTH {
            while n <= MAX_LENGTH {
                let from = n.saturating_sub(held);
                let to = if locomotives < n - 1 { locomotives } else { n - 1 };
                table[locomotives][held][n - 1] = (to + 1).saturating_sub(from) as u8;
                n += 1;
            }
            n = 1;
            held += 1;
        }
        held = 0;
        locomotives += 1;
    }
    table
};

/// The ways to pay for plain routes from one hand, by colour and length less 1.
struct Ways([[u8; MAX_LENGTH]; PAINTS]);

impl Ways {
    #[inline]
    fn of(hand: &Cards) -> Ways {
        let locomotives = usize::from(hand.locomotives()).min(MAX_LENGTH);
        // With locomotives alone: as long as they last.
        let alone: [u8; MAX_LENGTH] = std::array::from_fn(|n| u8::from(n < locomotives));
        let mut ways = [alone; PAINTS];
        for colour in Card::COLOURS {
            let row = &WAYS_IN[locomotives][usize::from(hand[colour]).min(MAX_LENGTH)];
            for n in 0..MAX_LENGTH {
                ways[colour as usize][n] += row[n];
                ways[PAINTS - 1][n] += row[n];
            }
        }
        Ways(ways)
    }
}

/// The claims of one colour: open routes times ways to pay, over the lengths there are trains for.
#[inline]
fn claims(open: &[u8; MAX_LENGTH], ways: &[u8; MAX_LENGTH], longest: u8) -> u32 {
    let mut sum = 0;
    for n in 0..MAX_LENGTH {
        let fits = u16::from(n < usize::from(longest));
        sum += u16::from(open[n]) * u16::from(ways[n]) * fits;
    }
    u32::from(sum)
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
        let (hand, open) = (&self.hands[self.to_move.index()], self.open_to(map, self.to_move));
        let mut push = |routes: u128, colour: Option<Card>, length: u8, least: u8| {
            let ways = if routes == 0 { 0 } else { ways(hand, colour, length, least) };
            for route in bits128(routes).map(RouteId) {
                list.extend((0..ways).map(|k| {
                    let payment = way(hand, colour, length, least, k);
                    Action::Claim { route, payment }
                }));
            }
        };
        let longest = self.longest_claim();
        for colour in PAINTED {
            for (routes, length) in map.tables.plain[paint(colour)].iter().zip(1..=longest) {
                push(routes & open, colour, length, 0);
            }
        }
        for ferry in map.tables.ferries.iter().filter(|ferry| ferry.length <= longest) {
            push(ferry.routes & open, None, ferry.length, ferry.locomotives);
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

    /// The longest route the seat to move has trains for.
    #[inline]
    fn longest_claim(&self) -> u8 {
        self.trains[self.to_move.index()].min(MAX_LENGTH as u8)
    }

    /// How many plain routes are open to the seat to move, by colour and length.
    #[inline]
    fn open_plain(&self, map: &Map) -> [[u8; MAX_LENGTH]; PAINTS] {
        let mut open = self.open_plain;
        // R17: not the other track of its own; at a small table that is closed to everyone already.
        for route in bits128(self.open & map.tables.twins(self.owned[self.to_move.index()])) {
            let route = map.route(RouteId(route));
            if route.locomotives() == 0 {
                open[paint(route.colour)][usize::from(route.length) - 1] -= 1;
            }
        }
        open
    }

    fn count_claims(&self, map: &Map) -> u32 {
        let ways = Ways::of(&self.hands[self.to_move.index()]);
        let longest = self.longest_claim();
        let mut count = 0;
        for (open, ways) in self.open_plain(map).iter().zip(&ways.0) {
            count += claims(open, ways, longest);
        }
        count + self.count_ferries(map)
    }

    fn count_ferries(&self, map: &Map) -> u32 {
        let (seat, longest) = (self.to_move, self.longest_claim());
        let hand = &self.hands[seat.index()];
        if hand.locomotives() == 0 {
            return 0;
        }
        let open = self.open_to(map, seat);
        let fits = |class: &&Class| class.length <= longest && class.locomotives <= hand.locomotives();
        let ferries = map.tables.ferries.iter().filter(fits);
        ferries.map(|f| (f.routes & open).count_ones() * ways(hand, None, f.length, f.locomotives)).sum()
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
        let hand = &self.hands[self.to_move.index()];
        let open = self.open_to(map, self.to_move);
        let longest = self.longest_claim();
        let (open_plain, all_ways) = (self.open_plain(map), Ways::of(hand));
        for colour in PAINTED {
            let (open_here, ways) = (&open_plain[paint(colour)], &all_ways.0[paint(colour)]);
            let here = claims(open_here, ways, longest);
            if n >= here {
                n -= here;
                continue;
            }
            for length in 1..=longest {
                let place = usize::from(length) - 1;
                let ways = u32::from(ways[place]);
                let here = ways * u32::from(open_here[place]);
                if n < here {
                    let routes = map.tables.plain[paint(colour)][place] & open;
                    let route = RouteId(bits128(routes).nth((n / ways) as usize)?);
                    return Some(Action::Claim { route, payment: way(hand, colour, length, 0, n % ways) });
                }
                n -= here;
            }
        }
        for ferry in map.tables.ferries.iter().filter(|ferry| ferry.length <= longest) {
            let routes = ferry.routes & open;
            let ways = ways(hand, None, ferry.length, ferry.locomotives);
            let here = ways * routes.count_ones();
            if n < here {
                let route = RouteId(bits128(routes).nth((n / ways) as usize)?);
                let payment = way(hand, None, ferry.length, ferry.locomotives, n % ways);
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
