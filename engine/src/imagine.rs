//! A full position that fits what a seat knows.

mod tickets;

use crate::chance::{Chance, below};
use crate::ids::{MAX_SEATS, SeatId, TicketId};
use crate::state::State;
use crate::view::View;
use rand_core::Rng;
pub(crate) use tickets::{Choosing, story as ticket_story};

/// Deals everything the viewer cannot know at random, so that it fits all the viewer does know: its own hand and
/// tickets, how many cards and tickets the others have, the cards they took or showed face up and have not paid since,
/// and the tickets the viewer has put under the deck or seen come up again.
///
/// The position gets a random generator of its own, not the game's. The view should come from a [`crate::Game`]; for
/// one that contradicts itself, the position fits as far as possible.
pub fn imagine(view: &View, rng: &mut impl Rng) -> State {
    deal(view, rng, None)
}

/// The weight of a ticket when a seat's hidden tickets are dealt: how strongly the viewer believes the seat holds it.
pub type Belief<'a> = &'a dyn Fn(SeatId, TicketId) -> u64;

/// As [`imagine`], but the others' tickets are dealt by `belief` instead of evenly.
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
    // The cards known to be in a hand are not in the pool: they are dealt to it directly.
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
