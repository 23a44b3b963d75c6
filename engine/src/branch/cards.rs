//! The cards that a viewer has not seen, dealt anew so that everything it has seen could happen.
//!
//! What the others were dealt and drew unseen is shuffled with what else the same deck had, each order equally likely. But
//! it must pay for all that they paid and showed. Such an order is found by a random walk in which two cards change
//! places at a time: at first a change that makes a payment lack cards is only less likely; once none is lacking, no such
//! change is made any more, and the walk goes on until little of its beginning is left.
//! All of it is whole-number arithmetic, so every machine deals the same.

use crate::action::Payment;
use crate::card::{Card, Cards};
use crate::chance::below;
use crate::event::SeenEvent;
use crate::ids::{MAX_SEATS, SeatId};
use crate::rules::FLUSH;
use crate::state::Row;
use crate::view::View;
use rand_core::Rng;

/// Changes that are tried for each hidden card: in the first search, and after it.
const TRIES: usize = 30;

/// How often a search is tried, each twice as long as the one before.
const SEARCHES: usize = 7;

/// One of so many changes that make one card more lacking is accepted: at the beginning of a search, and at its end.
const LENIENT: u64 = 4;
const STRICT: u64 = 400;

/// The hidden cards in the order of the history; `None` if none were found that fit.
pub(super) fn deal(view: &View, rng: &mut impl Rng) -> Option<Vec<Card>> {
    let script = Script::of(view);
    let hidden = script.decks_of.len();
    let mut walk = Walk::new(&script, rng)?;
    for search in 0..SEARCHES {
        let tries = ((TRIES * hidden) << search) as u64;
        for n in 0..tries {
            if walk.lacks.is_empty() {
                break;
            }
            walk.seek(LENIENT + (STRICT - LENIENT) * n / tries);
        }
    }
    if !walk.lacks.is_empty() {
        return None;
    }
    for _ in 0..TRIES * hidden {
        walk.stray();
    }
    walk.dealt.truncate(hidden);
    Some(walk.dealt)
}

/// What happened to the cards, as far as it matters for those that are hidden.
enum Step {
    /// This card left the deck in sight of the viewer.
    Seen(Card),
    /// The hidden card of that number left the deck for a hand.
    Hidden { card: usize, seat: SeatId },
    /// A seat took this card.
    Taken { seat: SeatId, card: Card },
    /// A seat showed these cards and kept them for now.
    Shown { seat: SeatId, cards: Payment },
    /// A seat paid.
    Paid { seat: SeatId, cards: Payment },
    /// These discards were shuffled into what was left of the deck.
    Reshuffled(Cards),
    /// R10: three locomotives lay in the row, and it was discarded; or it stayed, since deck, row and discards had too few
    /// other cards, of which so many lay open.
    Locomotives { open: u8, discarded: bool },
}

struct Script {
    steps: Vec<Step>,
    /// For each hidden card, the deck that it was drawn from.
    decks_of: Vec<usize>,
    /// For each seat, the hidden cards that it was dealt or drew.
    of_seat: [Vec<usize>; MAX_SEATS],
    /// What each deck had that the viewer has not seen. When one is used up, the discards are the next.
    unseen: Vec<Cards>,
}

impl Script {
    fn of(view: &View) -> Script {
        let (steps, decks_of, of_seat) = (Vec::new(), Vec::new(), Default::default());
        let mut script = Script { steps, decks_of, of_seat, unseen: vec![Cards::ALL] };
        let mut table = Table::default();
        for event in &view.history {
            script.event(event, &mut table);
        }
        script
    }

