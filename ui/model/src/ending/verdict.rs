//! What decided a game that is over, for one sentence about it. Each kind is found by working out the result without it,
//! so that what is said is true.

use std::cmp::Reverse;

use engine::{Decider, RouteId, Score, Scores, SeatId, SeenEvent, TicketId, View};

use super::parts::Parts;

/// What decided a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// The winner claimed this route in the last round. Had it stayed free, the seat would not have won alone.
    LastRound {
        /// The winner.
        seat: SeatId,
        /// What it claimed.
        route: RouteId,
    },
    /// Without this ticket, which it did not finish, the seat would have won.
    Burden {
        /// Who did not win.
        seat: SeatId,
        /// What it did not finish.
        ticket: TicketId,
        /// What that cost, as a positive number.
        points: i16,
    },
    /// If nobody got these points, another seat would be ahead of the winner.
    Bonus {
        /// Which points.
        bonus: Bonus,
        /// The winner.
        seat: SeatId,
        /// How many of them the winner has.
        points: i16,
        /// Who would be ahead.
        other: SeatId,
    },
    /// By routes alone another seat was ahead; with the tickets the winner was.
    Tickets {
        /// The winner.
        seat: SeatId,
        /// Who was ahead.
        other: SeatId,
    },
    /// One ticket brought the winner more points than it was ahead by.
    Ticket {
        /// The winner.
        seat: SeatId,
        /// The one that brought most.
        ticket: TicketId,
        /// What it brought.
        points: i16,
        /// How far ahead the winner is.
        lead: i16,
    },
    /// How far ahead the winner is, where nothing else is to be told.
    Lead {
        /// The winner.
        seat: SeatId,
        /// In points.
        points: i16,
    },
    /// The points alone did not decide. This seat brought on the last round.
    Ender {
        /// Who did.
        seat: SeatId,
    },
}

/// Points that are given at the end, beside those for tickets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bonus {
    /// For the longest path.
    Longest,
    /// For most completed tickets.
    MostTickets,
    /// For stations that were not built.
    Stations,
}

impl Bonus {
    const ALL: [Bonus; 3] = [Bonus::Longest, Bonus::MostTickets, Bonus::Stations];

    fn of(self, score: &Score) -> i16 {
        match self {
            Bonus::Longest => score.longest.bonus,
            Bonus::MostTickets => score.most_tickets,
            Bonus::Stations => score.unbuilt_stations,
        }
    }
}

/// What decided this game, the most telling first; `None` while it is played, or if there is nothing to tell.
pub fn verdict(view: &View) -> Option<Verdict> {
    let scores = view.scores.as_ref()?;
    let winner = match (&scores.winners[..], scores.decided_by) {
        ([winner], Decider::Points) => scores.seats.get(winner.index()),
        _ => None,
    };
    let Some(winner) = winner else { return burden(scores).or_else(|| ender(view)) };
    last_round(view, winner)
        .or_else(|| burden(scores))
        .or_else(|| Bonus::ALL.into_iter().find_map(|bonus| without_bonus(scores, winner, bonus)))
        .or_else(|| by_tickets(scores, winner))
        .or_else(|| by_lead(scores, winner))
}

fn others<'s>(scores: &'s Scores, winner: &Score) -> impl Iterator<Item = &'s Score> {
    let winner = winner.seat;
    scores.seats.iter().filter(move |score| score.seat != winner)
}

/// The last of the winner's claims in the last round without which it would not have won alone.
fn last_round(view: &View, winner: &Score) -> Option<Verdict> {
    let begun = view.history.iter().position(|event| matches!(event, SeenEvent::LastRound { .. }))?;
    let decides = |route: &RouteId| {
        view.scores_without(*route).is_some_and(|scores| scores.winners[..] != [winner.seat])
    };
    let claims = view.history[begun..].iter().rev().filter_map(|event| match event {
        SeenEvent::Claimed { seat, route, .. } if *seat == winner.seat => Some(*route),
        _ => None,
    });
    claims.into_iter().find(decides).map(|route| Verdict::LastRound { seat: winner.seat, route })
}

/// A ticket counts against its seat only; without it, all other points are as they are.
fn burden(scores: &Scores) -> Option<Verdict> {
    let most = scores.seats.iter().map(|score| score.total).max()?;
    let mut behind: Vec<&Score> = scores.seats.iter().filter(|score| score.total < most).collect();
    behind.sort_by_key(|score| score.rank);
    behind.into_iter().find_map(|score| {
        let dearest = score.tickets.iter().min_by_key(|ticket| ticket.points)?;
        let (seat, ticket, points) = (score.seat, dearest.ticket, -dearest.points);
        (!dearest.completed && score.total + points > most).then_some(Verdict::Burden {
            seat,
            ticket,
            points,
        })
    })
}

fn without_bonus(scores: &Scores, winner: &Score, bonus: Bonus) -> Option<Verdict> {
    let rest = |score: &Score| score.total - bonus.of(score);
    let other = others(scores, winner).max_by_key(|score| rest(score))?;
    (rest(other) > rest(winner)).then_some(Verdict::Bonus {
        bonus,
        seat: winner.seat,
        points: bonus.of(winner),
        other: other.seat,
    })
}

fn by_tickets(scores: &Scores, winner: &Score) -> Option<Verdict> {
    let with_tickets = |score: &Score| {
        let parts = Parts::of(score);
        parts.routes + parts.tickets - parts.lost
    };
    let other = others(scores, winner).max_by_key(|score| score.routes)?;
    let was_ahead = scores.seats.iter().all(|score| score.seat == other.seat || score.routes < other.routes);
    let is_ahead = others(scores, winner).all(|score| with_tickets(score) < with_tickets(winner));
    (was_ahead && is_ahead).then_some(Verdict::Tickets { seat: winner.seat, other: other.seat })
}

fn by_lead(scores: &Scores, winner: &Score) -> Option<Verdict> {
    let seat = winner.seat;
    let lead = winner.total - others(scores, winner).map(|score| score.total).max()?;
    let best = winner.tickets.iter().filter(|ticket| ticket.completed && ticket.points > lead);
    let best = best.max_by_key(|ticket| (ticket.points, Reverse(ticket.ticket)));
    Some(match best {
        Some(best) => Verdict::Ticket { seat, ticket: best.ticket, points: best.points, lead },
        None => Verdict::Lead { seat, points: lead },
    })
}

fn ender(view: &View) -> Option<Verdict> {
    view.history.iter().find_map(|event| match event {
        SeenEvent::LastRound { seat } => Some(Verdict::Ender { seat: *seat }),
        _ => None,
    })
}

#[cfg(test)]
mod tests;
