//! What happened at the table, in order. Events carry what chance decided: a game is saved as its events.

use crate::action::{Offer, Payment};
use crate::card::Card;
use crate::ids::{CityId, RouteId, SeatId};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The cards that a seat is dealt at the start (R3), in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deal {
    cards: [Card; Deal::MOST],
    len: u8,
}

impl Deal {
    /// The most that any map deals.
    pub const MOST: usize = 8;

    /// No cards.
    pub const NONE: Deal = Deal { cards: [Card::Locomotive; Deal::MOST], len: 0 };

    /// The cards, in the order dealt.
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// The same, mutable: for making another game that differs only in what was dealt.
    pub fn cards_mut(&mut self) -> &mut [Card] {
        &mut self.cards[..usize::from(self.len)]
    }

    pub(crate) fn push(&mut self, card: Card) {
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = card;
            self.len += 1;
        }
    }
}

impl FromIterator<Card> for Deal {
    /// The first of the cards, as many as a deal has room for.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Deal {
        let mut deal = Deal::NONE;
        cards.into_iter().for_each(|card| deal.push(card));
        deal
    }
}

impl Serialize for Deal {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.cards())
    }
}

impl<'de> Deserialize<'de> for Deal {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Deal, D::Error> {
        let cards = Vec::<Card>::deserialize(from)?;
        if cards.len() > Deal::MOST {
            return Err(serde::de::Error::invalid_length(cards.len(), &"at most 8 cards"));
        }
        Ok(cards.into_iter().collect())
    }
}

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "event")]
#[allow(missing_docs)]
pub enum Event {
    /// The game began; this seat has the first turn (R4).
    #[serde(rename = "began")]
    Began { first: SeatId },
    /// A seat was dealt its first cards (R3).
    #[serde(rename = "dealt")]
    Dealt { seat: SeatId, cards: Deal },
    /// A card was turned up into a free place of the row.
    #[serde(rename = "turned-up")]
    TurnedUp { slot: u8, card: Card },
    /// Three or more locomotives lay in the row: all of it was discarded (R10).
    #[serde(rename = "row-discarded")]
    RowDiscarded,
    /// The discards were shuffled into the deck (R11, R10), which now has this many cards.
    #[serde(rename = "reshuffled")]
    Reshuffled { cards: u8 },
    /// A seat was given tickets to choose from, at the start (R27, R29) or in its turn (R19).
    #[serde(rename = "tickets-offered")]
    TicketsOffered { seat: SeatId, tickets: Offer },
    /// A seat chose among its opening tickets (R5). How many it kept stays secret for now.
    #[serde(rename = "opening-kept")]
    OpeningKept { seat: SeatId, kept: Offer, returned: Offer },
    /// Everyone has chosen; these are the numbers kept, by seat. The first turn begins.
    #[serde(rename = "opening-over")]
    OpeningOver { kept: [u8; crate::ids::MAX_SEATS] },
    /// A seat chose among the tickets it drew (R19).
    #[serde(rename = "tickets-kept")]
    TicketsKept { seat: SeatId, kept: Offer, returned: Offer },
    /// A seat took the top card of the deck.
    #[serde(rename = "drew-blind")]
    DrewBlind { seat: SeatId, card: Card },
    /// A seat took a card of the row.
    #[serde(rename = "drew-face-up")]
    DrewFaceUp { seat: SeatId, slot: u8, card: Card },
    /// A seat showed its payment for a tunnel (R31).
    #[serde(rename = "tunnel-tried")]
    TunnelTried { seat: SeatId, route: RouteId, payment: Payment },
    /// A card was turned up for the tunnel.
    #[serde(rename = "tunnel-card")]
    TunnelCard { card: Card },
    /// The tunnel costs this many extra cards: the seat may pay or decline (R32).
    #[serde(rename = "tunnel-extra")]
    TunnelExtra { extra: u8 },
    /// The seat took its cards back (R32).
    #[serde(rename = "tunnel-declined")]
    TunnelDeclined { seat: SeatId, route: RouteId },
    /// A seat claimed a route and paid all this for it, extra cards included (R16).
    #[serde(rename = "claimed")]
    Claimed { seat: SeatId, route: RouteId, payment: Payment },
    /// A seat built a station (R34).
    #[serde(rename = "station-built")]
    StationBuilt { seat: SeatId, city: CityId, payment: Payment },
    /// A seat had no legal action (R24).
    #[serde(rename = "passed")]
    Passed { seat: SeatId },
    /// A seat is down to two trains or fewer: every seat has one more turn (R20).
    #[serde(rename = "last-round")]
    LastRound { seat: SeatId },
    /// The game is over and can be scored.
    #[serde(rename = "ended")]
    Ended,
}

