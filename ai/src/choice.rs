//! A move, what else was thought of, and why: what a coach speaks from.

use engine::{Action, Card, SeatId, TicketId};
use serde::{Deserialize, Serialize};

/// The move of a bot, with what it was chosen from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// The move.
    pub action: Action,
    /// What was compared, the best first. The move is among them unless nothing was compared at all.
    pub candidates: Vec<Candidate>,
}

/// A move that was thought of.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Candidate {
    /// The move.
    pub action: Action,
    /// What it leads to, where the bot has looked; simple bots go by rules and have not.
    pub evaluation: Option<Evaluation>,
    /// What speaks for and against it, the weightiest first.
    pub reasons: Vec<Reason>,
}

/// What a move is expected to lead to.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Evaluation {
    /// Points ahead of the best other seat at the end.
    pub margin: f64,
    /// The chance to win, 0 to 1; a shared win is shared.
    pub win_chance: f64,
    /// The standard error of the margin.
    pub uncertainty: f64,
    /// In how many imagined games it was tried.
    pub games: u32,
}

/// One thing that speaks for or against a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// It completes this ticket.
    CompletesTicket(TicketId),
    /// It is a link of the way planned for this ticket.
    AdvancesTicket(TicketId),
    /// Without it this ticket may become impossible.
    KeepsPossible(TicketId),
    /// It gives this ticket up, which is out of reach.
    GivesUp(TicketId),
    /// It gets in the way of this seat.
    Blocks(SeatId),
    /// It scores so many points at once.
    RoutePoints(u8),
    /// It brings the longest path to so many spaces.
    LongestPath(u8),
    /// It gets a card that the plan is short of.
    NeedsCard(Card),
    /// It keeps the choice of cards open: unseen cards may be locomotives.
    Unseen,
    /// It brings the end nearer, which suits the seat.
    Tempo,
    /// It begins the last round.
    EndsGame,
    /// There is time for more tickets.
    MoreTickets,
    /// So many extra cards may be due for a tunnel, or are.
    Tunnel(u8),
    /// A station will borrow another's route for this ticket.
    Borrows(TicketId),
    /// It keeps this ticket, for which there is a way beside those of the others.
    Keeps(TicketId),
    /// It keeps this ticket, for which there is no way beside those of the others.
    KeepsInVain(TicketId),
    /// It puts this ticket back, which would have taken so many half turns more.
    PutsBack(TicketId, u16),
    /// It leaves a tunnel that costs so many cards more.
    LeavesTunnel(u8),
    /// Nothing else can be done.
    Stuck,
    /// Imagined games prefer it to the move that the plan would make.
    Search,
}

impl Choice {
    /// A move that nothing was compared with.
    pub fn only(action: Action) -> Choice {
        Choice { action, candidates: Vec::new() }
    }

    /// A move by rule, with its reasons.
    pub fn because(action: Action, reasons: Vec<Reason>) -> Choice {
        Choice { action, candidates: vec![Candidate { action, evaluation: None, reasons }] }
    }

    /// What was said about the move itself.
    pub fn chosen(&self) -> Option<&Candidate> {
        self.candidates.iter().find(|candidate| candidate.action == self.action)
    }
}
