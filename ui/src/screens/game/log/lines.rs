//! From events to lines, turn by turn. Pure; what the viewer may not know is not in the events.

use engine::{Card, Map, Offer, SeatColour, SeatId, SeenEvent, View};
use table::protocol::Seat;

use super::super::spotlight::Spotlight;
use super::super::words::{colour, payment};
use crate::playback::acting;
use crate::t;

/// What one seat did in its turn; what happens before the first turn is nobody's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Turn {
    pub(crate) id: Option<SeatId>,
    pub(crate) seat: Option<(SeatColour, String)>,
    pub(crate) lines: Vec<Line>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) words: String,
    /// What it speaks of on the board.
    pub(crate) light: Spotlight,
    /// Something that follows from what was done.
    pub(crate) quiet: bool,
}

impl Line {
    fn new(words: String, light: Spotlight) -> Line {
        Line { words, light, quiet: false }
    }

    fn quiet(words: String) -> Line {
        Line { words, light: Spotlight::None, quiet: true }
    }
}

/// Everything that happened, the oldest turn first.
pub(crate) fn turns(view: &View, seats: &[Seat]) -> Vec<Turn> {
    let Some(map) = view.map() else { return Vec::new() };
    let begun = |event: &SeenEvent| matches!(event, SeenEvent::OpeningOver { .. });
    let opening = view.history.iter().position(begun).map_or(view.history.len(), |place| place + 1);
    let (before, played) = view.history.split_at(opening);
    let first = Turn { id: None, seat: None, lines: opening_lines(map, before, seats) };
    std::iter::once(first)
        .chain(by_turn(played).into_iter().map(|(seat, events)| turn(map, seat, &events, seats)))
        .collect()
}

/// What has happened since there were so many events, in a sentence for each turn.
pub(crate) fn told(view: &View, from: usize, seats: &[Seat]) -> Vec<String> {
    let (Some(map), Some(events)) = (view.map(), view.history.get(from..)) else { return Vec::new() };
    let is_opening =
        |event: &SeenEvent| matches!(event, SeenEvent::OpeningKept { .. } | SeenEvent::OpeningOver { .. });
    let (before, played) = events.split_at(events.iter().rposition(is_opening).map_or(0, |last| last + 1));
    let opening = opening_lines(map, before, seats).into_iter().map(|line| line.words);
    let turns = by_turn(played).into_iter().map(|(seat, events)| {
        let Turn { seat, lines, .. } = turn(map, seat, &events, seats);
        let words = lines.into_iter().map(|line| line.words).collect::<Vec<_>>().join(". ");
        t!("spoken-turn", name = seat.map(|(_, name)| name).unwrap_or_default(), words = words)
    });
    opening.chain(turns).collect()
}

/// The events after the opening, for each turn of a seat.
fn by_turn(events: &[SeenEvent]) -> Vec<(SeatId, Vec<SeenEvent>)> {
    let mut turns: Vec<(SeatId, Vec<SeenEvent>)> = Vec::new();
    for event in events {
        match (acting(event), turns.last_mut()) {
            (Some(seat), Some((last, events))) if *last == seat => events.push(*event),
            (Some(seat), _) => turns.push((seat, vec![*event])),
            (None, Some((_, events))) => events.push(*event),
            (None, None) => {}
        }
    }
    turns
}

fn turn(map: &Map, seat: SeatId, events: &[SeenEvent], seats: &[Seat]) -> Turn {
    let who = seats.get(seat.index()).map(|seat| (seat.colour, seat.name.clone()));
    Turn { id: Some(seat), seat: who, lines: lines(map, events) }
}

/// The lines of a turn. Cards that are turned up one after the other are told together.
pub(crate) fn lines(map: &Map, events: &[SeenEvent]) -> Vec<Line> {
    let kind = |event: &SeenEvent| std::mem::discriminant(event);
    let together = events.chunk_by(|a, b| is_turning(a) && kind(a) == kind(b));
    together.filter_map(|events| line(map, events)).collect()
}

fn is_turning(event: &SeenEvent) -> bool {
    matches!(event, SeenEvent::TurnedUp { .. } | SeenEvent::TunnelCard { .. })
}

