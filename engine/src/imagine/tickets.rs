//! Deals the tickets that the viewer cannot see.
//!
//! The history is replayed with tokens in place of tickets. A token is given its ticket when the viewer sees that
//! ticket, or at random at the end. Which tickets another seat put back is random too, among the choices that fit what
//! the viewer later saw come up from under the deck.

mod sights;

use super::Belief;
use crate::action::{Keep, Offer};
use crate::chance::below;
use crate::event::{Choice, SeenEvent};
use crate::ids::{MAX_SEATS, SeatId, TicketId, bits64};
use crate::map::{Map, Returned};
use crate::score::Scores;
use crate::state::{State, Under};
use crate::view::View;
use rand_core::Rng;
use sights::{Sights, held_at_first, kept_at_first, place_of, starts_midgame, unseen_at_first, was_kept};
use std::collections::VecDeque;

/// A random choice can contradict something the viewer saw later, after the ticket went through several hands: then
/// everything is dealt again. After this many attempts, two tokens are exchanged instead to resolve the contradiction.
const ATTEMPTS: u32 = 32;

pub(super) fn deal(
    view: &View,
    map: &Map,
    state: &mut State,
    rng: &mut impl Rng,
    belief: Option<Belief<'_>>,
) {
    if let Some(scores) = &view.scores {
        return deal_final(view, map, scores, state, rng);
    }
    let sights = Sights::of(view, map);
    for attempt in 0..=ATTEMPTS {
        let mut walk = Walk::new(view, map, &sights);
        for event in &view.history {
            walk.event(event, rng);
        }
        if !walk.contradicted || attempt == ATTEMPTS {
            return walk.write_to(state, rng, belief);
        }
    }
}

/// One step of the tickets' way, for every event that offers some or chooses among them.
pub(crate) enum Choosing {
    Offered(Offer),
    Chosen(Choice),
}

/// Every offer and choice of the history, with what the viewer cannot see of them dealt at random; `None` if nothing was
/// found that fits. The game must not be over.
pub(crate) fn story(view: &View, rng: &mut impl Rng) -> Option<Vec<Choosing>> {
    let sights = Sights::of(view, &view.map);
    (0..ATTEMPTS).find_map(|_| {
        let mut walk = Walk::new(view, &view.map, &sights);
        walk.log = Some(Vec::new());
        for event in &view.history {
            walk.event(event, rng);
        }
        if walk.contradicted { None } else { walk.into_story(rng) }
    })
}

/// R5: after the game everyone's tickets are known. What is left in the deck is any of the rest: nobody draws it any more.
fn deal_final(view: &View, map: &Map, scores: &Scores, state: &mut State, rng: &mut impl Rng) {
    let all = map.tables.regular | map.tables.long;
    let mut rest = all;
    for score in &scores.seats {
        let held =
            score.tickets.iter().fold(0u64, |set, t| set | 1u64.checked_shl(t.ticket.0.into()).unwrap_or(0));
        state.tickets[place_of(score.seat)] = held & all;
        rest &= !held;
    }
    while rest.count_ones() > u32::from(view.ticket_deck) {
        let lot = below(rng, u64::from(rest.count_ones())) as usize;
        rest &= !bits64(rest).nth(lot).map_or(u64::MAX, |ticket| 1 << ticket);
    }
    state.under = Under::NONE;
    state.unseen = rest;
}

/// An index in `Walk::tokens`.
type TokenId = usize;

/// A ticket that the viewer may not have identified.
#[derive(Clone, Copy)]
struct Token {
    long: bool,
    ticket: Option<TicketId>,
}

