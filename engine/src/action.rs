//! What a seat may do. Small types: search copies them by the million.

use crate::card::{Card, Cards};
use crate::ids::{CityId, RouteId, TicketId};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Cards laid down for a route or a station: some of one colour, and locomotives.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Payment {
    /// The colour paid in; the locomotive if only locomotives are paid.
    pub colour: Card,
    /// Cards of that colour; none if only locomotives are paid.
    pub cards: u8,
    /// Locomotives paid in addition.
    pub locomotives: u8,
}

impl Payment {
    /// A payment in its canonical form: two payments of the same cards are equal.
    pub const fn new(colour: Card, cards: u8, locomotives: u8) -> Payment {
        match (colour, cards) {
            (Card::Locomotive, _) => {
                Payment { colour, cards: 0, locomotives: locomotives.saturating_add(cards) }
            }
            (_, 0) => Payment { colour: Card::Locomotive, cards, locomotives },
            (_, _) => Payment { colour, cards, locomotives },
        }
    }

    /// A payment of `n` locomotives.
    pub const fn locomotives(n: u8) -> Payment {
        Payment { colour: Card::Locomotive, cards: 0, locomotives: n }
    }

    /// How many cards are paid.
    pub const fn total(self) -> u8 {
        self.cards.saturating_add(self.locomotives)
    }

    /// Is it in the form that [`Payment::new`] makes?
    pub(crate) const fn is_canonical(self) -> bool {
        self.colour.is_locomotive() == (self.cards == 0)
    }

    /// Both payments together. They must be of the same colour, or one of locomotives only.
    pub(crate) const fn with(self, extra: Payment) -> Payment {
        let colour = if self.cards > 0 { self.colour } else { extra.colour };
        Payment::new(colour, self.cards + extra.cards, self.locomotives + extra.locomotives)
    }

    /// The cards themselves.
    pub fn to_cards(self) -> Cards {
        let mut cards = Cards::NONE;
        cards[self.colour] = self.cards;
        cards[Card::Locomotive] = cards[Card::Locomotive].saturating_add(self.locomotives);
        cards
    }
}

/// A few tickets in order: those offered to a seat, those it kept, those it put back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Offer {
    tickets: [TicketId; Offer::MOST],
    len: u8,
}

impl Offer {
    /// The most tickets ever offered at once.
    pub const MOST: usize = 4;

    /// No tickets.
    pub const NONE: Offer = Offer { tickets: [TicketId(0); Offer::MOST], len: 0 };

    /// The tickets, in the order drawn.
    #[inline]
    pub fn tickets(&self) -> &[TicketId] {
        &self.tickets[..usize::from(self.len)]
    }

    /// How many there are.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Is nothing offered?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub(crate) fn push(&mut self, ticket: TicketId) {
        if let Some(place) = self.tickets.get_mut(usize::from(self.len)) {
            *place = ticket;
            self.len += 1;
        }
    }

    /// The tickets that `keep` selects, and the others, both in the order drawn.
    pub fn split(&self, keep: Keep) -> (Offer, Offer) {
        let (mut kept, mut back) = (Offer::NONE, Offer::NONE);
        for (place, ticket) in self.tickets().iter().enumerate() {
            if keep.0 >> place & 1 == 1 { kept.push(*ticket) } else { back.push(*ticket) }
        }
        (kept, back)
    }

    /// The choice that keeps exactly these; `None` if one of them is not offered.
    pub fn keep(&self, tickets: &[TicketId]) -> Option<Keep> {
        tickets.iter().try_fold(Keep(0), |keep, ticket| {
            let place = self.tickets().iter().position(|offered| offered == ticket)?;
            Some(Keep(keep.0 | 1 << place))
        })
    }

    #[inline]
    pub(crate) fn set(&self) -> u64 {
        self.tickets().iter().fold(0, |set, ticket| set | 1 << ticket.0)
    }
}

impl FromIterator<TicketId> for Offer {
    /// The first four tickets; there is no room for more.
    fn from_iter<I: IntoIterator<Item = TicketId>>(tickets: I) -> Offer {
        let mut offer = Offer::NONE;
        tickets.into_iter().for_each(|ticket| offer.push(ticket));
        offer
    }
}

impl Serialize for Offer {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.tickets())
    }
}

impl<'de> Deserialize<'de> for Offer {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Offer, D::Error> {
        let tickets = Vec::<TicketId>::deserialize(from)?;
        if tickets.len() > Offer::MOST {
            return Err(serde::de::Error::invalid_length(tickets.len(), &"at most 4 tickets"));
        }
        Ok(tickets.into_iter().collect())
    }
}

/// Which tickets of an offer are kept: bit 0 is the first of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Keep(pub u8);

impl Keep {
    /// How many are kept.
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }
}

/// One decision of the seat to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Take the top card of the deck unseen (R7).
    DrawBlind,
    /// Take the face-up card of that place of the row, 0 to 4 (R7).
    DrawFaceUp {
        /// The place in the row.
        slot: u8,
    },
    /// Claim a route with these cards (R14); for a tunnel, show them (R31).
    Claim {
        /// The route.
        route: RouteId,
        /// What is paid.
        payment: Payment,
    },
    /// Draw tickets (R19).
    DrawTickets,
    /// Keep these of the tickets offered (R5, R19).
    KeepTickets {
        /// Which of them.
        keep: Keep,
    },
    /// Build a station (R34).
    BuildStation {
        /// The city.
        city: CityId,
        /// What is paid.
        payment: Payment,
    },
    /// Pay what the tunnel costs beyond the cards shown (R32).
    PayTunnel {
        /// The extra cards.
        extra: Payment,
    },
    /// Take back the cards shown for the tunnel (R32).
    DeclineTunnel,
    /// Do nothing, if nothing else is legal (R24).
    Pass,
}
