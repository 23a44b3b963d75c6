//! A full position that fits what a seat knows.

mod tickets;

use crate::chance::{Chance, below};
use crate::ids::{MAX_SEATS, SeatId, TicketId};
use crate::state::State;
use crate::view::View;
use rand_core::Rng;

/// Deals everything the viewer cannot know at random, so that it fits all the viewer does know: the own
/// hand and tickets, how many cards and tickets the others have, the cards they took or showed face up and
/// have not paid since, and the tickets the viewer has put under the deck or seen come up again.
///
/// The position goes on by chance of its own, not by that of the game. It is meant for a view that a
/// [`crate::Game`] has given; of one that contradicts itself it makes what it can.
pub fn imagine(view: &View, rng: &mut impl Rng) -> State {
    deal(view, rng, None)
}

/// How strongly a viewer believes that a seat holds a ticket, beside the other tickets there are.
pub type Belief<'a> = &'a dyn Fn(SeatId, TicketId) -> u64;

/// As [`imagine`], with the others' tickets dealt by what the viewer believes rather than evenly.
pub fn imagine_by(view: &View, belief: Belief<'_>, rng: &mut impl Rng) -> State {
    deal(view, rng, Some(belief))
}

fn deal(view: &View, rng: &mut impl Rng, belief: Option<Belief<'_>>) -> State {
    let map = &view.map;
    let mut state = view.known_state();
    state.chance = Chance::new(rng.next_u64());
    deal_cards(view, &mut state, rng);
    tickets::deal(view, map, &mut state, rng, belief);
    state
}

fn deal_cards(view: &View, state: &mut State, rng: &mut impl Rng) {
    // Without what is known of any hand: those cards are dealt already.
    let mut pool = view.unseen();
    let others = || view.seats.iter().take(MAX_SEATS).filter(|seat| view.viewer != Some(seat.seat));
    let hand_of = |seat: SeatId| seat.index().min(MAX_SEATS - 1);
    for seat in others() {
        let hand = &mut state.hands[hand_of(seat.seat)];
        *hand = seat.known;
        for _ in seat.known.total()..seat.cards {
            if let Some(card) = pool.nth(below(rng, u64::from(pool.total()))) {
                pool[card] -= 1;
                hand[card] += 1;
            }
        }
    }
    state.deck = pool;
}
