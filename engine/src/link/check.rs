//! The check of a game: 32 bits of everything that happened in it, and of its map. It finds out when the rules that read
//! a link make another game of it than those that wrote it.

use crate::action::{Offer, Payment};
use crate::event::Event;
use crate::game::Game;

/// FNV-1a.
#[derive(Clone, Copy)]
pub(super) struct Check(u64);

/// The check of some bytes, in 32 bits.
pub(super) fn fold(bytes: impl Iterator<Item = u8>) -> u32 {
    let mut check = Check::NONE;
    bytes.for_each(|byte| check.byte(byte));
    check.folded()
}

impl Check {
    const NONE: Check = Check(0xcbf2_9ce4_8422_2325);

    pub(super) fn of(game: &Game) -> u32 {
        let mut check = Check::NONE;
        check.bytes(game.map().digest().to_string().as_bytes());
        game.history().iter().for_each(|event| check.event(event));
        check.folded()
    }

    const fn folded(self) -> u32 {
        (self.0 ^ self.0 >> 32) as u32
    }

    const fn byte(&mut self, byte: u8) {
        self.0 = (self.0 ^ byte as u64).wrapping_mul(0x0100_0000_01b3);
    }

    fn bytes(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.byte(*byte));
    }

    fn offer(&mut self, offer: &Offer) {
        self.byte(offer.len());
        offer.tickets().iter().for_each(|ticket| self.byte(ticket.0));
    }

    fn payment(&mut self, payment: Payment) {
        self.bytes(&[payment.colour as u8, payment.cards, payment.locomotives]);
    }

    /// The numbers here are part of the format: they never change.
    fn event(&mut self, event: &Event) {
        match *event {
            Event::Began { first } => self.bytes(&[1, first.0]),
            Event::Dealt { seat, cards } => {
                self.bytes(&[2, seat.0, cards.cards().len() as u8]);
                cards.cards().iter().for_each(|card| self.byte(*card as u8));
            }
            Event::TurnedUp { slot, card } => self.bytes(&[3, slot, card as u8]),
            Event::RowDiscarded => self.byte(4),
            Event::Reshuffled { cards } => self.bytes(&[5, cards]),
            Event::TicketsOffered { seat, tickets } => {
                self.bytes(&[6, seat.0]);
                self.offer(&tickets);
            }
            Event::OpeningKept { seat, kept, returned } => {
                self.bytes(&[7, seat.0]);
                self.offer(&kept);
                self.offer(&returned);
            }
            Event::OpeningOver { kept } => {
                self.byte(8);
                self.bytes(&kept);
            }
            Event::TicketsKept { seat, kept, returned } => {
                self.bytes(&[9, seat.0]);
                self.offer(&kept);
                self.offer(&returned);
            }
            Event::DrewBlind { seat, card } => self.bytes(&[10, seat.0, card as u8]),
            Event::DrewFaceUp { seat, slot, card } => self.bytes(&[11, seat.0, slot, card as u8]),
            Event::TunnelTried { seat, route, payment } => {
                self.bytes(&[12, seat.0, route.0]);
                self.payment(payment);
            }
            Event::TunnelCard { card } => self.bytes(&[13, card as u8]),
            Event::TunnelExtra { extra } => self.bytes(&[14, extra]),
            Event::TunnelDeclined { seat, route } => self.bytes(&[15, seat.0, route.0]),
            Event::Claimed { seat, route, payment } => {
                self.bytes(&[16, seat.0, route.0]);
                self.payment(payment);
            }
            Event::StationBuilt { seat, city, payment } => {
                self.bytes(&[17, seat.0, city.0]);
                self.payment(payment);
            }
            Event::Passed { seat } => self.bytes(&[18, seat.0]),
            Event::LastRound { seat } => self.bytes(&[19, seat.0]),
            Event::Ended => self.byte(20),
        }
    }
}
