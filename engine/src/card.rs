//! Train cards (R2) and heaps of them, kept as counts.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Index, IndexMut};

/// A train card: one of eight colours, or a locomotive.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Card {
    #[serde(rename = "purple")]
    Purple,
    #[serde(rename = "blue")]
    Blue,
    #[serde(rename = "orange")]
    Orange,
    #[serde(rename = "white")]
    White,
    #[serde(rename = "green")]
    Green,
    #[serde(rename = "yellow")]
    Yellow,
    #[serde(rename = "black")]
    Black,
    #[serde(rename = "red")]
    Red,
    /// Stands for any colour.
    #[serde(rename = "locomotive")]
    Locomotive,
}

/// How many kinds of card there are.
pub const KINDS: usize = 9;

impl Card {
    /// The eight colours, without the locomotive.
    pub const COLOURS: [Card; 8] = [
        Card::Purple,
        Card::Blue,
        Card::Orange,
        Card::White,
        Card::Green,
        Card::Yellow,
        Card::Black,
        Card::Red,
    ];

    /// Every kind of card, the locomotive last.
    pub const ALL: [Card; KINDS] = [
        Card::Purple,
        Card::Blue,
        Card::Orange,
        Card::White,
        Card::Green,
        Card::Yellow,
        Card::Black,
        Card::Red,
        Card::Locomotive,
    ];

    /// How many of this card the game has (R2).
    pub const fn supply(self) -> u8 {
        match self {
            Card::Locomotive => 14,
            Card::Purple
            | Card::Blue
            | Card::Orange
            | Card::White
            | Card::Green
            | Card::Yellow
            | Card::Black
            | Card::Red => 12,
        }
    }

    /// The word for it, in lower case; also how a map file spells it.
    pub const fn name(self) -> &'static str {
        match self {
            Card::Purple => "purple",
            Card::Blue => "blue",
            Card::Orange => "orange",
            Card::White => "white",
            Card::Green => "green",
            Card::Yellow => "yellow",
            Card::Black => "black",
            Card::Red => "red",
            Card::Locomotive => "locomotive",
        }
    }

    /// The colour or locomotive of that name.
    pub fn named(name: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.name() == name)
    }

    /// Is this the card that stands for any colour?
    #[inline]
    pub const fn is_locomotive(self) -> bool {
        matches!(self, Card::Locomotive)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A 1 in every byte of a word.
const ONES: u64 = u64::MAX / 0xff;

/// A number of cards of each kind, without an order: a hand, the deck, the discards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Cards([u8; KINDS]);

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards([0; KINDS]);

    /// All 110 cards of the game (R2).
    pub const ALL: Cards = Cards([12, 12, 12, 12, 12, 12, 12, 12, 14]);

    /// The eight colours in one word, a byte each.
    #[inline]
    const fn colours(&self) -> u64 {
        let [a, b, c, d, e, f, g, h, _] = self.0;
        u64::from_le_bytes([a, b, c, d, e, f, g, h])
    }

    /// How many cards there are.
    #[inline]
    pub fn total(&self) -> u8 {
        // The last byte of this product is the sum of all eight.
        (self.colours().wrapping_mul(ONES) >> 56) as u8 + self.locomotives()
    }

    /// How many locomotives there are.
    #[inline]
    pub const fn locomotives(&self) -> u8 {
        self.0[Card::Locomotive as usize]
    }

    /// Is there no card at all?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.colours() == 0 && self.locomotives() == 0
    }

    /// Each kind with how many there are of it, also if there are none.
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        Card::ALL.into_iter().zip(self.0)
    }

    /// Adds all of `other`.
    #[inline]
    pub fn put(&mut self, other: &Cards) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine += theirs;
        }
    }

    /// Does this hold every card of `other`?
    #[inline]
    pub fn holds(&self, other: &Cards) -> bool {
        self.0.iter().zip(other.0).all(|(mine, theirs)| *mine >= theirs)
    }

    /// What remains without `other`. A kind of which `other` has more counts 0.
    #[inline]
    #[must_use]
    pub fn without(&self, other: &Cards) -> Cards {
        let mut rest = *self;
        for (mine, theirs) in rest.0.iter_mut().zip(other.0) {
            *mine = mine.saturating_sub(theirs);
        }
        rest
    }

    /// The kind of the `n`-th card, counted from 0 through the kinds in order.
    #[inline]
    pub(crate) fn nth(&self, n: u64) -> Option<Card> {
        if n >= u64::from(self.total()) {
            return None;
        }
        // Each byte of `up_to` counts the cards of that colour and all colours before it, in at most seven bits.
        // Subtracted from `n` with the eighth bit set, that bit stays set if the `n`-th card comes later.
        let up_to = self.colours().wrapping_mul(ONES);
        let further = ((n | 0x80) * ONES - up_to) >> 7 & ONES;
        Some(Card::ALL[(further.wrapping_mul(ONES) >> 56) as usize])
    }
}

impl Index<Card> for Cards {
    type Output = u8;
    #[inline]
    fn index(&self, card: Card) -> &u8 {
        &self.0[card as usize]
    }
}

impl IndexMut<Card> for Cards {
    #[inline]
    fn index_mut(&mut self, card: Card) -> &mut u8 {
        &mut self.0[card as usize]
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut heap = Cards::NONE;
        for card in cards {
            heap[card] = heap[card].saturating_add(1);
        }
        heap
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.iter().filter(|(_, n)| *n > 0))
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Cards, D::Error> {
        let mut cards = Cards::NONE;
        for (card, n) in BTreeMap::<Card, u8>::deserialize(from)? {
            if n > card.supply() {
                return Err(serde::de::Error::custom(format!(
                    "{n} {card} cards: there are {}",
                    card.supply()
                )));
            }
            cards[card] = n;
        }
        Ok(cards)
    }
}