/// The replay of a history, and where every token is by now.
struct Walk<'a> {
    view: &'a View,
    map: &'a Map,
    sights: &'a Sights,
    kept_at_first: Option<[u8; MAX_SEATS]>,
    tokens: Vec<Token>,
    /// For each ticket, the token known to be it.
    token_of: [Option<TokenId>; 64],
    /// Tickets of the deck that nobody has drawn yet.
    unseen: u8,
    /// Tokens under the deck, the next to be drawn first.
    queue: VecDeque<TokenId>,
    /// How many tokens have been put under the deck so far.
    puts: usize,
    /// How often the viewer has seen each ticket come up from under the deck so far.
    seen: [u8; 64],
    held: [Vec<TokenId>; MAX_SEATS],
    offers: [Vec<TokenId>; MAX_SEATS],
    opening: bool,
    /// Did a random choice contradict what the viewer saw?
    contradicted: bool,
    /// Each offer, and what was kept of it if it has been chosen from; only if a story is wanted.
    log: Option<Vec<(Vec<TokenId>, Option<Keep>)>>,
}

impl<'a> Walk<'a> {
    fn new(view: &'a View, map: &'a Map, sights: &'a Sights) -> Walk<'a> {
        let mut walk = Walk {
            view,
            map,
            sights,
            kept_at_first: kept_at_first(view),
            tokens: Vec::with_capacity(64),
            token_of: [None; 64],
            unseen: unseen_at_first(view, map),
            queue: VecDeque::new(),
            puts: 0,
            seen: [0; 64],
            held: Default::default(),
            offers: Default::default(),
            opening: true,
            contradicted: false,
            log: None,
        };
        if starts_midgame(view) {
            walk.begin_midgame();
        }
        walk
    }

    /// If a game was set up by hand, its history does not say which tickets the seats began with: they are those
    /// that the seats hold now, without those that the history says they kept.
    fn begin_midgame(&mut self) {
        self.opening = false;
        for seat in self.view.seats.iter().take(MAX_SEATS) {
            let own = self.view.viewer == Some(seat.seat);
            let count = usize::from(held_at_first(self.view, seat));
            let named = self.view.tickets.iter().filter(|ticket| own && !was_kept(self.view, **ticket));
            let known: Vec<TicketId> =
                named.copied().filter(|t| t.index() < self.map.tickets.len()).collect();
            for place in 0..count {
                let token = self.tokens.len();
                self.tokens.push(Token { long: false, ticket: None });
                if let Some(ticket) = known.get(place) {
                    self.tokens[token].long = self.map.ticket(*ticket).long;
                    self.identify(token, *ticket);
                }
                self.held[place_of(seat.seat)].push(token);
            }
        }
    }

    fn event(&mut self, event: &SeenEvent, rng: &mut impl Rng) {
        match *event {
            SeenEvent::TicketsOffered { seat, count, tickets } => self.offer(seat, count, tickets),
            SeenEvent::OpeningKept { seat, choice } => {
                let number = self.kept_at_first.map(|kept| kept[place_of(seat)]);
                let least = self.map.features.opening.keep;
                self.keep(seat, choice.map(|choice| choice.kept), number.map_or((least, 4), |n| (n, n)), rng);
            }
            SeenEvent::OpeningOver { .. } => self.opening = false,
            SeenEvent::TicketsKept { seat, kept, choice, .. } => {
                self.keep(seat, choice.map(|choice| choice.kept), (kept, kept), rng);
            }
            SeenEvent::Began { .. }
            | SeenEvent::Dealt { .. }
            | SeenEvent::TurnedUp { .. }
            | SeenEvent::RowDiscarded
            | SeenEvent::Reshuffled { .. }
            | SeenEvent::DrewBlind { .. }
            | SeenEvent::DrewFaceUp { .. }
            | SeenEvent::TunnelTried { .. }
            | SeenEvent::TunnelCard { .. }
            | SeenEvent::TunnelExtra { .. }
            | SeenEvent::TunnelDeclined { .. }
            | SeenEvent::Claimed { .. }
            | SeenEvent::StationBuilt { .. }
            | SeenEvent::Passed { .. }
            | SeenEvent::LastRound { .. }
            | SeenEvent::Ended => {}
        }
    }

    fn offer(&mut self, seat: SeatId, count: u8, tickets: Option<Offer>) {
        let mut offer = Vec::with_capacity(4);
        for place in 0..count.min(4) {
            let from_under = !self.opening && self.unseen == 0;
            let token = if from_under { self.queue.pop_front() } else { None };
            let token = token.unwrap_or_else(|| {
                let long = self.opening && place < self.map.features.opening.long;
                if !self.opening {
                    self.unseen = self.unseen.saturating_sub(1);
                }
                self.tokens.push(Token { long, ticket: None });
                self.tokens.len() - 1
            });
            offer.push(token);
            let ticket = tickets.and_then(|offer| offer.tickets().get(usize::from(place)).copied());
            if let Some(ticket) = ticket.filter(|ticket| ticket.index() < self.map.tickets.len()) {
                let seen = &mut self.seen[ticket.index()];
                *seen = seen.saturating_add(u8::from(from_under));
                self.identify(token, ticket);
            }
        }
        if let Some(log) = &mut self.log {
            log.push((offer.clone(), None));
        }
        self.offers[place_of(seat)] = offer;
    }

    /// The viewer sees that this token is this ticket.
    fn identify(&mut self, token: TokenId, ticket: TicketId) {
        let before = self.tokens[token].ticket;
        if before == Some(ticket) {
            return;
        }
        if let Some(other) = self.token_of[ticket.index()] {
            self.contradicted = true;
            self.tokens[other].ticket = before;
        }
        if let Some(before) = before {
            self.contradicted = true;
            self.token_of[before.index()] = self.token_of[ticket.index()];
        }
        self.tokens[token].ticket = Some(ticket);
        self.token_of[ticket.index()] = Some(token);
    }

    fn keep(&mut self, seat: SeatId, own: Option<Offer>, (least, most): (u8, u8), rng: &mut impl Rng) {
        let offer = std::mem::take(&mut self.offers[place_of(seat)]);
        let keep = match own {
            Some(kept) => {
                let kept = |token: &TokenId| {
                    self.tokens[*token].ticket.is_some_and(|ticket| kept.tickets().contains(&ticket))
                };
                offer.iter().zip(0..).filter(|(token, _)| kept(token)).fold(0, |set, (_, n)| set | 1u8 << n)
            }
            None => {
                let fits = |keep: &Keep| (least..=most).contains(&keep.count());
                let all: Vec<Keep> = (0..1u8 << offer.len()).map(Keep).filter(fits).collect();
                let mut possible = all.clone();
                possible.retain(|keep| self.fits_sights(&offer, *keep));
                self.contradicted |= possible.is_empty();
                let among = if possible.is_empty() { all } else { possible };
                among.get(below(rng, among.len() as u64) as usize).map_or(0, |keep| keep.0)
            }
        };
        if let Some(log) = &mut self.log {
            log.push((offer.clone(), Some(Keep(keep))));
        }
        let leave = self.map.features.returned(self.opening) == Returned::Out;
        for (place, token) in offer.into_iter().enumerate() {
            if keep >> place & 1 == 1 {
                self.held[place_of(seat)].push(token);
            } else if !leave {
                self.queue.push_back(token);
                self.puts += 1;
            }
        }
    }

    /// Does this choice fit what the viewer sees later?
    fn fits_sights(&self, offer: &[TokenId], keep: Keep) -> bool {
        let leave = self.map.features.returned(self.opening) == Returned::Out;
        let mut put = self.puts;
        offer.iter().enumerate().all(|(place, token)| {
            let ticket = self.tokens[*token].ticket;
            if keep.0 >> place & 1 == 1 {
                // A ticket that is kept never comes up again.
                return ticket.is_none_or(|t| self.seen[t.index()] == self.sights.seen[t.index()]);
            }
            if leave {
                return true;
            }
            let sight = self.sights.at_put.get(put).copied().flatten();
            put += 1;
            match (sight, ticket) {
                (None, _) => true,
                (Some(sight), Some(ticket)) => sight == ticket,
                (Some(sight), None) => {
                    sight.index() < self.map.tickets.len()
                        && self.token_of[sight.index()].is_none()
                        && self.map.ticket(sight).long == self.tokens[*token].long
                }
            }
        })
    }

    /// Gives every unidentified token in a hand a random ticket, weighted by the belief about that seat.
    fn name_held(&mut self, pools: &mut [u64; 2], rng: &mut impl Rng, belief: Belief<'_>) {
        for (seat, held) in (0..).map(SeatId).zip(&self.held) {
            for token in held {
                let token = &mut self.tokens[*token];
                let pool = &mut pools[usize::from(token.long)];
                let weight = |ticket: u8| belief(seat, TicketId(ticket)).max(1);
                let total = || bits64(*pool).map(weight).fold(0u64, u64::saturating_add);
                if token.ticket.is_none() && *pool != 0 {
                    let mut lot = below(rng, total());
                    let chosen = bits64(*pool).find(|ticket| {
                        let here = weight(*ticket);
                        let found = lot < here;
                        lot = lot.saturating_sub(here);
                        found
                    });
                    token.ticket = chosen.map(TicketId);
                    *pool &= !chosen.map_or(0, |ticket| 1u64 << ticket);
                }
            }
        }
    }

    /// Gives every token a ticket and returns the tickets that are left, plain and long.
    fn name_all(&mut self, rng: &mut impl Rng, belief: Option<Belief<'_>>) -> [u64; 2] {
        let named = self.tokens.iter().filter_map(|token| token.ticket).fold(0, |set, t| set | 1u64 << t.0);
        let mut pools = [self.map.tables.regular & !named, self.map.tables.long & !named];
        if let Some(belief) = belief {
            self.name_held(&mut pools, rng, belief);
        }
        for token in self.tokens.iter_mut().filter(|token| token.ticket.is_none()) {
            let pool = &mut pools[usize::from(token.long)];
            let lot = below(rng, u64::from(pool.count_ones())) as usize;
            token.ticket = bits64(*pool).nth(lot).map(TicketId);
            *pool &= !token.ticket.map_or(0, |ticket| 1u64 << ticket.0);
        }
        pools
    }

    /// Gives every token a ticket and returns what was offered and chosen.
    fn into_story(mut self, rng: &mut impl Rng) -> Option<Vec<Choosing>> {
        self.name_all(rng, None);
        let log = self.log.take()?;
        let steps = log.into_iter().map(|(tokens, keep)| {
            let offer = tokens.iter().map(|token| self.tokens[*token].ticket).collect::<Option<Offer>>()?;
            Some(match keep {
                None => Choosing::Offered(offer),
                Some(keep) => {
                    let (kept, returned) = offer.split(keep);
                    Choosing::Chosen(Choice { kept, returned })
                }
            })
        });
        steps.collect()
    }

    /// Gives every token a ticket and writes the tickets to the position.
    fn write_to(mut self, state: &mut State, rng: &mut impl Rng, belief: Option<Belief<'_>>) {
        let pools = self.name_all(rng, belief);
        let ticket = |token: &TokenId| self.tokens[*token].ticket;
        for (seat, held) in self.held.iter().enumerate() {
            state.tickets[seat] = held.iter().filter_map(ticket).fold(0, |set, t| set | 1 << t.0);
            state.offers[seat] = self.offers[seat].iter().filter_map(ticket).collect();
        }
        state.under = Under::NONE;
        self.queue.iter().filter_map(ticket).take(64).for_each(|ticket| state.under.push(ticket));
        state.unseen = pools[0];
        // A deck set up by hand may leave tickets out.
        while starts_midgame(self.view) && state.ticket_deck() > self.view.ticket_deck && state.unseen != 0 {
            let lot = below(rng, u64::from(state.unseen.count_ones())) as usize;
            state.unseen &= !bits64(state.unseen).nth(lot).map_or(u64::MAX, |ticket| 1 << ticket);
        }
    }
}
