//! The cards that a viewer has not seen, dealt anew so that everything it has seen could happen.
//!
//! What others were dealt and drew unseen must have been in the deck at that time, and must pay for what they claimed.
//! How likely a deal is follows from what was left in the deck at each draw. Such deals are found by a random walk
//! (Metropolis): one card is replaced, or two change places, and the change is kept by how much likelier it makes the
//! whole. At first a card that was not there only makes a deal less likely; in the end it makes it impossible.
//! All of it is whole-number arithmetic, so every machine deals the same.

use crate::action::Payment;
use crate::card::{Card, Cards, KINDS};
use crate::chance::below;
use crate::event::SeenEvent;
use crate::ids::{MAX_SEATS, SeatId};
use crate::state::Row;
use crate::view::View;
use rand_core::Rng;

/// Changes that are tried for each hidden card while the walk is lenient, and then while it is strict.
const TRIES: usize = 60;

/// By how much each missing card makes a deal less likely, in [`ONE`]th parts of a halving: at first and at last.
const LENIENT: i64 = ONE;
const STRICT: i64 = 12 * ONE;

/// By how much one does in a deal that fits: it is never kept.
const NEVER: i64 = 1 << 40;

/// A halving of the odds.
const ONE: i64 = 256;

/// The hidden cards in the order of the history; `None` if none were found that fit.
pub(super) fn deal(view: &View, rng: &mut impl Rng) -> Option<Vec<Card>> {
    let script = Script::of(view);
    let mut walk = Walk { dealt: script.first_guess(rng), script: &script, rng };
    let tries = TRIES * walk.dealt.len();
    let mut now = walk.script.fit(&walk.dealt);
    for n in 0..tries {
        let price = LENIENT + (STRICT - LENIENT) * n as i64 / tries.max(1) as i64;
        now = walk.step(now, price);
    }
    for _ in 0..tries {
        if now.missing > 0 {
            now = walk.step(now, STRICT);
        }
    }
    if now.missing > 0 {
        return None;
    }
    for _ in 0..tries {
        now = walk.step(now, NEVER);
    }
    Some(walk.dealt)
}

/// What happened to the cards, as far as it matters for those that are hidden.
enum Step {
    /// This card left the deck in sight of the viewer.
    Seen(Card),
    /// The hidden card of that number left the deck for a hand.
    Hidden { card: usize, seat: SeatId },
    /// A seat took this card of the row.
    Taken { seat: SeatId, card: Card },
    /// A seat showed these cards and kept them for now.
    Shown { seat: SeatId, cards: Payment },
    /// A seat paid.
    Paid { seat: SeatId, cards: Payment },
    /// These discards were shuffled into the deck.
    Reshuffled(Cards),
}

struct Script {
    steps: Vec<Step>,
    hidden: usize,
}

/// How well a deal fits.
#[derive(Clone, Copy)]
struct Fit {
    /// The logarithm of its odds, in [`ONE`]th parts of a doubling.
    odds: i64,
    /// Cards that were drawn, shown or paid without being there.
    missing: i64,
}

impl Script {
    fn of(view: &View) -> Script {
        let mut script = Script { steps: Vec::new(), hidden: 0 };
        let mut table = Table::default();
        for event in &view.history {
            script.event(event, &mut table);
        }
        script
    }

