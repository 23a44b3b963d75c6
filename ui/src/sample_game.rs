//! A game for tests, as the table tells it to a page.

use engine::{SeatView, View};
use table::protocol::{Back, GameId, Seat, Snapshot, Who};

/// The game of this view, with Ida and Otto at its first two seats.
pub(crate) fn of_two_people(view: View) -> Snapshot {
    of(view, [("Ida", Who::Person), ("Otto", Who::Person)])
}

/// With Ida at the first seat, and a bot called Maud at the second.
pub(crate) fn against_a_bot(view: View) -> Snapshot {
    of(view, [("Ida", Who::Person), ("Maud", Who::Bot { bot: "casual".into() })])
}

fn of(view: View, players: [(&str, Who); 2]) -> Snapshot {
    let seat =
        |((name, who), seat): ((&str, Who), &SeatView)| Seat { name: name.into(), colour: seat.colour, who };
    Snapshot {
        session: GameId(1).into(),
        missing_bot: None,
        seed: None,
        revision: 1,
        seats: players.into_iter().zip(&view.seats).map(seat).collect(),
        curtain: None,
        back: Back::default(),
        lesson: None,
        view,
    }
}
