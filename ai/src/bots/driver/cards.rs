//! Rates draws.

use super::scheme::Scheme;
use crate::parts::draw::Draws;
use crate::parts::rush;
use crate::parts::sight::Sight;
use crate::weights::Weights;
use engine::{Action, Card, KINDS};

/// A hand of more cards than this is large.
const MANY: u8 = 16;

/// The best draw, as the first card of a turn or the second, and what the cards of this turn are worth.
pub(super) fn best(
    sight: &Sight<'_>,
    scheme: &Scheme,
    weights: &Weights,
    first: bool,
) -> Option<(f32, Action)> {
    let worths = worths(sight, scheme, weights);
    let unseen = sight.unseen();
    let sum: f32 = unseen.iter().map(|(card, n)| f32::from(n) * worths[card as usize]).sum();
    let blind =
        if sight.has_deck() { sum / f32::from(unseen.total().max(1)) + weights.card_blind } else { 0.0 };
    let Draws { best, top, second } = Draws::of(sight, &worths.map(f64::from), f64::from(blind));
    // The weights are `f32`, so `top` and `second` lose nothing here.
    let both = top as f32 + second as f32;
    // R8: a locomotive of the row is the whole turn, so it competes with two other cards.
    if first && let Some(slot) = sight.in_row(Card::Locomotive) {
        let alone = worths[Card::Locomotive as usize];
        if best.is_none() || alone > both {
            return Some((alone, Action::DrawFaceUp { slot }));
        }
    }
    best.map(|action| (both, action))
}

/// A draw for each kind of face-up card, the best first, with the unseen card in second place.
pub(super) fn all(sight: &Sight<'_>, scheme: &Scheme, weights: &Weights, first: bool) -> Vec<Action> {
    let worths = worths(sight, scheme, weights);
    let mut kinds: Vec<Card> = sight.row().iter().copied().flatten().collect();
    kinds.sort_by(|a, b| worths[*b as usize].total_cmp(&worths[*a as usize]).then(a.cmp(b)));
    kinds.dedup();
    kinds.retain(|card| first || !card.is_locomotive());
    let blind = sight.has_deck().then_some(Action::DrawBlind);
    let face_up = kinds.into_iter().filter_map(|card| sight.in_row(card));
    let mut list: Vec<Action> = face_up.map(|slot| Action::DrawFaceUp { slot }).collect();
    list.splice(list.len().min(1)..list.len().min(1), blind);
    list
}

/// What drawing cards is worth, if the two best are worth `good`.
pub(super) fn draw_worth(sight: &Sight<'_>, scheme: &Scheme, weights: &Weights, good: f32) -> f32 {
    let missing = scheme.needs.total_missing(sight);
    let cards = sight.hand().total();
    let fillers = scheme.all_needs.total_missing(sight).saturating_sub(missing);
    weights.draw
        + weights.draw_missing * f32::from(missing.min(12))
        + weights.draw_hand * f32::from(cards)
        + weights.draw_late * super::late(sight)
        + weights.draw_good * good
        + weights.draw_trains * f32::from(sight.trains())
        + if missing == 0 { weights.draw_ready } else { 0.0 }
        + weights.draw_fill * f32::from(fillers.min(12))
        + weights.draw_many * f32::from(cards.saturating_sub(MANY))
        + if sight.own() == 0 { weights.draw_fresh } else { 0.0 }
        + weights.draw_slack * scheme.slack
}

fn worths(sight: &Sight<'_>, scheme: &Scheme, weights: &Weights) -> [f32; KINDS] {
    let needs = &scheme.needs;
    let hand = sight.hand();
    let missing = needs.total_missing(sight);
    let wild = hand.locomotives();
    let done = scheme.is_done();
    let targets = rush::targets(sight);
    Card::ALL.map(|card| {
        if card.is_locomotive() {
            return match () {
                () if needs.locomotives > wild => weights.card_ferry,
                () if missing > 0 || done => weights.card_wild,
                () => weights.card_spare,
            };
        }
        let length = sight.board.longest_in(card, targets);
        let held = hand[card] + wild;
        let toward = if held < length { f32::from(held) / f32::from(length) } else { 0.0 };
        if needs.missing(card) > 0 {
            weights.card_needed
                + weights.card_near * f32::from(needs.near(card))
                + weights.card_more * f32::from(needs.missing(card).min(6))
                + weights.card_long * toward
        } else {
            weights.card_other
                + toward * if done { weights.card_rush } else { weights.card_long }
                + if scheme.all_needs.missing(card) > 0 { weights.card_fill } else { 0.0 }
        }
    })
}
