//! What the rules caused by themselves and the page shows for a moment: a cleared row, the cards of a tunnel.

use engine::{Card, ROW, SeenEvent, View};

/// Something to show for a moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Flash {
    /// The row was cleared for its locomotives: these were its cards.
    Flushed {
        /// From the first place to the last.
        row: Vec<Card>,
    },
    /// A tunnel, with the cards that were turned up and what they add. The seat that has to pay extra gets a question instead.
    Dug {
        /// The colour that is paid with; turned-up cards of it add to the price.
        colour: Card,
        /// In the order in which they were turned up.
        cards: Vec<Card>,
        /// How many more cards the tunnel costs.
        extra: u8,
    },
}

/// What to show this viewer of these events.
pub fn flash(events: &[SeenEvent], view: &View) -> Option<Flash> {
    let mut dug = None;
    let mut cards = Vec::new();
    let mut flushed = false;
    let mut extra = 0;
    for event in events {
        match event {
            SeenEvent::TunnelTried { seat, payment, .. } => dug = Some((*seat, payment.colour)),
            SeenEvent::TunnelCard { card } => cards.push(*card),
            SeenEvent::TunnelExtra { extra: more } => extra = *more,
            SeenEvent::RowDiscarded => flushed = true,
            SeenEvent::Began { .. }
            | SeenEvent::Dealt { .. }
            | SeenEvent::TurnedUp { .. }
            | SeenEvent::Reshuffled { .. }
            | SeenEvent::TicketsOffered { .. }
            | SeenEvent::OpeningKept { .. }
            | SeenEvent::OpeningOver { .. }
            | SeenEvent::TicketsKept { .. }
            | SeenEvent::DrewBlind { .. }
            | SeenEvent::DrewFaceUp { .. }
            | SeenEvent::Claimed { .. }
            | SeenEvent::TunnelDeclined { .. }
            | SeenEvent::StationBuilt { .. }
            | SeenEvent::Passed { .. }
            | SeenEvent::LastRound { .. }
            | SeenEvent::Ended => {}
        }
    }
    match dug {
        // The seat that tried the tunnel is asked to pay, and sees the cards there.
        Some((seat, _)) if extra > 0 && view.viewer == Some(seat) => None,
        Some((_, colour)) => Some(Flash::Dug { colour, cards, extra }),
        None => flushed.then(|| Flash::Flushed { row: cleared_row(&view.history) }),
    }
}

/// The row just before it was last cleared.
fn cleared_row(history: &[SeenEvent]) -> Vec<Card> {
    let cleared = history.iter().rposition(|event| *event == SeenEvent::RowDiscarded).unwrap_or_default();
    let mut row = [None; ROW];
    for event in &history[..cleared] {
        match event {
            SeenEvent::TurnedUp { slot, card } => row[usize::from(*slot)] = Some(*card),
            // If the deck is empty, no card takes its place.
            SeenEvent::DrewFaceUp { slot, .. } => row[usize::from(*slot)] = None,
            _ => {}
        }
    }
    row.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use engine::{Game, Payment, RouteId, SeatId, Setup};

    use super::*;

    /// What one seat sees of a game in which all this has happened.
    fn view(seat: SeatId, history: &[SeenEvent]) -> View {
        let game = Game::new(Setup::new("europe", 2, 1)).expect("a game");
        View { history: history.to_vec(), ..game.view(seat) }
    }

    #[test]
    fn the_cards_of_a_tunnel_are_shown_to_everyone_but_the_seat_that_is_asked_to_pay() {
        let payment = Payment::new(Card::Red, 2, 0);
        let (seat, other, route) = (SeatId(0), SeatId(1), RouteId(1));
        let tried = SeenEvent::TunnelTried { seat, route, payment };
        let card = SeenEvent::TunnelCard { card: Card::Blue };
        let claimed = SeenEvent::Claimed { seat, route, payment };
        let dug = |extra| Some(Flash::Dug { colour: Card::Red, cards: vec![Card::Blue], extra });
        assert_eq!(flash(&[tried, card, claimed], &view(seat, &[])), dug(0));
        let dear = [tried, card, SeenEvent::TunnelExtra { extra: 1 }];
        assert_eq!(flash(&dear, &view(seat, &[])), None, "it gets a question instead");
        assert_eq!(flash(&dear, &view(other, &[])), dug(1), "the others see what it costs");
    }

    #[test]
    fn a_cleared_row_is_shown_as_it_was() {
        let laid = |slot, card| SeenEvent::TurnedUp { slot, card };
        let before = [Card::Locomotive, Card::Red, Card::Blue, Card::Locomotive, Card::White];
        let mut history: Vec<SeenEvent> = (0..).zip(before).map(|(slot, card)| laid(slot, card)).collect();
        let now = [laid(2, Card::Locomotive), SeenEvent::RowDiscarded, laid(0, Card::Green)];
        history.extend(now);
        let row = vec![Card::Locomotive, Card::Red, Card::Locomotive, Card::Locomotive, Card::White];
        let view = view(SeatId(0), &history);
        assert_eq!(flash(&now, &view), Some(Flash::Flushed { row }));
        assert_eq!(flash(&now[..1], &view), None);
    }
}
