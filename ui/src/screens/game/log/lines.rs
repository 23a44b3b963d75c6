//! From events to lines, turn by turn. Pure; what the viewer may not know is not in the events.

use engine::{Card, Map, Offer, SeatColour, SeatId, SeenEvent, View};
use table::protocol::Seat;

use crate::playback::acting;
use crate::screens::game::turn::Spotlight;
use crate::screens::game::words::{colour, payment, tickets};
use crate::t;
use crate::words::list;

/// What one seat did in its turn; what happens before the first turn is nobody's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Turn {
    pub(crate) id: Option<SeatId>,
    pub(crate) seat: Option<(SeatColour, String)>,
    pub(crate) lines: Vec<Line>,
    /// What the lines tell of.
    events: Vec<SeenEvent>,
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

/// What is said of a turn in one breath.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Told {
    pub(crate) words: String,
    /// What follows from it: whoever sees the table sees that.
    pub(crate) aside: String,
    /// What it speaks of on the board.
    pub(crate) light: Spotlight,
    /// Whose turn it was.
    pub(crate) seat: Option<SeatId>,
}

impl Told {
    pub(crate) fn new(words: String) -> Told {
        Told { words, aside: String::new(), light: Spotlight::None, seat: None }
    }
}

/// The events of one turn; before the first turn they are nobody's.
pub(crate) type Events = (Option<SeatId>, Vec<SeenEvent>);

/// Everything that happened, the oldest turn first. What was told `before` in the same words is not told anew: a game
/// has hundreds of turns, and one of them is new.
pub(crate) fn turns(view: &View, seats: &[Seat], before: &[Turn]) -> Vec<Turn> {
    let map = &view.map;
    let turn = |(number, events): (usize, Events)| {
        let told = before.get(number).filter(|told| (told.id, &told.events) == (events.0, &events.1));
        told.cloned().unwrap_or_else(|| turn(map, events, seats))
    };
    by_turn(view).into_iter().enumerate().map(turn).collect()
}

/// What has happened since there were so many events, in a sentence for each turn.
pub(crate) fn told(view: &View, from: usize, seats: &[Seat]) -> Vec<Told> {
    let (map, Some(events)) = (&view.map, view.history.get(from..)) else { return Vec::new() };
    let is_opening =
        |event: &SeenEvent| matches!(event, SeenEvent::OpeningKept { .. } | SeenEvent::OpeningOver { .. });
    let (before, played) = events.split_at(events.iter().rposition(is_opening).map_or(0, |last| last + 1));
    let opening =
        turn(map, (None, before.to_vec()), seats).lines.into_iter().map(|line| Told::new(line.words));
    let turns = by_seat(played).into_iter().map(|events| {
        let Turn { id, seat, lines, .. } = turn(map, events, seats);
        let light = lines.first().map(|line| line.light.clone()).unwrap_or_default();
        let (quiet, done): (Vec<Line>, Vec<Line>) = lines.into_iter().partition(|line| line.quiet);
        // A tunnel that is begun and claimed in one go is told once.
        let is_last = |(at, line): &(usize, &Line)| {
            !matches!(line.light, Spotlight::Route(_))
                || done[at + 1..].iter().all(|later| later.light != line.light)
        };
        let done = list(done.iter().enumerate().filter(is_last).map(|(_, line)| line.words.clone()));
        let words = t!("spoken-turn", name = seat.map(|(_, name)| name).unwrap_or_default(), words = done);
        Told {
            words,
            aside: quiet.into_iter().map(|line| format!(". {}", line.words)).collect(),
            light,
            seat: id,
        }
    });
    opening.chain(turns).collect()
}

/// All events, the opening first, then for each turn of a seat.
pub(crate) fn by_turn(view: &View) -> Vec<Events> {
    let begun = |event: &SeenEvent| matches!(event, SeenEvent::OpeningOver { .. });
    let opening = view.history.iter().position(begun).map_or(view.history.len(), |place| place + 1);
    let (before, played) = view.history.split_at(opening);
    std::iter::once((None, before.to_vec())).chain(by_seat(played)).collect()
}

