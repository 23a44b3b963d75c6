//! Placing trains on long routes as fast as possible: all that a racer does, and what planners do once their tickets are
//! done.

use super::bits;
use super::need::Needs;
use super::pay;
use super::sight::Sight;
use super::tunnel;
use engine::{Action, Card, MAX_LENGTH};

/// With this few trains any route is good enough.
const FEW: u8 = 9;

/// The routes that a racer claims: the longest, and shorter ones as those run out.
pub(crate) fn targets(sight: &Sight<'_>) -> u128 {
    let trains = sight.trains();
    let most = trains.min(MAX_LENGTH as u8);
    let open = sight.open() & sight.board.of_lengths(1, most);
    if trains <= FEW {
        return open;
    }
    let mut targets = 0;
    for length in (1..=most).rev() {
        targets |= open & sight.board.of_length(length);
        if sight.board.length_of(targets) * 2 >= u16::from(trains) {
            break;
        }
    }
    targets
}

/// The best claim among these: the longest, then one that joins the own network, then the one with fewest locomotives.
pub(crate) fn claim(sight: &Sight<'_>, targets: u128, needs: &Needs) -> Option<Action> {
    let mut best = None;
    let mut worth = (0, false, 0);
    let network = sight.board.cities_of(sight.own());
    for length in (1..=sight.trains().min(MAX_LENGTH as u8)).rev() {
        for id in bits::routes(targets & sight.board.of_length(length)) {
            let Some(action) = pay::claim(sight, id, needs) else { continue };
            let Action::Claim { payment, .. } = action else { continue };
            if !tunnel::is_safe_to_try(sight, &action) {
                continue;
            }
            let joins = sight.board.cities_of(bits::route(id)) & network != 0;
            let here = (length, joins, u8::MAX - payment.locomotives);
            if best.is_none() || here > worth {
                (best, worth) = (Some(action), here);
            }
        }
        if best.is_some() {
            break;
        }
    }
    best
}

/// The draw for these targets: a face-up colour of which two thirds are held, otherwise an unseen card. `None` if no
/// card can be drawn.
pub(crate) fn draw(sight: &Sight<'_>, targets: u128, first: bool) -> Option<Action> {
    let hand = sight.hand();
    let mut longest = [0u8; 8];
    for length in 1..=MAX_LENGTH as u8 {
        for id in bits::routes(targets & sight.board.of_length(length)) {
            match sight.board.map.route(id).colour {
                Some(colour) => longest[colour as usize] = length,
                None => longest = [length; 8],
            }
        }
    }
    let mut best = None;
    let mut share = 0;
    for (slot, card) in (0u8..).zip(sight.row()) {
        let Some(card) = card.filter(|card| !card.is_locomotive()) else { continue };
        let (length, held) = (longest[card as usize], hand[card] + hand.locomotives());
        if length > 0 && held < length && held * 3 >= length * 2 {
            let here = u16::from(held) * 60 / u16::from(length);
            if best.is_none() || here > share {
                (best, share) = (Some(Action::DrawFaceUp { slot }), here);
            }
        }
    }
    let blind = || sight.has_deck().then_some(Action::DrawBlind);
    let other = |card: &Option<Card>| card.is_some_and(|card| first || !card.is_locomotive());
    let any = || {
        let slot = sight.row().iter().position(other)?;
        Some(Action::DrawFaceUp { slot: slot as u8 })
    };
    best.or_else(blind).or_else(any)
}
