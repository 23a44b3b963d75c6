//! The reasons of a move are true: each is checked against the position by other means than those it was found by.

#![allow(clippy::expect_used, clippy::unwrap_used)]

use ai::{Clock, Reason, named};
use engine::{Action, CityId, Game, Map, RouteId, SeatId, Setup, TicketId, View};

/// Choices that are checked, at least.
const SAMPLE: usize = 200;

/// How many spaces longer than the shortest a way that a bot plans may be: it also counts what its other tickets share.
const DETOUR: u16 = 18;

/// Farther than any way.
const FAR: u16 = 999;

#[test]
fn every_reason_of_a_sample_of_choices_is_true() {
    let tables = [("usa", 2, 31), ("europe", 2, 32), ("usa", 3, 33), ("europe", 4, 34)];
    let (mut checked, mut untrue) = (0, Vec::new());
    for (map, seats, seed) in tables {
        let mut game = Game::new(Setup::new(map, seats, seed)).unwrap();
        let mut moves = 0;
        while let Some(seat) = game.to_move() {
            let view = game.view(seat);
            let searches = moves % 4 == 0;
            let bot = named(if searches { "expert" } else { "strong" }).unwrap();
            let choice = bot.make(seed).decide(&view, &Clock::iterations(30));
            let chosen = choice.chosen().expect("the chosen move is among the candidates");
            let known = chosen.reasons.iter().filter(|reason| **reason != Reason::Search).count();
            if known == 0 {
                untrue.push(format!("{}: nothing but the search for {:?}", bot.name(), chosen.action));
            }
            let position = Position { view: &view, seat };
            for reason in chosen.reasons.iter().filter(|it| !position.bears_out(chosen.action, **it)) {
                untrue.push(format!("{map} {moves}, {}: {reason:?} of {:?}", bot.name(), chosen.reasons));
            }
            checked += 1;
            moves += 1;
            game.apply(choice.action).unwrap();
        }
    }
    assert!(untrue.is_empty(), "{} of {checked} choices:\n{}", untrue.len(), untrue.join("\n"));
    assert!(checked >= SAMPLE, "only {checked} choices");
}

/// A view, and the seat to move.
struct Position<'a> {
    view: &'a View,
    seat: SeatId,
}

