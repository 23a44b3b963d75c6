//! A whole game that fits what a seat knows: every hidden card and ticket of its history is dealt anew.

use super::{BranchError, cards};
use crate::action::Offer;
use crate::card::Card;
use crate::chance::Chance;
use crate::event::{Choice, Deal, Event, SeenEvent};
use crate::game::Game;
use crate::imagine::{Choosing, ticket_story};
use crate::map::MapName;
use crate::setup::Setup;
use crate::view::View;

/// A deal may turn out to be none: a seat that passed could have claimed a route with its new cards. Then another one
/// is tried, so many times.
const ATTEMPTS: u32 = 4;

impl View {
    /// A game that looks the same to this viewer, in which all that the viewer does not know is dealt anew: what the others
    /// were dealt, drew unseen, were offered and kept, and everything that is still to come. Its events up to here say
    /// so, and `seed` decides it. `bots` is what bots take their chance from ([`Setup::bots`]); nothing dealt follows from it.
    ///
    /// Each deal is as likely as the decks make it. Only this view is asked, so nothing can come through that the viewer
    /// did not know.
    pub fn deal_anew(&self, seed: u64, bots: Option<u64>) -> Result<Game, BranchError> {
        if !matches!(self.history.first(), Some(SeenEvent::Began { .. })) {
            return Err(BranchError::NoBeginning);
        }
        let setup = Setup {
            map: MapName::of(&self.map),
            seats: self.seats.iter().map(|seat| seat.colour).collect(),
            first: None,
            seed,
            bots,
        };
        // Another stream than the one that decides what comes.
        let mut rng = Chance::new(seed ^ 0x6272_616e_6368);
        for _ in 0..ATTEMPTS {
            let (Some(cards), Some(tickets)) = (cards::deal(self, &mut rng), ticket_story(self, &mut rng))
            else {
                continue;
            };
            let events = events(&self.history, cards, tickets);
            if let Some(game) = events.and_then(|events| Game::replay(setup.clone(), &events).ok()) {
                return Ok(game);
            }
        }
        Err(BranchError::NoDeal)
    }
}

/// The history with the hidden things filled in; `None` if there are too few.
fn events(seen: &[SeenEvent], cards: Vec<Card>, tickets: Vec<Choosing>) -> Option<Vec<Event>> {
    let (mut cards, mut tickets) = (cards.into_iter(), tickets.into_iter());
    seen.iter().map(|event| fill(event, &mut cards, &mut tickets)).collect()
}

fn fill(
    event: &SeenEvent,
    cards: &mut impl Iterator<Item = Card>,
    tickets: &mut impl Iterator<Item = Choosing>,
) -> Option<Event> {
    Some(match *event {
        SeenEvent::Began { first } => Event::Began { first },
        SeenEvent::Dealt { seat, count, cards: dealt } => {
            let dealt = dealt.unwrap_or_else(|| cards.take(usize::from(count)).collect::<Deal>());
            Event::Dealt { seat, cards: dealt }
        }
        SeenEvent::TurnedUp { slot, card } => Event::TurnedUp { slot, card },
        SeenEvent::RowDiscarded => Event::RowDiscarded,
        SeenEvent::Reshuffled { cards } => Event::Reshuffled { cards },
        SeenEvent::TicketsOffered { seat, .. } => Event::TicketsOffered { seat, tickets: offer(tickets)? },
        SeenEvent::OpeningKept { seat, .. } => {
            let Choice { kept, returned } = choice(tickets)?;
            Event::OpeningKept { seat, kept, returned }
        }
        SeenEvent::OpeningOver { kept } => Event::OpeningOver { kept },
        SeenEvent::TicketsKept { seat, .. } => {
            let Choice { kept, returned } = choice(tickets)?;
            Event::TicketsKept { seat, kept, returned }
        }
        SeenEvent::DrewBlind { seat, card } => {
            Event::DrewBlind { seat, card: card.or_else(|| cards.next())? }
        }
        SeenEvent::DrewFaceUp { seat, slot, card } => Event::DrewFaceUp { seat, slot, card },
        SeenEvent::TunnelTried { seat, route, payment } => Event::TunnelTried { seat, route, payment },
        SeenEvent::TunnelCard { card } => Event::TunnelCard { card },
        SeenEvent::TunnelExtra { extra } => Event::TunnelExtra { extra },
        SeenEvent::TunnelDeclined { seat, route } => Event::TunnelDeclined { seat, route },
        SeenEvent::Claimed { seat, route, payment } => Event::Claimed { seat, route, payment },
        SeenEvent::StationBuilt { seat, city, payment } => Event::StationBuilt { seat, city, payment },
        SeenEvent::Passed { seat } => Event::Passed { seat },
        SeenEvent::LastRound { seat } => Event::LastRound { seat },
        SeenEvent::Ended => Event::Ended,
    })
}

fn offer(tickets: &mut impl Iterator<Item = Choosing>) -> Option<Offer> {
    match tickets.next()? {
        Choosing::Offered(offer) => Some(offer),
        Choosing::Chosen(_) => None,
    }
}

fn choice(tickets: &mut impl Iterator<Item = Choosing>) -> Option<Choice> {
    match tickets.next()? {
        Choosing::Chosen(choice) => Some(choice),
        Choosing::Offered(_) => None,
    }
}
