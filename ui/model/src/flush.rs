//! A row that the rules cleared for its locomotives: it is shown for a moment as it lay.

use engine::{Card, ROW, SeenEvent, View};

/// The cards of the row that these events cleared, from the first place to the last.
pub fn flushed(events: &[SeenEvent], view: &View) -> Option<Vec<Card>> {
    events.contains(&SeenEvent::RowDiscarded).then(|| cleared_row(&view.history))
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
    use engine::{Game, SeatId, Setup};

    use super::*;

    #[test]
    fn a_cleared_row_is_shown_as_it_was() {
        let laid = |slot, card| SeenEvent::TurnedUp { slot, card };
        let before = [Card::Locomotive, Card::Red, Card::Blue, Card::Locomotive, Card::White];
        let mut history: Vec<SeenEvent> = (0..).zip(before).map(|(slot, card)| laid(slot, card)).collect();
        let now = [laid(2, Card::Locomotive), SeenEvent::RowDiscarded, laid(0, Card::Green)];
        history.extend(now);
        let row = vec![Card::Locomotive, Card::Red, Card::Locomotive, Card::Locomotive, Card::White];
        let game = Game::new(Setup::new("europe", 2, 1)).expect("a game");
        let view = View { history, ..game.view(SeatId(0)) };
        assert_eq!(flushed(&now, &view), Some(row));
        assert_eq!(flushed(&now[..1], &view), None);
    }
}