impl Position<'_> {
    fn map(&self) -> &Map {
        &self.view.map
    }

    fn own(&self, seat: SeatId) -> u128 {
        self.view.seats[seat.index()].routes.iter().fold(0, |set, route| set | 1 << route.0)
    }

    /// Whether a route is as good as taken for everyone but its owner.
    fn is_open(&self, route: RouteId) -> bool {
        self.view.owner(route).is_none() && !self.view.closed().contains(&route)
    }

    /// The fewest spaces that are missing from a city to every other; without some routes.
    fn missing(&self, seat: SeatId, from: CityId, without: u128) -> Vec<u16> {
        let mut least = vec![FAR; self.map().cities().len()];
        least[from.index()] = 0;
        for _ in 0..least.len() {
            for route in self.map().routes().iter().filter(|route| without >> route.id.0 & 1 == 0) {
                let is_own = self.own(seat) >> route.id.0 & 1 == 1;
                if !is_own && !self.is_open(route.id) {
                    continue;
                }
                let step = if is_own { 0 } else { u16::from(route.length) };
                let [a, b] = route.ends.map(CityId::index);
                let (to_a, to_b) = (least[b] + step, least[a] + step);
                least[a] = least[a].min(to_a);
                least[b] = least[b].min(to_b);
            }
        }
        least
    }

    fn is_done(&self, ticket: TicketId, own: u128) -> bool {
        let [from, to] = self.map().ticket(ticket).ends;
        let mut reached = 1u64 << from.0;
        for _ in self.map().cities() {
            for route in self.map().routes().iter().filter(|route| own >> route.id.0 & 1 == 1) {
                let ends = 1u64 << route.ends[0].0 | 1 << route.ends[1].0;
                if reached & ends != 0 {
                    reached |= ends;
                }
            }
        }
        reached >> to.0 & 1 == 1
    }

    /// Does a way of this seat's for the ticket go over the route, at most so much longer than the shortest?
    fn lies_on_a_way(&self, seat: SeatId, ticket: TicketId, route: RouteId, detour: u16) -> bool {
        let [from, to] = self.map().ticket(ticket).ends;
        let (there, back) = (self.missing(seat, from, 0), self.missing(seat, to, 0));
        let (shortest, route) = (there[to.index()], self.map().route(route));
        let [a, b] = route.ends.map(CityId::index);
        let over = (there[a] + back[b]).min(there[b] + back[a]) + u16::from(route.length);
        shortest > 0 && over < FAR && over <= shortest + detour
    }

    fn bears_out(&self, action: Action, reason: Reason) -> bool {
        let claim =
            if let Action::Claim { route, .. } = action { Some(self.map().route(route)) } else { None };
        let own = self.own(self.seat);
        let after = own | claim.map_or(0, |route| 1 << route.id.0);
        let trains = self.view.seats[self.seat.index()].trains;
        let in_row = if let Action::DrawFaceUp { slot } = action {
            self.view.row.get(usize::from(slot)).copied().flatten()
        } else {
            None
        };
        let is_unfinished = |ticket| self.view.tickets.contains(&ticket) && !self.is_done(ticket, own);
        match reason {
            Reason::CompletesTicket(ticket) => {
                is_unfinished(ticket)
                    && (self.is_done(ticket, after)
                        || !self.view.seats[self.seat.index()].stations.is_empty())
            }
            Reason::AdvancesTicket(ticket) => {
                let on_way = |route| self.lies_on_a_way(self.seat, ticket, route, DETOUR);
                is_unfinished(ticket) && claim.is_some_and(|route| on_way(route.id))
            }
            Reason::KeepsPossible(ticket) => claim.is_some_and(|route| {
                let [from, to] = self.map().ticket(ticket).ends;
                let tracks = 1 << route.id.0 | route.twin.map_or(0, |twin| 1 << twin.0);
                is_unfinished(ticket) && self.missing(self.seat, from, tracks)[to.index()] > u16::from(trains)
            }),
            Reason::GivesUp(ticket) => claim.is_some_and(|route| {
                let [from, to] = self.map().ticket(ticket).ends;
                self.missing(self.seat, from, 0)[to.index()] + u16::from(route.length) > u16::from(trains)
                    || !self.lies_on_a_way(self.seat, ticket, route.id, 0)
            }),
            Reason::Blocks(seat) => claim.is_some_and(|route| {
                let likely = |ticket: &engine::Ticket| self.lies_on_a_way(seat, ticket.id, route.id, 0);
                seat != self.seat && self.map().tickets().iter().any(likely)
            }),
            Reason::RoutePoints(points) => claim.is_some_and(|route| route.points == points),
            Reason::LongestPath(length) => {
                self.map().longest(after) == length && self.map().longest(own) < length
            }
            Reason::NeedsCard(card) | Reason::TowardRoute(card, _) | Reason::SpareCard(card) => {
                in_row == Some(card)
            }
            Reason::Unseen => action == Action::DrawBlind,
            Reason::Tempo => self.view.turns_left.is_none() && claim.is_some(),
            Reason::EndsGame => {
                let left = claim.map(|route| trains - route.length);
                self.view.turns_left.is_none() && left.is_some_and(|left| left <= 2)
            }
            Reason::MoreTickets => action == Action::DrawTickets,
            Reason::Tunnel(cards) => match action {
                Action::PayTunnel { extra } => extra.total() == cards,
                _ => claim.is_some_and(engine::Route::is_tunnel),
            },
            Reason::Borrows(ticket) => matches!(action, Action::BuildStation { .. }) && is_unfinished(ticket),
            Reason::Keeps(ticket) | Reason::KeepsInVain(ticket) | Reason::PutsBack(ticket, _) => {
                matches!(action, Action::KeepTickets { .. }) && self.view.offer.tickets().contains(&ticket)
            }
            Reason::LeavesTunnel(_) => action == Action::DeclineTunnel,
            Reason::Stuck => self.view.legal == [Action::Pass],
            Reason::Search => true,
        }
    }
}
