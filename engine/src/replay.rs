//! A game rebuilt from its events. They may come from anywhere: each is checked against the rules.

use crate::action::{Action, Payment};
use crate::card::{Card, Cards};
use crate::event::Event;
use crate::game::Game;
use crate::ids::{SeatId, TicketId};
use crate::illegal::Illegal;
use crate::setup::{Setup, SetupError};
use crate::sink::Sink;
use crate::state::{Phase, State};
use std::sync::Arc;

/// Why recorded events are not a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError {
    /// The setup is invalid.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A recorded action was against the rules.
    #[error("event {at}: {why}")]
    Illegal {
        /// The place of the event, counted from 0.
        at: usize,
        /// The rule against it.
        why: Illegal,
    },
    /// By the rules, something different happens here.
    #[error("event {at} does not follow from what went before")]
    Mismatch {
        /// The place of the event, counted from 0.
        at: usize,
    },
    /// The record ends in the middle of an action.
    #[error("the record breaks off after event {at}")]
    Truncated {
        /// How many events there are.
        at: usize,
    },
}

impl Game {
    /// Rebuilds a game from its setup and its events, which contain what chance decided.
    /// The game continues exactly as the recorded one would have.
    pub fn replay(setup: Setup, events: &[Event]) -> Result<Game, ReplayError> {
        let (setup, map) = setup.check()?;
        let mut sink = ReplaySink::new(events, 0);
        let state = State::deal(&map, setup.seats.len() as u8, setup.first, setup.seed, &mut sink);
        let dealt = sink.finish()?;
        let mut game =
            Game { history: events[..dealt].to_vec(), ..Game::from_position(setup, Arc::clone(&map), state) };
        while let Some(event) = events.get(game.history.len()) {
            let at = game.history.len();
            let action = action_of(&game.state, event).ok_or(ReplayError::Mismatch { at })?;
            game.state.check(&map, action).map_err(|why| ReplayError::Illegal { at, why })?;
            let seat = game.state.to_move;
            let mut sink = ReplaySink::new(events, at);
            game.state.play(&map, action, &mut sink);
            let end = sink.finish()?;
            game.record(seat, action, &events[at..end]);
        }
        Ok(game)
    }
}

/// The action that begins with this event, if the position admits one.
fn action_of(state: &State, event: &Event) -> Option<Action> {
    let keep = |kept: &crate::action::Offer| {
        let keep = state.offer(state.to_move).keep(kept.tickets())?;
        Some(Action::KeepTickets { keep })
    };
    match *event {
        Event::OpeningKept { kept, .. } | Event::TicketsKept { kept, .. } => keep(&kept),
        Event::DrewBlind { .. } => Some(Action::DrawBlind),
        Event::DrewFaceUp { slot, .. } => Some(Action::DrawFaceUp { slot }),
        Event::TicketsOffered { .. } => Some(Action::DrawTickets),
        Event::TunnelTried { route, payment, .. } => Some(Action::Claim { route, payment }),
        Event::Claimed { route, payment, .. } => match state.phase {
            Phase::Tunnel(tunnel) => {
                let cards = payment.cards.checked_sub(tunnel.shown.cards)?;
                let locomotives = payment.locomotives.checked_sub(tunnel.shown.locomotives)?;
                Some(Action::PayTunnel { extra: Payment::new(payment.colour, cards, locomotives) })
            }
            Phase::Opening | Phase::Choose | Phase::SecondCard | Phase::Tickets | Phase::Over => {
                Some(Action::Claim { route, payment })
            }
        },
        Event::TunnelDeclined { .. } => Some(Action::DeclineTunnel),
        Event::StationBuilt { city, payment, .. } => Some(Action::BuildStation { city, payment }),
        Event::Passed { .. } => Some(Action::Pass),
        // These only ever follow from an action.
        Event::Began { .. }
        | Event::Dealt { .. }
        | Event::TurnedUp { .. }
        | Event::RowDiscarded
        | Event::Reshuffled { .. }
        | Event::OpeningOver { .. }
        | Event::TunnelCard { .. }
        | Event::TunnelExtra { .. }
        | Event::LastRound { .. }
        | Event::Ended => None,
    }
}

/// A sink that replaces chance by the recorded events, and checks that what happens is what was recorded.
pub(crate) struct ReplaySink<'a> {
    events: &'a [Event],
    /// The index of the event that should happen next.
    at: usize,
    /// How many cards or tickets of the current event have been used so far.
    used: usize,
    error: Option<ReplayError>,
}

impl<'a> ReplaySink<'a> {
    pub(crate) fn new(events: &'a [Event], at: usize) -> ReplaySink<'a> {
        ReplaySink { events, at, used: 0, error: None }
    }

    /// The index after the last event, if all went as recorded.
    fn finish(self) -> Result<usize, ReplayError> {
        match self.error {
            Some(error) => Err(error),
            None => Ok(self.at),
        }
    }

    fn fail(&mut self) {
        let at = self.at;
        let error =
            if at < self.events.len() { ReplayError::Mismatch { at } } else { ReplayError::Truncated { at } };
        self.error.get_or_insert(error);
    }
}

impl Sink for ReplaySink<'_> {
    fn tell(&mut self, event: impl FnOnce() -> Event) {
        if self.error.is_none() {
            if self.events.get(self.at) == Some(&event()) {
                self.at += 1;
                self.used = 0;
            } else {
                self.fail();
            }
        }
    }

    fn card(&mut self, deck: &Cards, drawn: Card) -> Card {
        if self.error.is_some() {
            return drawn;
        }
        let card = match self.events.get(self.at) {
            Some(Event::Dealt { cards, .. }) => cards.cards().get(self.used).copied(),
            Some(
                Event::TurnedUp { card, .. } | Event::DrewBlind { card, .. } | Event::TunnelCard { card },
            ) => Some(*card),
            Some(_) | None => None,
        };
        self.used += 1;
        match card {
            Some(card) if deck[card] > 0 => card,
            Some(_) | None => {
                self.fail();
                drawn
            }
        }
    }

    fn ticket(&mut self, unseen: u64, drawn: TicketId) -> TicketId {
        if self.error.is_some() {
            return drawn;
        }
        let ticket = match self.events.get(self.at) {
            Some(Event::TicketsOffered { tickets, .. }) => tickets.tickets().get(self.used).copied(),
            Some(_) | None => None,
        };
        self.used += 1;
        match ticket {
            Some(ticket) if ticket.0 < 64 && unseen >> ticket.0 & 1 == 1 => ticket,
            Some(_) | None => {
                self.fail();
                drawn
            }
        }
    }

    fn first(&mut self, seats: u8, drawn: SeatId) -> SeatId {
        match self.events.get(self.at) {
            Some(Event::Began { first }) if first.0 < seats => *first,
            Some(_) | None => {
                self.fail();
                drawn
            }
        }
    }
}
