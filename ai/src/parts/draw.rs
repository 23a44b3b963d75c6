//! Which card to draw: one that the plan needs, otherwise an unseen one.

use super::need::Needs;
use super::sight::Sight;
use engine::{Action, Card};

/// What a card is worth to the plan: about 1 if the plan needs it.
fn worth(card: Card, needs: &Needs, missing: u8, locomotives: u8) -> f64 {
    match card {
        Card::Locomotive if needs.locomotives > locomotives => 2.2,
        Card::Locomotive if missing > 0 => 1.3,
        Card::Locomotive => 0.6,
        Card::Purple
        | Card::Blue
        | Card::Orange
        | Card::White
        | Card::Green
        | Card::Yellow
        | Card::Black
        | Card::Red => match (needs.missing(card), needs.near(card)) {
            (0, _) => 0.1,
            (_, near) => 1.0 + 0.15 * f64::from(near),
        },
    }
}

/// The draw that helps these needs most, as the first or the second card of a turn. `None` if no card can be drawn.
pub(crate) fn best(sight: &Sight<'_>, needs: &Needs, first: bool) -> Option<Action> {
    let missing = needs.total_missing(sight);
    let held = sight.hand().locomotives();
    let worths = Card::ALL.map(|card| worth(card, needs, missing, held));
    let blind = if sight.has_deck() { unseen_worth(sight, &worths) } else { 0.0 };
    let Draws { best, top, second } = Draws::of(sight, &worths, blind);
    // R8: a locomotive of the row is the whole turn, so it competes with two other cards.
    if first && let Some(slot) = sight.in_row(Card::Locomotive) {
        let one_short = missing == 1 || Card::COLOURS.into_iter().any(|c| needs.near(c) == 2);
        let alone = worths[Card::Locomotive as usize] + if one_short { 0.2 } else { 0.0 };
        if best.is_none() || alone > top + second {
            return Some(Action::DrawFaceUp { slot });
        }
    }
    best
}

/// The draws after which there is a second card in the turn: the best one, and the worth of the best two.
pub(crate) struct Draws {
    pub(crate) best: Option<Action>,
    pub(crate) top: f64,
    pub(crate) second: f64,
}

impl Draws {
    /// `blind` is what an unseen card is worth.
    #[inline]
    pub(crate) fn of(sight: &Sight<'_>, worths: &[f64; engine::KINDS], blind: f64) -> Draws {
        let mut best = sight.has_deck().then_some((blind, Action::DrawBlind));
        let (mut top, mut second) = (blind, blind);
        for (slot, card) in (0u8..).zip(sight.row()) {
            let Some(card) = card.filter(|card| !card.is_locomotive()) else { continue };
            let here = worths[card as usize];
            if best.is_none_or(|(most, _)| here > most) {
                best = Some((here, Action::DrawFaceUp { slot }));
            }
            if here > top {
                (top, second) = (here, top);
            } else if here > second {
                second = here;
            }
        }
        Draws { best: best.map(|(_, action)| action), top, second }
    }
}

/// What an unseen card is worth on average.
fn unseen_worth(sight: &Sight<'_>, worths: &[f64; engine::KINDS]) -> f64 {
    let unseen = sight.unseen();
    let sum: f64 = unseen.iter().map(|(card, n)| f64::from(n) * worths[card as usize]).sum();
    sum / f64::from(unseen.total().max(1))
}
