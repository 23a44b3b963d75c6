//! R5, R19, R27, R29: drawing tickets and choosing among them.

use super::deal::unseen_ticket;
use crate::action::{Keep, Offer};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::map::{Features, Map, Returned};
use crate::sink::Sink;
use crate::state::{Phase, State};

impl State {
    pub(super) fn check_draw_tickets(&self) -> Result<(), Illegal> {
        self.turn_begins()?;
        if self.has_tickets() { Ok(()) } else { Err(Illegal::NoTickets) }
    }

    /// R19: draws as many from the top as the map says, or all that are left.
    pub(super) fn draw_tickets(&mut self, map: &Map, sink: &mut impl Sink) {
        let seat = self.to_move;
        let mut offer = Offer::NONE;
        for _ in 0..map.features.drawing.offered {
            let unseen = unseen_ticket(&mut self.unseen, &mut self.chance, sink);
            if let Some(ticket) = unseen.or_else(|| self.under.pop()) {
                offer.push(ticket);
            }
        }
        self.offers[seat.index()] = offer;
        self.passes = 0;
        self.phase = Phase::Tickets;
        sink.tell(|| Event::TicketsOffered { seat, tickets: offer });
    }

    /// The least number of tickets to keep now: R27, R29 at the start, R19 in a turn.
    #[inline]
    pub(crate) fn keep_least(&self, map: &Map) -> u8 {
        let Features { opening, drawing, .. } = &map.features;
        match self.phase {
            Phase::Opening => opening.keep,
            // If fewer are offered than must be kept, all of them are kept.
            Phase::Choose | Phase::SecondCard | Phase::Tickets | Phase::Tunnel(_) | Phase::Over => {
                drawing.keep.min(self.offers[self.to_move.index()].len())
            }
        }
    }

    pub(super) fn check_keep(&self, map: &Map, keep: Keep) -> Result<(), Illegal> {
        match self.phase {
            Phase::Opening | Phase::Tickets => {}
            Phase::Choose | Phase::SecondCard | Phase::Tunnel(_) | Phase::Over => {
                return self.turn_begins().and(Err(Illegal::NoOffer));
            }
        }
        let offered = self.offers[self.to_move.index()].len();
        if keep.0 >> offered != 0 {
            return Err(Illegal::NotOffered);
        }
        let least = self.keep_least(map);
        if keep.count() < least { Err(Illegal::KeepMore { least }) } else { Ok(()) }
    }

    pub(super) fn keep_tickets(&mut self, map: &Map, keep: Keep, sink: &mut impl Sink) {
        let seat = self.to_move;
        let (kept, returned) = self.offers[seat.index()].split(keep);
        self.offers[seat.index()] = Offer::NONE;
        self.tickets[seat.index()] |= kept.set();
        let opening = self.phase == Phase::Opening;
        // R29: what is returned may leave the game. R19: otherwise it goes under the deck, in the order drawn.
        match map.features.returned(opening) {
            Returned::Under => returned.tickets().iter().for_each(|ticket| self.under.push(*ticket)),
            Returned::Out => {}
        }
        if opening {
            sink.tell(|| Event::OpeningKept { seat, kept, returned });
            self.next_opening(sink);
        } else {
            sink.tell(|| Event::TicketsKept { seat, kept, returned });
            self.end_turn(sink);
        }
    }

    /// R5: everyone chooses before the first turn; the numbers kept are announced when all have chosen.
    fn next_opening(&mut self, sink: &mut impl Sink) {
        self.to_move = self.next_seat();
        if self.offers.iter().all(Offer::is_empty) {
            self.phase = Phase::Choose;
            let kept = self.tickets.map(|set| set.count_ones() as u8);
            sink.tell(|| Event::OpeningOver { kept });
        }
    }
}
