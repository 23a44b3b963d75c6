//! Who receives the events while the rules run. Search receives none, and pays nothing for them.

use crate::card::{Card, Cards};
use crate::event::Event;
use crate::ids::{SeatId, TicketId};

/// Receives what happens, and may replace what chance drew by what a record says.
///
/// The generator is always asked first, so its position is the same whether or not a sink replaces its answer.
pub trait Sink {
    /// Something happened. A sink that records nothing never builds the event.
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

/// Ignores every event: for search.
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
