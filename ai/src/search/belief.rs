//! What a seat believes about the others: which tickets would explain the routes they have built, and how they play.

use crate::bots::{Driver, Planner, Racer};
use crate::parts::bits;
use crate::parts::board::Board;
use crate::parts::path::{Costs, cheapest};
use crate::policy::Policy;
use engine::{Chance, MAX_SEATS, SeatId, SeenEvent, State, TicketId, View, imagine_by};

/// A ticket is believed twice as likely for every this many half turns that the seat's routes save on its path.
const DOUBLING: u8 = 3;

/// In how many of 256 games an opponent who does not race is imagined to play as the ladder's Planner.
const PLANNERS: u64 = 24;

/// How the others' tickets are read from their routes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reading {
    /// By the half turns that their routes save on a ticket's path.
    Saved,
    /// Also by what is still to go on it: the more trains a seat has placed, the less likely is a ticket that it has left
    /// undone.
    ToGo,
}

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
    pub(crate) fn new(view: &View, board: &Board, state: &State, reading: Reading) -> Belief {
        Belief {
            tickets: tickets(view, board, state, reading),
            racing: racing(view, board),
            view: view.clone(),
        }
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

/// How much more likely each seat is to hold each ticket than if it had built nothing.
fn tickets(view: &View, board: &Board, state: &State, reading: Reading) -> [[u64; 64]; MAX_SEATS] {
    let all = bits::first_routes(board.map.routes().len());
    let mut tickets = [[1; 64]; MAX_SEATS];
    for seat in view.seats.iter().map(|seat| seat.seat).filter(|seat| Some(*seat) != view.viewer) {
        let own = state.route_set(seat);
        let Some(believed) = tickets.get_mut(seat.index()).filter(|_| own != 0) else { continue };
        let fresh = Costs::new(board, 0, all);
        let built = Costs::new(board, own, all & !own);
        let placed = board.map.features().trains.saturating_sub(state.trains(seat));
        for ticket in board.map.tickets() {
            let cost = |costs: &Costs| cheapest(board, costs, ticket.ends).map_or(0, |path| path.cost);
            let left = cost(&built);
            let saved = cost(&fresh).saturating_sub(left);
            believed[ticket.id.index()] = match reading {
                Reading::Saved => 1 << (saved / DOUBLING).min(16),
                Reading::ToGo => {
                    let used = u32::from(placed) * 64 / u32::from(board.map.features().trains.max(1));
                    weight(i32::from(saved), i32::from(left), used as i32)
                }
            };
        }
    }
    tickets
}

/// `2^(saved/2 − 2·used²·left)`, from 2^-20 to 2^20, in units of 2^-20. `used` is the part of the seat's trains that are
/// placed, of 64. In whole numbers: the same on every platform.
fn weight(saved: i32, left: i32, used: i32) -> u64 {
    // The exponent in halves.
    let halves = (saved - 4 * used * used * left / 4_096).clamp(-40, 40) + 40;
    let whole = 1u64 << (halves / 2);
    if halves % 2 == 0 { whole } else { whole * 181 / 128 }
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
