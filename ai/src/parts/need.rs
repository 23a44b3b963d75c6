//! Which cards a set of routes needs, beyond those in hand.

use super::bits;
use super::sight::Sight;
use engine::{Card, Route, RouteId};

/// The eight colours by number.
const COLOURS: usize = 8;

/// Cards wanted for a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Needs {
    /// Cards of each colour that the plan will take.
    want: [u8; COLOURS],
    /// Of these, the ones not in hand.
    missing: [u8; COLOURS],
    /// For each colour, how soon a card of it lets a route be paid: see [`Needs::near`].
    near: [u8; COLOURS],
    /// Locomotives that ferries will take (R30).
    pub(crate) locomotives: u8,
}

impl Needs {
    /// What these routes need. Grey routes need the colour of which the hand has most to spare.
    pub(crate) fn of(sight: &Sight<'_>, routes: u128) -> Needs {
        let hand = sight.hand();
        let mut needs = Needs::default();
        let mut grey = 0;
        for id in bits::routes(routes) {
            let route = sight.board.map.route(better_track(sight, id));
            needs.locomotives += route.locomotives();
            match route.colour {
                Some(colour) => needs.add(sight, route, colour),
                None => grey |= bits::route(id),
            }
        }
        // Long routes choose their colour first.
        for length in (1..=engine::MAX_LENGTH as u8).rev() {
            for id in bits::routes(grey & sight.board.of_length(length)) {
                let spare = |colour: Card| {
                    let left = hand[colour].saturating_sub(needs.want[colour as usize]);
                    let face_up = sight.row().iter().filter(|card| **card == Some(colour)).count() as u8;
                    (left * 4 + face_up, std::cmp::Reverse(colour))
                };
                let colour = Card::COLOURS.into_iter().max_by_key(|colour| spare(*colour));
                needs.add(sight, sight.board.map.route(id), colour.unwrap_or(Card::Purple));
            }
        }
        needs
    }

    fn add(&mut self, sight: &Sight<'_>, route: &Route, colour: Card) {
        let (hand, n) = (sight.hand(), colour as usize);
        // R31: about every second tunnel costs an extra card.
        let cards = route.length - route.locomotives() + u8::from(route.is_tunnel());
        let before = self.want[n];
        self.want[n] += cards;
        let short = |want: u8| want.saturating_sub(hand[colour]);
        self.missing[n] = short(self.want[n]);
        let here = short(before + cards) - short(before);
        let after_locomotives = here.saturating_sub(hand.locomotives());
        let near = match after_locomotives {
            0 | 1 => 2,
            2 => 1,
            _ => 0,
        };
        self.near[n] = self.near[n].max(if here == 0 { 0 } else { near });
    }

    /// Cards of a colour that the plan will take.
    #[inline]
    pub(crate) fn want(&self, colour: Card) -> u8 {
        self.want.get(colour as usize).copied().unwrap_or(0)
    }

    /// Cards of a colour that are not in hand.
    #[inline]
    pub(crate) fn missing(&self, colour: Card) -> u8 {
        self.missing.get(colour as usize).copied().unwrap_or(0)
    }

    /// How soon a card of this colour lets a route be paid: 2 at once, 1 with one more, 0 not yet.
    #[inline]
    pub(crate) fn near(&self, colour: Card) -> u8 {
        self.near.get(colour as usize).copied().unwrap_or(0)
    }

    /// All the cards that are not in hand, locomotives for ferries included.
    pub(crate) fn total_missing(&self, sight: &Sight<'_>) -> u8 {
        let colours: u8 = self.missing.iter().sum();
        (colours + self.locomotives).saturating_sub(sight.hand().locomotives())
    }
}

/// Of a double route, the open track whose colour the hand has more of.
pub(crate) fn better_track(sight: &Sight<'_>, id: RouteId) -> RouteId {
    let route = sight.board.map.route(id);
    let Some(twin) = route.twin.filter(|twin| sight.open() & bits::route(*twin) != 0) else { return id };
    let held = |id: RouteId| {
        let colour = sight.board.map.route(id).colour;
        let best = || Card::COLOURS.into_iter().map(|c| sight.hand()[c]).max().unwrap_or(0);
        colour.map_or_else(best, |colour| sight.hand()[colour])
    };
    if held(twin) > held(id) { twin } else { id }
}
