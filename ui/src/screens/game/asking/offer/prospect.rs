//! What the tickets on offer take, alone and with others.

use std::collections::BTreeSet;

use engine::{TicketId, View};
use model::tickets::{TicketState, states};
use model::{Outlook, Reach, Strain};

/// What is known about the tickets of an offer; worked out once for each offer.
pub(super) struct Prospects {
    outlook: Outlook,
    offered: Vec<TicketId>,
    /// The tickets in hand that are not done.
    held: Vec<TicketId>,
    trains: u8,
}

impl Prospects {
    pub(super) fn of(view: &View) -> Option<Prospects> {
        let trains = view.seats.get(view.viewer?.index())?.trains;
        let is_open = |(ticket, state): (TicketId, TicketState)| match state {
            TicketState::Open | TicketState::Blocked => Some(ticket),
            TicketState::Done => None,
        };
        Some(Prospects {
            outlook: Outlook::of(view)?,
            offered: view.offer.tickets().to_vec(),
            held: states(view).into_iter().filter_map(is_open).collect(),
            trains,
        })
    }

    pub(super) fn trains(&self) -> u8 {
        self.trains
    }

    pub(super) fn reach(&self, ticket: TicketId) -> Reach {
        self.outlook.reach(ticket)
    }

    /// The ticket with which this one shares most trains, and how many.
    pub(super) fn partner(&self, ticket: TicketId) -> Option<(TicketId, u8)> {
        let others = self.offered.iter().chain(&self.held).filter(|other| **other != ticket);
        let shared = others.map(|other| (*other, self.outlook.shared(ticket, *other)));
        // The first of several that are equal.
        shared.filter(|(_, trains)| *trains > 0).rev().max_by_key(|(_, trains)| *trains)
    }

    /// The trains that these tickets and those in hand take together.
    pub(super) fn needed(&self, chosen: &BTreeSet<TicketId>) -> u8 {
        let all: Vec<TicketId> = chosen.iter().chain(&self.held).copied().collect();
        self.outlook.together(&all)
    }

    pub(super) fn strain(&self, chosen: &BTreeSet<TicketId>) -> Strain {
        Strain::of(self.needed(chosen), self.trains)
    }
}
