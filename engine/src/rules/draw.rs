//! R7–R13: drawing train cards, and keeping deck and row in order.

use crate::card::{Card, Cards};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::sink::Sink;
use crate::state::{Phase, ROW, State};

/// With this many locomotives the row is discarded (R10).
pub(crate) const FLUSH: usize = 3;

impl State {
    /// R7, R25: a card may be drawn at the beginning of a turn, and as its second card.
    fn check_may_draw(&self) -> Result<(), Illegal> {
        match self.phase {
            Phase::SecondCard => Ok(()),
            Phase::Opening | Phase::Choose | Phase::Tickets | Phase::Tunnel(_) | Phase::Over => {
                self.turn_begins()
            }
        }
    }

    pub(super) fn check_draw_blind(&self) -> Result<(), Illegal> {
        self.check_may_draw()?;
        // R12; by R11 an empty deck means that there are no discards either.
        if self.deck.is_empty() { Err(Illegal::DeckEmpty) } else { Ok(()) }
    }

    pub(super) fn check_draw_face_up(&self, slot: u8) -> Result<(), Illegal> {
        self.check_may_draw()?;
        match self.row.get(usize::from(slot)).copied().flatten() {
            // R12, ruling: what lies in the row can be taken even when deck and discards are empty.
            None => Err(Illegal::NoCardThere),
            // R8: whether it lay there before or came as the replacement.
            Some(Card::Locomotive) if self.phase == Phase::SecondCard => Err(Illegal::LocomotiveSecond),
            Some(_) => Ok(()),
        }
    }

    /// R7: the top card, unseen. R9: a locomotive drawn like this counts as any card. R13: no hand limit.
    pub(super) fn draw_blind(&mut self, sink: &mut impl Sink) {
        let seat = self.to_move;
        let card = self.top_card(sink);
        self.hands[seat.index()][card] += 1;
        sink.tell(|| Event::DrewBlind { seat, card });
        self.reshuffle_if_due(sink);
        self.card_drawn(false, sink);
    }

    /// R7: a face-up card, replaced at once. R8: a locomotive is the only card of its turn.
    pub(super) fn draw_face_up(&mut self, slot: u8, sink: &mut impl Sink) {
        let seat = self.to_move;
        let Some(card) = self.row[usize::from(slot)].take() else { return };
        self.hands[seat.index()][card] += 1;
        sink.tell(|| Event::DrewFaceUp { seat, slot, card });
        self.settle(sink);
        self.card_drawn(card.is_locomotive(), sink);
    }

    fn card_drawn(&mut self, only_card: bool, sink: &mut impl Sink) {
        let first = self.phase == Phase::Choose;
        if first && !only_card && self.second_card_exists() {
            self.passes = 0;
            self.phase = Phase::SecondCard;
        } else {
            self.end_turn(sink);
        }
    }

    /// R12: without a legal second card the turn ends after the first.
    fn second_card_exists(&self) -> bool {
        !self.deck.is_empty() || self.row.iter().flatten().any(|card| !card.is_locomotive())
    }

    /// Takes the top card of a deck that is not empty.
    #[inline]
    pub(super) fn top_card(&mut self, sink: &mut impl Sink) -> Card {
        let n = self.chance.below(u64::from(self.deck.total()));
        let drawn = self.deck.nth(n).unwrap_or(Card::Locomotive);
        let card = sink.card(&self.deck, drawn);
        self.deck[card] -= 1;
        card
    }

    /// R11: as soon as the deck is empty, the discards are the new deck.
    #[inline]
    pub(super) fn reshuffle_if_due(&mut self, sink: &mut impl Sink) {
        if self.deck.is_empty() && !self.discards.is_empty() {
            self.deck = self.discards;
            self.discards = Cards::NONE;
            let cards = self.deck.total();
            sink.tell(|| Event::Reshuffled { cards });
        }
    }

    /// Puts deck and row in order: a new deck (R11), a full row (R7, R11), no three locomotives in it (R10).
    #[inline]
    pub(super) fn settle(&mut self, sink: &mut impl Sink) {
        loop {
            self.reshuffle_if_due(sink);
            self.fill_row(sink);
            if !self.row_is_locomotives() || !self.a_new_row_could_help() {
                return;
            }
            for place in &mut self.row {
                if let Some(card) = place.take() {
                    self.discards[card] += 1;
                }
            }
            sink.tell(|| Event::RowDiscarded);
            self.reshuffle_before_new_row(sink);
        }
    }

    /// R10: are three or more of the row locomotives?
    #[inline]
    pub(super) fn row_is_locomotives(&self) -> bool {
        self.row.iter().filter(|card| **card == Some(Card::Locomotive)).count() >= FLUSH
    }

    /// R10, ruling: if five new cards would use up the deck, the discards are shuffled in first, including the row just
    /// discarded. Otherwise two rows with three locomotives each could replace each other for ever.
    fn reshuffle_before_new_row(&mut self, sink: &mut impl Sink) {
        if usize::from(self.deck.total()) <= ROW {
            self.deck.put(&self.discards);
            self.discards = Cards::NONE;
            let cards = self.deck.total();
            sink.tell(|| Event::Reshuffled { cards });
        }
    }

    fn fill_row(&mut self, sink: &mut impl Sink) {
        for slot in 0..self.row.len() {
            if self.row[slot].is_none() && !self.deck.is_empty() {
                let card = self.top_card(sink);
                self.row[slot] = Some(card);
                sink.tell(|| Event::TurnedUp { slot: slot as u8, card });
                self.reshuffle_if_due(sink);
            }
        }
    }

    /// R10, ruling: with fewer than three other cards in deck, discards and row together, every new row of five would
    /// have three locomotives again.
    fn a_new_row_could_help(&self) -> bool {
        let heaps = [self.deck, self.discards];
        let others: u8 = heaps.iter().map(|heap| heap.total() - heap.locomotives()).sum();
        let in_row = self.row.iter().flatten().filter(|card| !card.is_locomotive()).count();
        usize::from(others) + in_row >= FLUSH
    }
}
