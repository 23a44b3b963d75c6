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
pub struct Entry {
    /// One event, or several of one kind that share a line; never none.
    pub events: Vec<SeenEvent>,
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
    view.history.get(from..).map_or_else(Vec::new, turns_of)
}

/// These events, which begin anywhere in a game, by turns.
pub fn turns_of(events: &[SeenEvent]) -> Vec<Turn> {
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
    /// Its lines. The cards that are drawn in a turn share a line, and so do those that are turned up in it for one reason.
    pub fn entries(&self, map: &Map) -> Vec<Entry> {
        let mut entries = Vec::<Entry>::new();
        for event in self.events.iter().filter(|event| !self.is_left_out(event)) {
            let same = |entry: &&mut Entry| {
                let shared = shared_line(event);
                shared.is_some() && shared == entry.events.first().and_then(shared_line)
            };
            // What was turned up before and after something else, such as a shuffle, is not one thing.
            match entries.iter_mut().rev().take_while(|entry| !parts_lines(&entry.events)).find(same) {
                Some(entry) => entry.events.push(*event),
                None => {
                    let (light, is_quiet) = (light(map, event), is_quiet(event));
                    entries.push(Entry { events: vec![*event], light, is_quiet });
                }
            }
        }
        entries
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

/// What the events of a line have in common.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SharedLine {
    Drawn,
    TurnedUp,
    OfTunnel,
}

/// The line that this event shares with others of its turn, if it does.
fn shared_line(event: &SeenEvent) -> Option<SharedLine> {
    match event {
        SeenEvent::DrewBlind { .. } | SeenEvent::DrewFaceUp { .. } => Some(SharedLine::Drawn),
        SeenEvent::TurnedUp { .. } => Some(SharedLine::TurnedUp),
        SeenEvent::TunnelCard { .. } => Some(SharedLine::OfTunnel),
        _ => None,
    }
}

/// Do what came before and what comes after these events stand apart?
fn parts_lines(events: &[SeenEvent]) -> bool {
    matches!(events, [SeenEvent::RowDiscarded | SeenEvent::Reshuffled { .. }])
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
