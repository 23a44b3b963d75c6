//! What has happened, by turns and lines: the events of each line, and what it highlights on the map. The events contain
//! only what the viewer may know; the page puts them into words.

use engine::{Map, Offer, SeatId, SeenEvent, View};

use crate::event::acting;
use crate::spotlight::Spotlight;

/// What one seat did in its turn; what happens before the first turn has no seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// Whose turn it was.
    pub seat: Option<SeatId>,
    /// In the order in which they happened.
    pub events: Vec<SeenEvent>,
}

/// One line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry<'a> {
    /// One event, or several of one kind that share a line.
    pub events: &'a [SeenEvent],
    /// Its subject on the board.
    pub light: Spotlight,
    /// Is it a consequence of the action, such as a card turned up?
    pub is_quiet: bool,
}

/// Everything that happened: the opening first, then each turn of a seat.
pub fn turns(view: &View) -> Vec<Turn> {
    let begun = |event: &SeenEvent| matches!(event, SeenEvent::OpeningOver { .. });
    let opening = view.history.iter().position(begun).map_or(view.history.len(), |place| place + 1);
    split(&view.history, opening)
}

/// What has happened from event number `from` on.
pub fn turns_since(view: &View, from: usize) -> Vec<Turn> {
    let Some(events) = view.history.get(from..) else { return Vec::new() };
    let is_opening =
        |event: &SeenEvent| matches!(event, SeenEvent::OpeningKept { .. } | SeenEvent::OpeningOver { .. });
    split(events, events.iter().rposition(is_opening).map_or(0, |last| last + 1))
}

/// What the others did since the viewer's last turn. Empty unless it is the viewer's turn.
pub fn news(view: &View) -> Vec<Turn> {
    let Some(viewer) = view.viewer.filter(|viewer| view.to_move == Some(*viewer)) else { return Vec::new() };
    let mut turns = turns(view);
    // The viewer's own current turn is no news.
    if turns.last().is_some_and(|turn| turn.seat == Some(viewer)) {
        turns.pop();
    }
    let own = turns.iter().rposition(|turn| turn.seat == Some(viewer) || turn.seat.is_none());
    turns.split_off(own.map_or(0, |own| own + 1))
}

impl Turn {
    /// Its lines. Cards that are turned up one after the other share a line.
    pub fn entries(&self, map: &Map) -> Vec<Entry<'_>> {
        let kind = |event: &SeenEvent| std::mem::discriminant(event);
        let together = self.events.chunk_by(|a, b| is_turning(a) && kind(a) == kind(b));
        let listed = together.filter(|events| !self.is_left_out(&events[0]));
        listed
            .map(|events| Entry { events, light: light(map, &events[0]), is_quiet: is_quiet(&events[0]) })
            .collect()
    }

    /// Events without a line: every seat is dealt the same number of cards, and before the first turn is offered the same
    /// number of tickets.
    fn is_left_out(&self, event: &SeenEvent) -> bool {
        let is_offer = matches!(event, SeenEvent::TicketsOffered { .. });
        matches!(event, SeenEvent::Dealt { .. }) || (is_offer && self.seat.is_none())
    }
}

/// Splits the events into the opening, which is the first `opening` of them, and the turns.
fn split(events: &[SeenEvent], opening: usize) -> Vec<Turn> {
    let (before, played) = events.split_at(opening);
    let mut turns = vec![Turn { seat: None, events: before.to_vec() }];
    for event in played {
        match (acting(event), turns.last_mut()) {
            (Some(seat), Some(turn)) if turn.seat != Some(seat) => {
                turns.push(Turn { seat: Some(seat), events: vec![*event] });
            }
            (_, Some(turn)) if turn.seat.is_some() => turn.events.push(*event),
            (..) => {}
        }
    }
    turns
}

fn is_turning(event: &SeenEvent) -> bool {
    matches!(event, SeenEvent::TurnedUp { .. } | SeenEvent::TunnelCard { .. })
}

fn is_quiet(event: &SeenEvent) -> bool {
    match event {
        SeenEvent::OpeningKept { choice: None, .. }
        | SeenEvent::OpeningOver { .. }
        | SeenEvent::TurnedUp { .. }
        | SeenEvent::RowDiscarded
        | SeenEvent::Reshuffled { .. }
        | SeenEvent::TunnelCard { .. }
        | SeenEvent::TunnelExtra { .. }
        | SeenEvent::Ended => true,
        SeenEvent::Began { .. }
        | SeenEvent::Dealt { .. }
        | SeenEvent::OpeningKept { choice: Some(_), .. }
        | SeenEvent::TicketsOffered { .. }
        | SeenEvent::TicketsKept { .. }
        | SeenEvent::DrewBlind { .. }
        | SeenEvent::DrewFaceUp { .. }
        | SeenEvent::TunnelTried { .. }
        | SeenEvent::TunnelDeclined { .. }
        | SeenEvent::Claimed { .. }
        | SeenEvent::StationBuilt { .. }
        | SeenEvent::Passed { .. }
        | SeenEvent::LastRound { .. } => false,
    }
}

fn light(map: &Map, event: &SeenEvent) -> Spotlight {
    match event {
        SeenEvent::OpeningKept { choice: Some(choice), .. }
        | SeenEvent::TicketsKept { choice: Some(choice), .. } => cities(map, &choice.kept),
        SeenEvent::TunnelTried { route, .. }
        | SeenEvent::TunnelDeclined { route, .. }
        | SeenEvent::Claimed { route, .. } => Spotlight::Route(*route),
        SeenEvent::StationBuilt { city, .. } => Spotlight::City(*city),
        SeenEvent::LastRound { seat } => Spotlight::Network(*seat),
        SeenEvent::Began { .. }
        | SeenEvent::Dealt { .. }
        | SeenEvent::OpeningKept { choice: None, .. }
        | SeenEvent::OpeningOver { .. }
        | SeenEvent::TurnedUp { .. }
        | SeenEvent::RowDiscarded
        | SeenEvent::Reshuffled { .. }
        | SeenEvent::TicketsOffered { .. }
        | SeenEvent::TicketsKept { choice: None, .. }
        | SeenEvent::DrewBlind { .. }
        | SeenEvent::DrewFaceUp { .. }
        | SeenEvent::TunnelCard { .. }
        | SeenEvent::TunnelExtra { .. }
        | SeenEvent::Passed { .. }
        | SeenEvent::Ended => Spotlight::None,
    }
}

/// Highlights the cities of these tickets.
fn cities(map: &Map, tickets: &Offer) -> Spotlight {
    Spotlight::Cities(tickets.tickets().iter().flat_map(|ticket| map.ticket(*ticket).ends).collect())
}

#[cfg(test)]
mod tests;
