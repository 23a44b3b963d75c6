//! A move, the alternatives and the reasons: what a coach needs to explain it.

use engine::{Action, Card, SeatId, TicketId};
use serde::{Deserialize, Serialize};

/// The move of a bot, with the candidates it was chosen from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// The move.
    pub action: Action,
    /// The moves that were compared, the best first. The chosen move is among them unless nothing was compared.
    pub candidates: Vec<Candidate>,
}

/// A move that was considered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Candidate {
    /// The move.
    pub action: Action,
    /// What it is expected to lead to; `None` from bots that go by simple rules and do not look ahead.
    pub evaluation: Option<Evaluation>,
    /// What speaks for and against it, the most important first.
    pub reasons: Vec<Reason>,
}

/// What a move is expected to lead to.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Evaluation {
    /// Points ahead of the best other seat at the end.
    pub margin: f64,
    /// The chance to win, 0 to 1; a shared win counts in part.
    pub win_chance: f64,
    /// The standard error of the margin.
    pub uncertainty: f64,
    /// The number of imagined games in which it was tried.
    pub games: u32,
}

impl Evaluation {
    /// This, moved by as much as `from` is from `to`.
    pub(crate) fn moved(self, from: Evaluation, to: Evaluation) -> Evaluation {
        Evaluation {
            margin: self.margin + to.margin - from.margin,
            win_chance: (self.win_chance + to.win_chance - from.win_chance).clamp(0.0, 1.0),
            ..self
        }
    }
}

/// One thing that speaks for or against a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// It completes this ticket.
    CompletesTicket(TicketId),
    /// It is part of the path planned for this ticket.
    AdvancesTicket(TicketId),
    /// Without it this ticket may become impossible.
    KeepsPossible(TicketId),
    /// It gives up this ticket, which becomes impossible.
    GivesUp(TicketId),
    /// It blocks this seat.
    Blocks(SeatId),
    /// It scores this many points at once.
    RoutePoints(u8),
    /// It extends the seat's longest path to this many spaces.
    LongestPath(u8),
    /// It gets a card that the plan is short of.
    NeedsCard(Card),
    /// It gets a card toward a route of this many spaces; the plan is not short of it.
    TowardRoute(Card, u8),
    /// It gets a card that nothing in particular is short of: it can pay for any route of its colour.
    SpareCard(Card),
    /// It takes an unseen card, which may be a locomotive.
    Unseen,
    /// It brings the end of the game nearer, which is good for the seat.
    Tempo,
    /// It begins the last round.
    EndsGame,
    /// There is time for more tickets.
    MoreTickets,
    /// This many extra cards may be due for a tunnel, or are being paid.
    Tunnel(u8),
    /// A station will borrow another's route for this ticket.
    Borrows(TicketId),
    /// It keeps this ticket, which can be completed along with the others.
    Keeps(TicketId),
    /// It keeps this ticket, which cannot be completed along with the others.
    KeepsInVain(TicketId),
    /// It puts back this ticket, which would have taken this many half turns more.
    PutsBack(TicketId, u16),
    /// It declines a tunnel that costs this many extra cards.
    LeavesTunnel(u8),
    /// No other move is legal.
    Stuck,
    /// Imagined games prefer it to the move that the plan would make.
    Search,
}

impl Choice {
    /// A move without candidates.
    pub fn only(action: Action) -> Choice {
        Choice { action, candidates: Vec::new() }
    }

    /// A move by rule, with its reasons.
    pub fn because(action: Action, reasons: Vec<Reason>) -> Choice {
        Choice { action, candidates: vec![Candidate { action, evaluation: None, reasons }] }
    }

    /// The candidate that was chosen, with its reasons.
    pub fn chosen(&self) -> Option<&Candidate> {
        self.candidates.iter().find(|candidate| candidate.action == self.action)
    }
}
