//! A bot's random numbers are derived from its seed and the moment of the game, so that it keeps no state between moves.

use engine::{Chance, View};

/// A random stream for this moment, derived from what the viewer knows. Uses 64-bit arithmetic only, so that it is the
/// same on every platform.
pub(crate) fn chance_of(seed: u64, view: &View) -> Chance {
    let seat = view.viewer.map_or(u64::MAX, |seat| u64::from(seat.0));
    let hand = view.hand.iter().map(|(_, n)| u64::from(n));
    let trains = view.seats.iter().map(|seat| u64::from(seat.trains));
    let moment = [seat, view.history.len() as u64, u64::from(view.deck)];
    let all = moment.into_iter().chain(hand).chain(trains);
    Chance::new(all.fold(seed, |mixed, n| Chance::new(mixed.rotate_left(7) ^ n).next()))
}