fn line(map: &Map, events: &[SeenEvent]) -> Option<Line> {
    let line = match *events.first()? {
        SeenEvent::Began { .. } | SeenEvent::Dealt { .. } | SeenEvent::OpeningKept { .. } => return None,
        SeenEvent::OpeningOver { .. } => return None,
        SeenEvent::TurnedUp { .. } => Line::quiet(t!("log-turned-up", cards = cards(events))),
        SeenEvent::RowDiscarded => Line::quiet(t!("log-row-discarded")),
        SeenEvent::Reshuffled { cards } => Line::quiet(t!("log-reshuffled", count = cards)),
        SeenEvent::TicketsOffered { count, .. } => said(t!("log-tickets-drawn", count = count)),
        SeenEvent::TicketsKept { kept, choice, .. } => match choice {
            Some(choice) => said(t!("log-tickets-kept-own", tickets = names(map, &choice.kept))),
            None => said(t!("log-tickets-kept", count = kept)),
        },
        SeenEvent::DrewBlind { card, .. } => match card {
            Some(card) => said(t!("log-drew-own", card = colour(card))),
            None => said(t!("log-drew-blind")),
        },
        SeenEvent::DrewFaceUp { card, .. } => said(t!("log-drew-face-up", card = colour(card))),
        SeenEvent::TunnelTried { route, payment: shown, .. } => Line::new(
            t!("log-tunnel-tried", route = map.route_name(route), payment = payment(shown)),
            Spotlight::Route(route),
        ),
        SeenEvent::TunnelCard { .. } => Line::quiet(t!("log-tunnel-cards", cards = cards(events))),
        SeenEvent::TunnelExtra { extra } => Line::quiet(t!("log-tunnel-extra", count = extra)),
        SeenEvent::TunnelDeclined { route, .. } => {
            Line::new(t!("log-tunnel-declined", route = map.route_name(route)), Spotlight::Route(route))
        }
        SeenEvent::Claimed { route, payment: paid, .. } => Line::new(
            t!(
                "log-claimed",
                route = map.route_name(route),
                payment = payment(paid),
                points = map.route(route).points()
            ),
            Spotlight::Route(route),
        ),
        SeenEvent::StationBuilt { city, payment: paid, .. } => Line::new(
            t!("log-station", city = map.city(city).name.as_str(), payment = payment(paid)),
            Spotlight::City(city),
        ),
        SeenEvent::Passed { .. } => said(t!("log-passed")),
        SeenEvent::LastRound { seat } => Line::new(t!("log-last-round"), Spotlight::Network(seat)),
        SeenEvent::Ended => said(t!("log-ended")),
    };
    Some(line)
}

fn said(words: String) -> Line {
    Line::new(words, Spotlight::None)
}

/// What happened before the first turn: who begins, and what was kept.
fn opening_lines(map: &Map, events: &[SeenEvent], seats: &[Seat]) -> Vec<Line> {
    let name = |seat: SeatId| seats.get(seat.index()).map(|seat| seat.name.clone()).unwrap_or_default();
    let mut lines = Vec::new();
    for event in events {
        match event {
            SeenEvent::Began { first } => lines.push(said(t!("log-began", name = name(*first)))),
            SeenEvent::OpeningKept { seat, choice: Some(choice) } => {
                let tickets = names(map, &choice.kept);
                lines.push(said(t!("log-opening-own", name = name(*seat), tickets = tickets)));
            }
            SeenEvent::OpeningKept { seat, choice: None } => {
                lines.push(Line::quiet(t!("log-opening-kept", name = name(*seat))));
            }
            SeenEvent::OpeningOver { kept } => {
                let each = (0..).map(SeatId).zip(kept).take(seats.len());
                let each = each.map(|(seat, kept)| t!("log-opening-count", name = name(seat), count = *kept));
                lines.push(Line::quiet(each.collect::<Vec<_>>().join(" · ")));
            }
            SeenEvent::RowDiscarded => lines.push(Line::quiet(t!("log-row-discarded"))),
            SeenEvent::Dealt { .. }
            | SeenEvent::TurnedUp { .. }
            | SeenEvent::Reshuffled { .. }
            | SeenEvent::TicketsOffered { .. }
            | SeenEvent::TicketsKept { .. }
            | SeenEvent::DrewBlind { .. }
            | SeenEvent::DrewFaceUp { .. }
            | SeenEvent::TunnelTried { .. }
            | SeenEvent::TunnelCard { .. }
            | SeenEvent::TunnelExtra { .. }
            | SeenEvent::TunnelDeclined { .. }
            | SeenEvent::Claimed { .. }
            | SeenEvent::StationBuilt { .. }
            | SeenEvent::Passed { .. }
            | SeenEvent::LastRound { .. }
            | SeenEvent::Ended => {}
        }
    }
    lines
}

/// The cards that were turned up, in order.
fn cards(events: &[SeenEvent]) -> String {
    let card = |event: &SeenEvent| -> Option<Card> {
        match event {
            SeenEvent::TurnedUp { card, .. } | SeenEvent::TunnelCard { card } => Some(*card),
            _ => None,
        }
    };
    events.iter().filter_map(card).map(colour).collect::<Vec<_>>().join(", ")
}

fn names(map: &Map, tickets: &Offer) -> String {
    tickets.tickets().iter().map(|ticket| map.ticket_name(*ticket)).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests;