    fn event(&mut self, event: &SeenEvent, table: &mut Table) {
        // The row is in order whenever a card is taken.
        let at_rest = matches!(event, SeenEvent::DrewBlind { .. } | SeenEvent::DrewFaceUp { .. });
        if at_rest && table.is_locomotives() {
            self.steps.push(Step::Locomotives { open: table.others(), discarded: false });
        }
        match *event {
            SeenEvent::Dealt { seat, count, cards: None } => (0..count).for_each(|_| self.hide(seat)),
            SeenEvent::Dealt { seat, cards: Some(cards), .. } => {
                for card in cards.cards() {
                    self.see(*card);
                    self.steps.push(Step::Taken { seat, card: *card });
                }
            }
            SeenEvent::DrewBlind { seat, card: None } => self.hide(seat),
            SeenEvent::DrewBlind { seat, card: Some(card) } => {
                self.see(card);
                self.steps.push(Step::Taken { seat, card });
            }
            SeenEvent::TurnedUp { slot, card } => {
                table.turn_up(slot, card);
                self.see(card);
            }
            SeenEvent::DrewFaceUp { seat, slot, card } => {
                table.take(slot);
                self.steps.push(Step::Taken { seat, card });
            }
            SeenEvent::TunnelCard { card } => {
                table.tunnel[card] += 1;
                self.see(card);
            }
            SeenEvent::RowDiscarded => {
                self.steps.push(Step::Locomotives { open: table.others(), discarded: true });
                table.discard_row();
            }
            SeenEvent::Reshuffled { cards } => {
                let discards = std::mem::take(&mut table.discards);
                self.steps.push(Step::Reshuffled(discards));
                match self.unseen.last_mut() {
                    Some(deck) if cards != discards.total() => deck.put(&discards),
                    Some(_) | None => self.unseen.push(discards),
                }
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

    fn see(&mut self, card: Card) {
        self.steps.push(Step::Seen(card));
        if let Some(deck) = self.unseen.last_mut() {
            deck[card] = deck[card].saturating_sub(1);
        }
    }

    fn hide(&mut self, seat: SeatId) {
        self.steps.push(Step::Hidden { card: self.decks_of.len(), seat });
        self.of_seat[place_of(seat)].push(self.decks_of.len());
        self.decks_of.push(self.unseen.len() - 1);
    }

    /// Follows all cards through the game and finds those that were drawn, shown or paid without being there.
    fn find_lacks(&self, dealt: &[Card], lacks: &mut Vec<Lack>) {
        let (mut deck, mut hands) = (Cards::ALL, [Cards::NONE; MAX_SEATS]);
        lacks.clear();
        for step in &self.steps {
            match *step {
                Step::Seen(card) => take(&mut deck, card, 1, None, lacks),
                Step::Hidden { card, seat } => {
                    take(&mut deck, dealt[card], 1, None, lacks);
                    hands[place_of(seat)][dealt[card]] += 1;
                }
                Step::Taken { seat, card } => hands[place_of(seat)][card] += 1,
                Step::Shown { seat, cards } => pay(&mut hands[place_of(seat)].clone(), cards, seat, lacks),
                Step::Paid { seat, cards } => pay(&mut hands[place_of(seat)], cards, seat, lacks),
                Step::Reshuffled(ref discards) => deck.put(discards),
                Step::Locomotives { open, discarded } => {
                    let others = deck.total() - deck.locomotives() + open;
                    if (usize::from(others) >= FLUSH) != discarded {
                        lacks.push(Lack { card: Card::Locomotive, seat: None });
                    }
                }
            }
        }
    }
}

/// A card that is not there when it is needed; the seat that should have had it, unless it is the deck.
#[derive(Clone, Copy)]
struct Lack {
    card: Card,
    seat: Option<SeatId>,
}

/// Takes cards out of a heap, as far as they are there.
#[inline]
fn take(heap: &mut Cards, card: Card, n: u8, seat: Option<SeatId>, lacks: &mut Vec<Lack>) {
    let lacking = n.saturating_sub(heap[card]);
    heap[card] -= n - lacking;
    lacks.extend((0..lacking).map(|_| Lack { card, seat }));
}

fn pay(hand: &mut Cards, cards: Payment, seat: SeatId, lacks: &mut Vec<Lack>) {
    take(hand, cards.colour, cards.cards, Some(seat), lacks);
    take(hand, Card::Locomotive, cards.locomotives, Some(seat), lacks);
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

    fn is_locomotives(&self) -> bool {
        self.row.iter().filter(|card| **card == Some(Card::Locomotive)).count() >= FLUSH
    }

    /// How many cards other than locomotives lie in the row and among the discards.
    fn others(&self) -> u8 {
        let in_row = self.row.iter().flatten().filter(|card| !card.is_locomotive()).count() as u8;
        self.discards.total() - self.discards.locomotives() + in_row
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
    rng: &'a mut R,
    /// The hidden cards, and behind them what the last deck has left.
    dealt: Vec<Card>,
    /// Which of them came from each deck.
    places: Vec<Vec<usize>>,
    lacks: Vec<Lack>,
    /// Those after a change that is being tried.
    lacks_then: Vec<Lack>,
}

impl<'a, R: Rng> Walk<'a, R> {
    /// Each deck shuffled; `None` if the view contradicts itself.
    fn new(script: &'a Script, rng: &'a mut R) -> Option<Walk<'a, R>> {
        let mut pools = script.unseen.clone();
        let mut places = vec![Vec::new(); pools.len()];
        let mut dealt = Vec::new();
        let mut draw = |pool: &mut Cards| {
            let card = pool.nth(below(rng, u64::from(pool.total())))?;
            pool[card] -= 1;
            Some(card)
        };
        for (place, deck) in script.decks_of.iter().enumerate() {
            dealt.push(draw(pools.get_mut(*deck)?)?);
            places[*deck].push(place);
        }
        while let Some(card) = draw(pools.last_mut()?) {
            places.last_mut()?.push(dealt.len());
            dealt.push(card);
        }
        let mut lacks = Vec::new();
        script.find_lacks(&dealt, &mut lacks);
        Some(Walk { script, rng, dealt, places, lacks, lacks_then: Vec::new() })
    }

    /// One of so many.
    fn any(&mut self, count: usize) -> usize {
        below(self.rng, count as u64) as usize
    }

    /// Lets two cards of a deck change places, unless some are lacking then.
    fn stray(&mut self) {
        let one = self.any(self.script.decks_of.len());
        let other = self.neighbour(one);
        self.exchange(one, other, None);
    }

    /// Lets two cards of a deck change places, most often so that a seat gets a card that it lacks. If then more are
    /// lacking, the change is kept once in `odds` times for each of them.
    fn seek(&mut self, odds: u64) {
        let which = self.any(self.lacks.len());
        let lack = self.lacks[which];
        let own = lack.seat.map_or(&[][..], |seat| &self.script.of_seat[place_of(seat)]);
        let aimed = !own.is_empty() && self.any(4) > 0;
        let one = if aimed { own[self.any(own.len())] } else { self.any(self.script.decks_of.len()) };
        let mut other = self.neighbour(one);
        for _ in 0..16 {
            if !aimed || self.dealt[other] == lack.card {
                break;
            }
            other = self.neighbour(one);
        }
        self.exchange(one, other, Some(odds));
    }

    /// Another card of the same deck.
    fn neighbour(&mut self, place: usize) -> usize {
        let deck = self.script.decks_of[place];
        let count = self.places[deck].len();
        let n = self.any(count);
        self.places[deck][n]
    }

    fn exchange(&mut self, one: usize, other: usize, odds: Option<u64>) {
        if self.dealt[one] == self.dealt[other] {
            return;
        }
        self.dealt.swap(one, other);
        self.script.find_lacks(&self.dealt, &mut self.lacks_then);
        let worse = self.lacks_then.len().saturating_sub(self.lacks.len());
        let kept = odds.map_or(worse == 0, |odds| (0..worse.min(9)).all(|_| below(self.rng, odds) == 0));
        if kept {
            std::mem::swap(&mut self.lacks, &mut self.lacks_then);
        } else {
            self.dealt.swap(one, other);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Script;
    use crate::card::Card;
    use crate::chance::Chance;
    use crate::event::Event;
    use crate::game::Game;
    use crate::ids::SeatId;
    use crate::setup::Setup;

    /// Hoarding makes decks run out, and rows be discarded.
    #[test]
    fn what_really_happened_fits() {
        for number in 0..300 {
            let map = ["usa", "europe"][number as usize % 2];
            let mut game = Game::new(Setup::new(map, 2 + number as usize % 4, number)).expect("a good setup");
            let mut chance = Chance::new(number);
            for _ in 0..number {
                let Some(action) = game.state.random_action(&game.map, &mut chance) else { break };
                game.apply(action).expect("legal");
            }
            let own = |seat: SeatId| seat == SeatId(1);
            let truth: Vec<Card> = game
                .history()
                .iter()
                .flat_map(|event| match event {
                    Event::Dealt { seat, cards } if !own(*seat) => cards.cards().to_vec(),
                    Event::DrewBlind { seat, card } if !own(*seat) => vec![*card],
                    _ => Vec::new(),
                })
                .collect();
            let script = Script::of(&game.view(SeatId(1)));
            let mut lacks = Vec::new();
            script.find_lacks(&truth, &mut lacks);
            assert_eq!((script.decks_of.len(), lacks.len()), (truth.len(), 0), "game {number}");
        }
    }
}
