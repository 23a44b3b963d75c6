//! A game as text: the deal, the opening choices, then one line a turn.

use super::Record;
use super::clause::{self, Place};
use super::header::{self, Reader};
use super::words::Words;
use crate::event::{Event, SeenEvent};
use crate::ids::SeatId;

pub(super) fn write(record: &Record) -> String {
    let all = record.game().history().iter().map(|event| event.seen_by(full_viewer(event)));
    write_events(record, Reader::Everyone, &all.collect::<Vec<_>>())
}

pub(super) fn write_for(record: &Record, viewer: Option<SeatId>) -> String {
    let viewer = viewer.filter(|seat| seat.index() < record.game().setup().seats.len());
    let seen = record.game().history().iter().map(|event| event.seen_by(viewer));
    write_events(record, Reader::Only(viewer), &seen.collect::<Vec<_>>())
}

/// The seat that sees everything of an event; `None` if everyone does.
fn full_viewer(event: &Event) -> Option<SeatId> {
    match *event {
        Event::Dealt { seat, .. }
        | Event::TicketsOffered { seat, .. }
        | Event::OpeningKept { seat, .. }
        | Event::TicketsKept { seat, .. }
        | Event::DrewBlind { seat, .. } => Some(seat),
        Event::Began { .. }
        | Event::TurnedUp { .. }
        | Event::RowDiscarded
        | Event::Reshuffled { .. }
        | Event::OpeningOver { .. }
        | Event::DrewFaceUp { .. }
        | Event::TunnelTried { .. }
        | Event::TunnelCard { .. }
        | Event::TunnelExtra { .. }
        | Event::TunnelDeclined { .. }
        | Event::Claimed { .. }
        | Event::StationBuilt { .. }
        | Event::Passed { .. }
        | Event::LastRound { .. }
        | Event::Ended => None,
    }
}

fn write_events(record: &Record, reader: Reader, events: &[SeenEvent]) -> String {
    let words = Words { map: record.game().map(), seats: &record.game().setup().seats };
    let mut text = header::write(record, words, reader);
    text.push('\n');
    // The history of a game set up by hand does not contain the opening.
    let mut opening = matches!(events.first(), Some(SeenEvent::Began { .. }));
    let (mut turns, mut line) = (0, Line::Closed);
    let mut rest = events;
    while let [event, ..] = rest {
        let (place, clause, count) = clause::write(words, rest, opening);
        rest = &rest[count.max(1)..];
        opening &= !matches!(event, SeenEvent::OpeningOver { .. });
        match (place, line) {
            (Place::Nowhere, _) => continue,
            (Place::Turn(seat), Line::Turn(same)) if seat == same => text.push_str("; "),
            (Place::SameLine, Line::Turn(_) | Line::Table) => text.push_str("; "),
            (Place::Turn(seat), Line::Closed | Line::Table | Line::Turn(_)) => {
                text.push_str(if turns == 0 { "\n\n" } else { "\n" });
                turns += 1;
                text.push_str(&format!("{turns} {} ", words.seat(seat)));
                line = Line::Turn(seat);
            }
            (Place::SameLine, Line::Closed) => {
                text.push('\n');
                line = Line::Table;
            }
            (Place::Alone, _) => {
                text.push('\n');
                line = Line::Closed;
            }
        }
        text.push_str(&clause);
    }
    text.push('\n');
    text
}

/// What may still be added to the line written last.
#[derive(Clone, Copy)]
enum Line {
    /// Nothing.
    Closed,
    /// What happens to row and deck.
    Table,
    /// The rest of the seat's turn.
    Turn(SeatId),
}
