//! Who listens while the rules run. Search listens to nothing and pays nothing.

use crate::card::{Card, Cards};
use crate::event::Event;
use crate::ids::{SeatId, TicketId};

/// Hears what happens, and may overrule chance with what is on record.
///
/// The generator has always been asked before a sink is: its position is the same either way.
pub trait Sink {
    /// Something happened. A sink that does not record never builds the event.
    fn tell(&mut self, event: impl FnOnce() -> Event);

    /// Chance drew this card from the deck.
    #[inline]
    fn card(&mut self, _deck: &Cards, drawn: Card) -> Card {
        drawn
    }

    /// Chance drew this ticket from those never seen.
    #[inline]
    fn ticket(&mut self, _unseen: u64, drawn: TicketId) -> TicketId {
        drawn
    }

    /// Chance drew this seat to begin.
    #[inline]
    fn first(&mut self, _seats: u8, drawn: SeatId) -> SeatId {
        drawn
    }
}

/// Listens to nothing: for search.
#[derive(Clone, Copy, Default, Debug)]
pub struct Quiet;

impl Sink for Quiet {
    #[inline]
    fn tell(&mut self, _event: impl FnOnce() -> Event) {}
}

impl Sink for Vec<Event> {
    fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}