    fn event(&mut self, event: &SeenEvent, table: &mut Table) {
        match *event {
            SeenEvent::Dealt { seat, count, cards: None } => (0..count).for_each(|_| self.hide(seat)),
            SeenEvent::Dealt { seat, cards: Some(cards), .. } => {
                for card in cards.cards() {
                    self.steps.extend([Step::Seen(*card), Step::Taken { seat, card: *card }]);
                }
            }
            SeenEvent::DrewBlind { seat, card: None } => self.hide(seat),
            SeenEvent::DrewBlind { seat, card: Some(card) } => {
                self.steps.extend([Step::Seen(card), Step::Taken { seat, card }]);
            }
            SeenEvent::TurnedUp { slot, card } => {
                table.turn_up(slot, card);
                self.steps.push(Step::Seen(card));
            }
            SeenEvent::DrewFaceUp { seat, slot, card } => {
                table.take(slot);
                self.steps.push(Step::Taken { seat, card });
            }
            SeenEvent::TunnelCard { card } => {
                table.tunnel[card] += 1;
                self.steps.push(Step::Seen(card));
            }
            SeenEvent::RowDiscarded => table.discard_row(),
            SeenEvent::Reshuffled { .. } => {
                self.steps.push(Step::Reshuffled(std::mem::take(&mut table.discards)))
            }
            SeenEvent::TunnelTried { seat, payment, .. } => {
                self.steps.push(Step::Shown { seat, cards: payment });
            }
            SeenEvent::Claimed { seat, payment, .. } | SeenEvent::StationBuilt { seat, payment, .. } => {
                self.steps.push(Step::Paid { seat, cards: payment });
                table.discards.put(&payment.to_cards());
                table.leave_tunnel();
            }
            SeenEvent::TunnelDeclined { .. } => table.leave_tunnel(),
            SeenEvent::Began { .. }
            | SeenEvent::TicketsOffered { .. }
            | SeenEvent::OpeningKept { .. }
            | SeenEvent::OpeningOver { .. }
            | SeenEvent::TicketsKept { .. }
            | SeenEvent::TunnelExtra { .. }
            | SeenEvent::Passed { .. }
            | SeenEvent::LastRound { .. }
            | SeenEvent::Ended => {}
        }
    }

    fn hide(&mut self, seat: SeatId) {
        self.steps.push(Step::Hidden { card: self.hidden, seat });
        self.hidden += 1;
    }

    /// Each hidden card drawn from what the deck would then have.
    fn first_guess(&self, rng: &mut impl Rng) -> Vec<Card> {
        let (mut deck, mut dealt) = (Cards::ALL, Vec::with_capacity(self.hidden));
        for step in &self.steps {
            match step {
                Step::Seen(card) => deck[*card] = deck[*card].saturating_sub(1),
                Step::Hidden { .. } => {
                    let n = below(rng, u64::from(deck.total()));
                    let card = deck.nth(n).unwrap_or_else(|| Card::ALL[below(rng, KINDS as u64) as usize]);
                    deck[card] = deck[card].saturating_sub(1);
                    dealt.push(card);
                }
                Step::Reshuffled(discards) => deck.put(discards),
                Step::Taken { .. } | Step::Shown { .. } | Step::Paid { .. } => {}
            }
        }
        dealt
    }

    /// Follows all cards through the game.
    fn fit(&self, dealt: &[Card]) -> Fit {
        let mut deck = Cards::ALL.iter().fold([0i16; KINDS], |mut deck, (card, n)| {
            deck[card as usize] = i16::from(n);
            deck
        });
        let mut hands = [[0i16; KINDS]; MAX_SEATS];
        let mut fit = Fit { odds: 0, missing: 0 };
        for step in &self.steps {
            match *step {
                Step::Seen(card) => fit.draw(&mut deck, card),
                Step::Hidden { card, seat } => {
                    fit.draw(&mut deck, dealt[card]);
                    hands[place_of(seat)][dealt[card] as usize] += 1;
                }
                Step::Taken { seat, card } => hands[place_of(seat)][card as usize] += 1,
                Step::Shown { seat, cards } => fit.show(&hands[place_of(seat)], cards),
                Step::Paid { seat, cards } => {
                    let hand = &mut hands[place_of(seat)];
                    fit.show(hand, cards);
                    hand[cards.colour as usize] -= i16::from(cards.cards);
                    hand[Card::Locomotive as usize] -= i16::from(cards.locomotives);
                }
                Step::Reshuffled(ref discards) => {
                    for (card, n) in discards.iter() {
                        deck[card as usize] += i16::from(n);
                    }
                }
            }
        }
        fit
    }
}

