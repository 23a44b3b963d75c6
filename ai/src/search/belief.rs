//! What a seat believes about the others: which tickets would explain the routes they have built, and how they play.

use crate::bots::{Driver, Planner, Racer};
use crate::parts::board::Board;
use crate::parts::path::{Costs, cheapest};
use crate::policy::Policy;
use engine::{Chance, MAX_SEATS, SeatId, SeenEvent, State, TicketId, View, imagine_by};

/// A ticket is believed twice as likely for every this many half turns that the seat's routes save on its path.
const DOUBLING: u8 = 3;

/// In how many of 256 games an opponent who does not race is imagined to play as the ladder's Planner.
const PLANNERS: u64 = 24;

/// The beliefs for one decision.
pub(crate) struct Belief {
    view: View,
    /// How strongly each seat is believed to hold each ticket.
    tickets: [[u64; 64]; MAX_SEATS],
    /// In how many of 256 games each seat is imagined to race.
    racing: [u64; MAX_SEATS],
}

/// An imagined world, and how the others play in it.
#[derive(Clone, Copy)]
pub(crate) struct World {
    pub(crate) state: State,
    manners: [Manner; MAX_SEATS],
}

#[derive(Clone, Copy)]
enum Manner {
    Driver,
    Planner,
    Racer,
}

impl World {
    /// The policy of each seat; `seat` itself plays by `own`.
    pub(crate) fn policies<'a>(
        &self,
        seat: SeatId,
        own: &'a Driver,
        other: &'a Driver,
    ) -> [&'a dyn Policy; MAX_SEATS] {
        std::array::from_fn(|n| -> &dyn Policy {
            match self.manners[n] {
                _ if n == seat.index() => own,
                Manner::Driver => other,
                Manner::Planner => &Planner,
                Manner::Racer => &Racer,
            }
        })
    }
}

impl Belief {
    /// `state` is any position that fits the view.
    pub(crate) fn new(view: &View, board: &Board, state: &State) -> Belief {
        Belief { tickets: tickets(view, board, state), racing: racing(view, board), view: view.clone() }
    }

    /// Imagines a world.
    pub(crate) fn world(&self, chance: &mut Chance) -> World {
        let manners = self.racing.map(|racing| match chance.below(256) {
            lot if lot < racing => Manner::Racer,
            lot if (lot - racing) * 256 < PLANNERS * (256 - racing) => Manner::Planner,
            _ => Manner::Driver,
        });
        let believed = |seat: SeatId, ticket: TicketId| self.tickets[seat.index()][ticket.index()];
        let state = imagine_by(&self.view, &believed, chance);
        World { state, manners }
    }
}

/// How much more likely each seat is to hold each ticket than if it had built nothing: twice as likely for every
/// [`DOUBLING`] half turns that its routes save on the ticket's path.
fn tickets(view: &View, board: &Board, state: &State) -> [[u64; 64]; MAX_SEATS] {
    let all = (1u128 << board.map.routes().len()) - 1;
    let mut tickets = [[1; 64]; MAX_SEATS];
    for seat in view.seats.iter().map(|seat| seat.seat).filter(|seat| Some(*seat) != view.viewer) {
        let own = state.route_set(seat);
        let Some(believed) = tickets.get_mut(seat.index()).filter(|_| own != 0) else { continue };
        let fresh = Costs::new(board, 0, all);
        let built = Costs::new(board, own, all & !own);
        for ticket in board.map.tickets() {
            let cost = |costs: &Costs| cheapest(board, costs, ticket.ends).map_or(0, |path| path.cost);
            let saved = cost(&fresh).saturating_sub(cost(&built));
            believed[ticket.id.index()] = 1 << (saved / DOUBLING).min(16);
        }
    }
    tickets
}

/// How likely each seat is to be a racer, out of 256: a racer claims only long routes, from its first claim on.
fn racing(view: &View, board: &Board) -> [u64; MAX_SEATS] {
    let long = long(board);
    let mut trains = [board.map.features().trains; MAX_SEATS];
    // Odds against 1024: about one to ten at the start.
    let mut odds = [100u64; MAX_SEATS];
    for event in &view.history {
        let SeenEvent::Claimed { seat, route, .. } = event else { continue };
        let (n, length) = (seat.index().min(MAX_SEATS - 1), board.map.route(*route).length);
        if trains[n] > 9 {
            odds[n] = if length >= long { (odds[n] * 2).min(1 << 14) } else { odds[n] / 6 };
        }
        trains[n] = trains[n].saturating_sub(length);
    }
    odds.map(|odds| 256 * odds / (odds + 1024))
}

/// The least length of route that a racer claims: the greatest for which routes of at least that length have 60 spaces
/// in all, enough for everyone.
fn long(board: &Board) -> u8 {
    let enough = |length: &u8| board.length_of(board.of_lengths(*length, engine::MAX_LENGTH as u8)) >= 60;
    (1..=engine::MAX_LENGTH as u8).rev().find(enough).unwrap_or(1)
}