/// An [`Event`] as one seat, or a spectator, may know it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum SeenEvent {
    /// As [`Event::Began`].
    #[serde(rename = "began")]
    Began { first: SeatId },
    /// As [`Event::Dealt`]; only that seat knows which cards.
    #[serde(rename = "dealt")]
    Dealt { seat: SeatId, count: u8, cards: Option<Deal> },
    /// As [`Event::TurnedUp`].
    #[serde(rename = "turned-up")]
    TurnedUp { slot: u8, card: Card },
    /// As [`Event::RowDiscarded`].
    #[serde(rename = "row-discarded")]
    RowDiscarded,
    /// As [`Event::Reshuffled`].
    #[serde(rename = "reshuffled")]
    Reshuffled { cards: u8 },
    /// As [`Event::TicketsOffered`]; only that seat knows which tickets.
    #[serde(rename = "tickets-offered")]
    TicketsOffered { seat: SeatId, count: u8, tickets: Option<Offer> },
    /// As [`Event::OpeningKept`]; not even the number is known to others.
    #[serde(rename = "opening-kept")]
    OpeningKept { seat: SeatId, choice: Option<Choice> },
    /// As [`Event::OpeningOver`].
    #[serde(rename = "opening-over")]
    OpeningOver { kept: [u8; crate::ids::MAX_SEATS] },
    /// As [`Event::TicketsKept`]; others know the numbers only.
    #[serde(rename = "tickets-kept")]
    TicketsKept { seat: SeatId, kept: u8, returned: u8, choice: Option<Choice> },
    /// As [`Event::DrewBlind`]; only that seat knows which card.
    #[serde(rename = "drew-blind")]
    DrewBlind { seat: SeatId, card: Option<Card> },
    /// As [`Event::DrewFaceUp`].
    #[serde(rename = "drew-face-up")]
    DrewFaceUp { seat: SeatId, slot: u8, card: Card },
    /// As [`Event::TunnelTried`].
    #[serde(rename = "tunnel-tried")]
    TunnelTried { seat: SeatId, route: RouteId, payment: Payment },
    /// As [`Event::TunnelCard`].
    #[serde(rename = "tunnel-card")]
    TunnelCard { card: Card },
    /// As [`Event::TunnelExtra`].
    #[serde(rename = "tunnel-extra")]
    TunnelExtra { extra: u8 },
    /// As [`Event::TunnelDeclined`].
    #[serde(rename = "tunnel-declined")]
    TunnelDeclined { seat: SeatId, route: RouteId },
    /// As [`Event::Claimed`].
    #[serde(rename = "claimed")]
    Claimed { seat: SeatId, route: RouteId, payment: Payment },
    /// As [`Event::StationBuilt`].
    #[serde(rename = "station-built")]
    StationBuilt { seat: SeatId, city: CityId, payment: Payment },
    /// As [`Event::Passed`].
    #[serde(rename = "passed")]
    Passed { seat: SeatId },
    /// As [`Event::LastRound`].
    #[serde(rename = "last-round")]
    LastRound { seat: SeatId },
    /// As [`Event::Ended`].
    #[serde(rename = "ended")]
    Ended,
}

/// The tickets a seat kept and those it put back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// Kept for the rest of the game.
    pub kept: Offer,
    /// Put back, in the order drawn.
    pub returned: Offer,
}

impl Event {
    /// What `viewer` may know of this; `None` is a spectator, who knows what is public (R26).
    pub fn seen_by(&self, viewer: Option<SeatId>) -> SeenEvent {
        let own = |seat: SeatId| viewer == Some(seat);
        match *self {
            Event::Began { first } => SeenEvent::Began { first },
            Event::Dealt { seat, cards } => {
                SeenEvent::Dealt { seat, count: cards.len, cards: own(seat).then_some(cards) }
            }
            Event::TurnedUp { slot, card } => SeenEvent::TurnedUp { slot, card },
            Event::RowDiscarded => SeenEvent::RowDiscarded,
            Event::Reshuffled { cards } => SeenEvent::Reshuffled { cards },
            Event::TicketsOffered { seat, tickets } => SeenEvent::TicketsOffered {
                seat,
                count: tickets.len(),
                tickets: own(seat).then_some(tickets),
            },
            Event::OpeningKept { seat, kept, returned } => {
                SeenEvent::OpeningKept { seat, choice: own(seat).then_some(Choice { kept, returned }) }
            }
            Event::OpeningOver { kept } => SeenEvent::OpeningOver { kept },
            Event::TicketsKept { seat, kept, returned } => SeenEvent::TicketsKept {
                seat,
                kept: kept.len(),
                returned: returned.len(),
                choice: own(seat).then_some(Choice { kept, returned }),
            },
            Event::DrewBlind { seat, card } => SeenEvent::DrewBlind { seat, card: own(seat).then_some(card) },
            Event::DrewFaceUp { seat, slot, card } => SeenEvent::DrewFaceUp { seat, slot, card },
            Event::TunnelTried { seat, route, payment } => SeenEvent::TunnelTried { seat, route, payment },
            Event::TunnelCard { card } => SeenEvent::TunnelCard { card },
            Event::TunnelExtra { extra } => SeenEvent::TunnelExtra { extra },
            Event::TunnelDeclined { seat, route } => SeenEvent::TunnelDeclined { seat, route },
            Event::Claimed { seat, route, payment } => SeenEvent::Claimed { seat, route, payment },
            Event::StationBuilt { seat, city, payment } => SeenEvent::StationBuilt { seat, city, payment },
            Event::Passed { seat } => SeenEvent::Passed { seat },
            Event::LastRound { seat } => SeenEvent::LastRound { seat },
            Event::Ended => SeenEvent::Ended,
        }
    }
}
