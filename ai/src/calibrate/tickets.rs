//! How many of the others' tickets imagined opponents hold, and what they are worth.

use crate::parts::bits;
use crate::parts::board::Board;
use crate::parts::path::{Costs, cheapest};
use crate::parts::sight::position_for;
use crate::search::{Belief, Reading};
use engine::{Chance, SeatId, State, View};

/// Worlds imagined for each position.
const WORLDS: u32 = 8;

/// What was believed of one opponent's tickets at one moment.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    /// The fewest trains that a seat had left.
    pub(super) trains: u8,
    /// The share of its true tickets among those imagined.
    pub(super) share: f64,
    /// Points of the tickets imagined, as if the game ended now, and of the true ones.
    pub(super) imagined: f64,
    pub(super) truth: f64,
}

impl Found {
    pub(super) fn of(view: &View, truth: &State, first: bool) -> Vec<Found> {
        let reading = if first { Reading::Saved } else { Reading::ToGo };
        let board = &*Board::of(&view.map);
        let belief = Belief::new(view, board, &position_for(view), reading);
        let mut chance = Chance::new(view.history.len() as u64);
        let worlds: Vec<State> = (0..WORLDS).map(|_| belief.world(&mut chance).state).collect();
        let trains = view.seats.iter().map(|seat| seat.trains).min().unwrap_or(0);
        let others = view.seats.iter().map(|seat| seat.seat).filter(|seat| view.viewer != Some(*seat));
        let found = others.map(|seat| {
            let held = truth.ticket_set(seat);
            let mean = |of: &dyn Fn(&State) -> f64| worlds.iter().map(of).sum::<f64>() / f64::from(WORLDS);
            let share = |world: &State| {
                f64::from((world.ticket_set(seat) & held).count_ones()) / f64::from(held.count_ones().max(1))
            };
            Found {
                trains,
                share: mean(&share),
                imagined: mean(&|world| points(board, world, seat)),
                truth: points(board, truth, seat),
            }
        });
        found.collect()
    }
}

/// The points of a seat's tickets, without stations.
fn points(board: &Board, state: &State, seat: SeatId) -> f64 {
    let costs = Costs::new(board, state.route_set(seat), 0);
    let each = bits::tickets(state.ticket_set(seat)).map(|ticket| {
        let ticket = board.map.ticket(ticket);
        let points = f64::from(ticket.points);
        if cheapest(board, &costs, ticket.ends).is_some() { points } else { -points }
    });
    each.sum()
}
