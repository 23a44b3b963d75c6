//! The ways to pay for a route or a station.

use crate::action::Payment;
use crate::card::{Card, Cards};
use crate::map::MAX_LENGTH;
use arrayvec::ArrayVec;

/// The most ways there are to pay anything: eight colours, each with 0 to 7 locomotives, and 8 of those.
const MOST_WAYS: usize = Card::COLOURS.len() * MAX_LENGTH + 1;

/// What something costs: `cards` in one colour, at least `locomotives` of them locomotives.
#[derive(Clone, Copy)]
pub(super) struct Price {
    /// The colour to pay in; `None` for any one colour.
    pub(super) colour: Option<Card>,
    pub(super) cards: u8,
    pub(super) locomotives: u8,
}

impl Price {
    /// How many locomotives can go with a colour of which `held` cards are held and at least one is paid: the least
    /// number possible, and how many numbers from there on are possible.
    #[inline]
    fn locomotives_with(self, held: u8, locomotives: u8) -> (u8, u8) {
        let from = self.locomotives.max(self.cards.saturating_sub(held));
        let to = locomotives.min(self.cards - 1);
        (from, (to + 1).saturating_sub(from))
    }

    /// How many ways there are to pay it from `hand`.
    #[inline]
    pub(super) fn ways(self, hand: &Cards) -> u32 {
        let locomotives = hand.locomotives();
        let with = |colour: Card| u32::from(self.locomotives_with(hand[colour], locomotives).1);
        let coloured = match self.colour {
            Some(colour) => with(colour),
            None => Card::COLOURS.into_iter().map(with).sum(),
        };
        coloured + u32::from(locomotives >= self.cards)
    }

    /// The `n`-th of those ways: by colour, fewest locomotives first; only locomotives comes last.
    #[inline]
    pub(super) fn nth(self, hand: &Cards, n: u32) -> Payment {
        let mut n = n;
        let mut with = |colour: Card| {
            let (from, ways) = self.locomotives_with(hand[colour], hand.locomotives());
            if n < u32::from(ways) {
                return Some(self.payment(colour, from + n as u8));
            }
            n -= u32::from(ways);
            None
        };
        let coloured = match self.colour {
            Some(colour) => with(colour),
            None => Card::COLOURS.into_iter().find_map(with),
        };
        coloured.unwrap_or(Payment::locomotives(self.cards))
    }

    /// Every way, in the same order.
    pub(super) fn payments(self, hand: &Cards) -> ArrayVec<Payment, MOST_WAYS> {
        let locomotives = hand.locomotives();
        let mut all = ArrayVec::new();
        let mut with = |colour: Card| {
            let (from, ways) = self.locomotives_with(hand[colour], locomotives);
            (from..from + ways).for_each(|locomotives| all.push(self.payment(colour, locomotives)));
        };
        match self.colour {
            Some(colour) => with(colour),
            None => Card::COLOURS.into_iter().for_each(with),
        }
        if locomotives >= self.cards {
            all.push(Payment::locomotives(self.cards));
        }
        all
    }

    #[inline]
    fn payment(self, colour: Card, locomotives: u8) -> Payment {
        Payment { colour, cards: self.cards - locomotives, locomotives }
    }
}