impl Fit {
    fn draw(&mut self, deck: &mut [i16; KINDS], card: Card) {
        let left = &mut deck[card as usize];
        match LOGARITHMS.get((*left).max(0) as usize) {
            Some(odds) if *left > 0 => self.odds += odds,
            Some(_) | None => self.missing += 1,
        }
        *left -= 1;
    }

    fn show(&mut self, hand: &[i16; KINDS], cards: Payment) {
        let short = |card: Card, n: u8| i64::from((i16::from(n) - hand[card as usize]).max(0));
        if cards.cards > 0 {
            self.missing += short(cards.colour, cards.cards);
        }
        if cards.locomotives > 0 {
            self.missing += short(Card::Locomotive, cards.locomotives);
        }
    }
}

fn place_of(seat: SeatId) -> usize {
    seat.index().min(MAX_SEATS - 1)
}

/// What lies open, and what has been discarded.
#[derive(Default)]
struct Table {
    row: Row,
    discards: Cards,
    tunnel: Cards,
}

impl Table {
    fn turn_up(&mut self, slot: u8, card: Card) {
        if let Some(place) = self.row.get_mut(usize::from(slot)) {
            *place = Some(card);
        }
    }

    fn take(&mut self, slot: u8) {
        if let Some(place) = self.row.get_mut(usize::from(slot)) {
            *place = None;
        }
    }

    fn discard_row(&mut self) {
        let cards: Cards = self.row.iter_mut().filter_map(Option::take).collect();
        self.discards.put(&cards);
    }

    fn leave_tunnel(&mut self) {
        self.discards.put(&std::mem::take(&mut self.tunnel));
    }
}

/// The random walk.
struct Walk<'a, R> {
    script: &'a Script,
    dealt: Vec<Card>,
    rng: &'a mut R,
}

impl<R: Rng> Walk<'_, R> {
    /// Tries a change, and returns how well the deal fits then.
    fn step(&mut self, now: Fit, price: i64) -> Fit {
        let count = self.dealt.len() as u64;
        let one = below(self.rng, count) as usize;
        let before = self.dealt[one];
        let other = if below(self.rng, 2) == 0 {
            self.dealt[one] = Card::ALL[below(self.rng, KINDS as u64) as usize];
            one
        } else {
            let other = below(self.rng, count) as usize;
            self.dealt.swap(one, other);
            other
        };
        let then = self.script.fit(&self.dealt);
        let gain = then.odds - now.odds - price * (then.missing - now.missing);
        // The chance of a change for the worse is as small as it makes the odds.
        let lot = logarithm(1 + (self.rng.next_u64() >> 32)) - 32 * ONE;
        if gain >= lot {
            return then;
        }
        if other == one {
            self.dealt[one] = before;
        } else {
            self.dealt.swap(one, other);
        }
        now
    }
}

/// The logarithms of how many cards of a kind a deck can have.
static LOGARITHMS: [i64; 32] = {
    let mut table = [0; 32];
    let mut n = 1;
    while n < 32 {
        table[n] = logarithm(n as u64);
        n += 1;
    }
    table
};

/// The binary logarithm of a number from 1 to 2³², in [`ONE`]th parts.
const fn logarithm(n: u64) -> i64 {
    let whole = 63 - n.leading_zeros();
    // A number from 1 to 2, in 2³¹ths; each square doubles its logarithm.
    let mut part = n << (63 - whole) >> 32;
    let (mut log, mut bit) = (whole as i64 * ONE, ONE / 2);
    while bit > 0 {
        part = part * part >> 31;
        if part >> 32 != 0 {
            part >>= 1;
            log += bit;
        }
        bit /= 2;
    }
    log
}

#[cfg(test)]
mod tests {
    use super::{ONE, logarithm};

    #[test]
    fn a_logarithm_is_one() {
        for n in [1, 2, 3, 4, 5, 7, 11, 12, 14, 110, 65_537, 1 << 31, (1 << 32) - 1, 1 << 32] {
            let exact = (n as f64).log2() * ONE as f64;
            assert!((0.0..=1.0).contains(&(exact - logarithm(n) as f64)), "{n}: {exact}, {}", logarithm(n));
        }
    }
}
