//! The ways to pay, in the order in which a good player would prefer them.

use engine::{Card, Cards, Payment, View};

use crate::purpose::Purpose;

/// The legal ways to pay for something, best first.
pub fn ways(view: &View, purpose: Purpose) -> Vec<Payment> {
    best_first(purpose.ways(&view.legal), |payment| *payment, view)
}

/// Prefers fewer locomotives, then colours that the tickets need less, then colours that the hand has more of. `payment`
/// returns the payment of a way.
pub(crate) fn best_first<W>(mut ways: Vec<W>, payment: impl Fn(&W) -> Payment, view: &View) -> Vec<W> {
    // To find what the tickets need takes a search of the map: not worth it for a single way.
    if ways.len() > 1 {
        let needs = needs(view);
        ways.sort_by_key(|way| cost(payment(way), &view.hand, &needs));
    }
    ways
}

fn cost(way: Payment, hand: &Cards, needs: &Cards) -> (u8, u8, u8) {
    let left = hand[way.colour].saturating_sub(way.cards);
    let short = if way.cards > 0 { needs[way.colour].saturating_sub(left) } else { 0 };
    (way.locomotives, short, u8::MAX - left)
}

/// The cards that the viewer's unfinished tickets still need, by colour. Grey routes take any colour and do not count.
fn needs(view: &View) -> Cards {
    let map = &view.map;
    let ways = view.tickets.iter().filter_map(|ticket| view.path(map.tickets().get(ticket.index())?.ends));
    let mut routes: Vec<_> = ways.flat_map(|way| way.to_claim).collect();
    routes.sort_unstable();
    routes.dedup();
    let cards =
        routes.iter().map(|id| map.route(*id)).filter_map(|route| Some((route.colour?, route.length)));
    let mut needs = Cards::NONE;
    for (colour, length) in cards {
        needs[colour] = needs[colour].saturating_add(length);
    }
    needs
}

/// The cards of a payment with their numbers, the colour first.
pub fn parts(payment: Payment) -> impl Iterator<Item = (Card, u8)> {
    let colour = (payment.cards > 0).then_some((payment.colour, payment.cards));
    let locomotives = (payment.locomotives > 0).then_some((Card::Locomotive, payment.locomotives));
    colour.into_iter().chain(locomotives)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(list: &[(Card, u8)]) -> Cards {
        let mut cards = Cards::NONE;
        list.iter().for_each(|(card, count)| cards[*card] = *count);
        cards
    }

    fn best(mut ways: Vec<Payment>, hand: &Cards, needs: &Cards) -> Vec<Payment> {
        ways.sort_by_key(|way| cost(*way, hand, needs));
        ways
    }

    #[test]
    fn locomotives_are_kept() {
        let hand = cards(&[(Card::Red, 3), (Card::Locomotive, 3)]);
        let ways =
            vec![Payment::locomotives(2), Payment::new(Card::Red, 1, 1), Payment::new(Card::Red, 2, 0)];
        let best = best(ways, &hand, &Cards::NONE);
        assert_eq!(best[0], Payment::new(Card::Red, 2, 0));
        assert_eq!(best[2], Payment::locomotives(2));
    }

    #[test]
    fn a_colour_that_the_tickets_need_is_kept() {
        let hand = cards(&[(Card::Red, 4), (Card::Blue, 3)]);
        let ways = vec![Payment::new(Card::Red, 3, 0), Payment::new(Card::Blue, 3, 0)];
        assert_eq!(best(ways.clone(), &hand, &cards(&[(Card::Red, 4)]))[0].colour, Card::Blue);
        assert_eq!(best(ways.clone(), &hand, &cards(&[(Card::Blue, 1)]))[0].colour, Card::Red);
        assert_eq!(best(ways, &hand, &Cards::NONE)[0].colour, Card::Red, "the hand has most of it");
    }

    #[test]
    fn what_tickets_need_is_counted_once_for_each_route() {
        let game = engine::Game::new(engine::Setup::new("usa", 2, 3)).expect("a game");
        let mut view = game.view(engine::SeatId(0));
        let map = &view.map;
        view.tickets = vec![map.tickets()[0].id];
        let once = needs(&view);
        view.tickets = vec![map.tickets()[0].id, map.tickets()[0].id];
        assert_eq!(needs(&view), once);
    }

    #[test]
    fn a_payment_lists_its_colour_first() {
        let parts: Vec<_> = parts(Payment::new(Card::Green, 2, 1)).collect();
        assert_eq!(parts, [(Card::Green, 2), (Card::Locomotive, 1)]);
    }
}
