//! R1–R5, R27, R29: from an empty table to the first choice.

use crate::action::Offer;
use crate::chance::Chance;
use crate::event::{Deal, Event};
use crate::ids::{MAX_SEATS, SeatId, TicketId, bits64};
use crate::map::Map;
use crate::sink::{Quiet, Sink};
use crate::state::State;

impl State {
    /// A dealt game without events, the first seat drawn from the seed: for search and benchmarks.
    pub fn dealt(map: &Map, seats: u8, seed: u64) -> State {
        State::deal(map, seats.clamp(2, MAX_SEATS as u8), None, seed, &mut Quiet)
    }

    /// Deals a game: R3 the cards and the row, then the opening tickets.
    pub(crate) fn deal(
        map: &Map,
        seats: u8,
        first: Option<SeatId>,
        seed: u64,
        sink: &mut impl Sink,
    ) -> State {
        let mut state = State::empty(map, seats, Chance::new(seed));
        // R4: drawn even if a seat is given, so that giving one does not change the deal.
        let drawn = SeatId(state.chance.below(u64::from(seats)) as u8);
        let first = first.unwrap_or_else(|| sink.first(seats, drawn));
        state.to_move = first;
        sink.tell(|| Event::Began { first });
        for seat in (0..seats).map(SeatId) {
            let mut cards = Deal::NONE;
            for _ in 0..map.features.cards {
                let card = state.top_card(sink);
                state.hands[seat.index()][card] += 1;
                cards.push(card);
            }
            sink.tell(|| Event::Dealt { seat, cards });
        }
        state.settle(sink);
        let mut long = map.tables.long;
        for seat in (0..seats).map(SeatId) {
            let mut offer = Offer::NONE;
            for _ in 0..map.features.opening.long {
                if let Some(ticket) = unseen_ticket(&mut long, &mut state.chance, sink) {
                    offer.push(ticket);
                }
            }
            for _ in 0..map.features.opening.regular {
                if let Some(ticket) = unseen_ticket(&mut state.unseen, &mut state.chance, sink) {
                    offer.push(ticket);
                }
            }
            state.offers[seat.index()] = offer;
            sink.tell(|| Event::TicketsOffered { seat, tickets: offer });
        }
        // R29: the long tickets that were not dealt leave the game.
        state
    }
}

/// Draws one of the `unseen` tickets at random.
#[inline]
pub(super) fn unseen_ticket(unseen: &mut u64, chance: &mut Chance, sink: &mut impl Sink) -> Option<TicketId> {
    if *unseen == 0 {
        return None;
    }
    let n = chance.below(u64::from(unseen.count_ones())) as usize;
    let drawn = bits64(*unseen).nth(n).map(TicketId)?;
    let ticket = sink.ticket(*unseen, drawn);
    *unseen &= !(1 << ticket.0);
    Some(ticket)
}