/// The events after the opening, for each turn of a seat.
fn by_seat(events: &[SeenEvent]) -> Vec<Events> {
    let mut turns: Vec<Events> = Vec::new();
    for event in events {
        match (acting(event), turns.last_mut()) {
            (Some(seat), Some((last, events))) if *last == Some(seat) => events.push(*event),
            (Some(seat), _) => turns.push((Some(seat), vec![*event])),
            (None, Some((_, events))) => events.push(*event),
            (None, None) => {}
        }
    }
    turns
}

pub(crate) fn turn(map: &Map, (id, events): Events, seats: &[Seat]) -> Turn {
    let seat = id.and_then(|id| seats.get(id.index())).map(|seat| (seat.colour, seat.name.clone()));
    // Before the first turn all are offered as many tickets, as they are dealt as many cards.
    let is_told = |event: &&SeenEvent| id.is_some() || !matches!(event, SeenEvent::TicketsOffered { .. });
    let told: Vec<SeenEvent> = events.iter().filter(is_told).copied().collect();
    Turn { id, seat, lines: lines(map, &told, seats), events }
}

/// The lines of a turn. Cards that are turned up one after the other are told together.
pub(crate) fn lines(map: &Map, events: &[SeenEvent], seats: &[Seat]) -> Vec<Line> {
    let kind = |event: &SeenEvent| std::mem::discriminant(event);
    let together = events.chunk_by(|a, b| is_turning(a) && kind(a) == kind(b));
    together.filter_map(|events| line(map, events, seats)).collect()
}

fn is_turning(event: &SeenEvent) -> bool {
    matches!(event, SeenEvent::TurnedUp { .. } | SeenEvent::TunnelCard { .. })
}

fn line(map: &Map, events: &[SeenEvent], seats: &[Seat]) -> Option<Line> {
    let name = |seat: SeatId| seats.get(seat.index()).map(|seat| seat.name.clone()).unwrap_or_default();
    let line = match *events.first()? {
        SeenEvent::Began { first } => said(t!("log-began", name = name(first))),
        // Everyone is dealt as much, and the own part is seen in hand.
        SeenEvent::Dealt { .. } => return None,
        SeenEvent::OpeningKept { seat, choice: Some(choice) } => Line::new(
            t!("log-opening-own", name = name(seat), tickets = tickets(map, &choice.kept)),
            cities(map, &choice.kept),
        ),
        SeenEvent::OpeningKept { seat, choice: None } => {
            Line::quiet(t!("log-opening-kept", name = name(seat)))
        }
        SeenEvent::OpeningOver { kept } => {
            let each = (0..).map(SeatId).zip(kept).take(seats.len());
            let each = each.map(|(seat, kept)| t!("log-opening-count", name = name(seat), count = kept));
            Line::quiet(each.collect::<Vec<_>>().join(" · "))
        }
        SeenEvent::TurnedUp { .. } => Line::quiet(t!("log-turned-up", cards = cards(events))),
        SeenEvent::RowDiscarded => Line::quiet(t!("log-row-discarded")),
        SeenEvent::Reshuffled { cards } => Line::quiet(t!("log-reshuffled", count = cards)),
        SeenEvent::TicketsOffered { count, .. } => said(t!("log-tickets-drawn", count = count)),
        SeenEvent::TicketsKept { kept, choice, .. } => match choice {
            Some(choice) => {
                let words = t!("log-tickets-kept-own", tickets = tickets(map, &choice.kept));
                Line::new(words, cities(map, &choice.kept))
            }
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
                points = map.route(route).points
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

/// The cards that were turned up, in order.
fn cards(events: &[SeenEvent]) -> String {
    let card = |event: &SeenEvent| -> Option<Card> {
        match event {
            SeenEvent::TurnedUp { card, .. } | SeenEvent::TunnelCard { card } => Some(*card),
            _ => None,
        }
    };
    list(events.iter().filter_map(card).map(colour))
}

/// The cities of some tickets, in the light.
fn cities(map: &Map, tickets: &Offer) -> Spotlight {
    Spotlight::Cities(tickets.tickets().iter().flat_map(|ticket| map.ticket(*ticket).ends).collect())
}

#[cfg(test)]
mod tests;
