//! Where a bot's own chance comes from: its seed and the moment of the game, so that nothing need be kept
//! between two moves.

use engine::{Chance, View};

/// A stream of numbers for this moment. Made of what the viewer knows, by arithmetic of a fixed width.
pub(crate) fn chance_of(seed: u64, view: &View) -> Chance {
    let seat = view.viewer.map_or(u64::MAX, |seat| u64::from(seat.0));
    let hand = view.hand.iter().map(|(_, n)| u64::from(n));
    let trains = view.seats.iter().map(|seat| u64::from(seat.trains));
    let moment = [seat, view.history.len() as u64, u64::from(view.deck)];
    let all = moment.into_iter().chain(hand).chain(trains);
    Chance::new(all.fold(seed, |mixed, n| Chance::new(mixed.rotate_left(7) ^ n).next()))
}
