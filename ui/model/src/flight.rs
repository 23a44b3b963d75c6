//! Which cards move across the table in a step, from where and to where.

use engine::{Card, Cards, CityId, Payment, RouteId, SeatId, SeenEvent, View};

/// Where a card lies, or comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardPlace {
    /// A place in the row.
    Row(u8),
    /// The deck.
    Deck,
    /// The viewer's cards of this kind.
    Hand(Card),
    /// Another seat's cards, which nobody else sees.
    Seat(SeatId),
    /// A route that it pays for.
    Route(RouteId),
    /// A city with the station that it pays for.
    City(CityId),
}

/// A card on its way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Flight {
    /// `None` where the viewer can't know it: then its back is shown.
    pub card: Option<Card>,
    /// Where it was.
    pub from: CardPlace,
    /// Where it is now.
    pub to: CardPlace,
}

/// The cards that these events moved, in order, as this viewer may see them.
pub fn flights(events: &[SeenEvent], view: &View) -> Vec<Flight> {
    let hand = |seat: SeatId, card: Option<Card>| match card {
        Some(card) if view.viewer == Some(seat) => CardPlace::Hand(card),
        _ => CardPlace::Seat(seat),
    };
    let paid = |seat: SeatId, payment: Payment, to: CardPlace| {
        let each = move |card| Flight { card: Some(card), from: hand(seat, Some(card)), to };
        cards(payment.to_cards()).into_iter().map(each).collect()
    };
    let of = |event: &SeenEvent| match *event {
        SeenEvent::DrewFaceUp { seat, slot, card } => {
            vec![Flight { card: Some(card), from: CardPlace::Row(slot), to: hand(seat, Some(card)) }]
        }
        SeenEvent::DrewBlind { seat, card } => {
            // On a shared device the next person may be looking already.
            let card = card.filter(|_| view.viewer == Some(seat));
            vec![Flight { card, from: CardPlace::Deck, to: hand(seat, card) }]
        }
        SeenEvent::Claimed { seat, route, payment } => paid(seat, payment, CardPlace::Route(route)),
        SeenEvent::StationBuilt { seat, city, payment } => paid(seat, payment, CardPlace::City(city)),
        SeenEvent::Began { .. }
        | SeenEvent::Dealt { .. }
        | SeenEvent::TurnedUp { .. }
        | SeenEvent::RowDiscarded
        | SeenEvent::Reshuffled { .. }
        | SeenEvent::TicketsOffered { .. }
        | SeenEvent::OpeningKept { .. }
        | SeenEvent::OpeningOver { .. }
        | SeenEvent::TicketsKept { .. }
        | SeenEvent::TunnelTried { .. }
        | SeenEvent::TunnelCard { .. }
        | SeenEvent::TunnelExtra { .. }
        | SeenEvent::TunnelDeclined { .. }
        | SeenEvent::Passed { .. }
        | SeenEvent::LastRound { .. }
        | SeenEvent::Ended => Vec::new(),
    };
    events.iter().flat_map(of).collect()
}

fn cards(cards: Cards) -> Vec<Card> {
    Card::ALL.into_iter().flat_map(|card| std::iter::repeat_n(card, usize::from(cards[card]))).collect()
}

#[cfg(test)]
mod tests {
    use engine::{Game, Setup};

    use super::*;

    const OWN: SeatId = SeatId(0);
    const OTHER: SeatId = SeatId(1);

    fn seen(viewer: Option<SeatId>, event: SeenEvent) -> Vec<Flight> {
        let game = Game::new(Setup::new("europe", 2, 1)).expect("a game");
        flights(&[event], &game.view_of(viewer))
    }

    #[test]
    fn a_card_comes_into_ones_own_hand_or_to_the_seat_of_whoever_took_it() {
        let took = |seat| SeenEvent::DrewFaceUp { seat, slot: 3, card: Card::Red };
        let flight = |to| vec![Flight { card: Some(Card::Red), from: CardPlace::Row(3), to }];
        assert_eq!(seen(Some(OWN), took(OWN)), flight(CardPlace::Hand(Card::Red)));
        assert_eq!(seen(Some(OWN), took(OTHER)), flight(CardPlace::Seat(OTHER)));
    }

    #[test]
    fn a_blind_card_shows_its_back_to_all_but_its_owner() {
        let drew = |seat, card| SeenEvent::DrewBlind { seat, card };
        let back = |seat| vec![Flight { card: None, from: CardPlace::Deck, to: CardPlace::Seat(seat) }];
        assert_eq!(seen(Some(OWN), drew(OTHER, None)), back(OTHER));
        assert_eq!(seen(Some(OWN), drew(OWN, Some(Card::Blue)))[0].card, Some(Card::Blue));
        assert_eq!(seen(None, drew(OWN, Some(Card::Blue))), back(OWN), "the device is handed on");
    }

    #[test]
    fn every_card_of_a_payment_goes_to_what_it_pays_for() {
        let (payment, route) = (Payment::new(Card::Green, 2, 1), RouteId(4));
        let paid = seen(Some(OWN), SeenEvent::Claimed { seat: OWN, route, payment });
        assert!(paid.iter().all(|flight| flight.to == CardPlace::Route(route)));
        let from: Vec<_> = paid.iter().map(|flight| flight.from).collect();
        assert_eq!(from, [Card::Green, Card::Green, Card::Locomotive].map(CardPlace::Hand));
        let theirs = seen(Some(OWN), SeenEvent::StationBuilt { seat: OTHER, city: CityId(2), payment });
        assert!(theirs.iter().all(|flight| flight.from == CardPlace::Seat(OTHER)) && theirs.len() == 3);
    }
}
