//! The lines of the log in words, turn by turn.

use engine::{Card, Map, SeatColour, SeatId, SeenEvent, View};
use model::Spotlight;
use model::log::{self, Entry};
use table::protocol::Seat;

use crate::screens::game::words::{colour, payment, tickets};
use crate::t;
use crate::words::list;

/// What one seat did in its turn; what happens before the first turn has no seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct LogTurn {
    pub(crate) seat: Option<(SeatColour, String)>,
    pub(crate) lines: Vec<LogLine>,
    /// The events that the lines describe.
    pub(crate) happened: log::Turn,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct LogLine {
    pub(crate) words: String,
    /// The cards that were drawn, which are shown instead of the words; `None` for one that the viewer can't know.
    pub(crate) drawn: Vec<Option<Card>>,
    /// Its subject on the board.
    pub(crate) light: Spotlight,
    /// A consequence of the action, such as a card turned up; shown less prominently.
    pub(crate) quiet: bool,
}

/// A turn in one sentence, for screen readers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Announcement {
    pub(crate) words: String,
    /// The consequences: read out only, since they can be seen on the table.
    pub(crate) aside: String,
    /// Its subject on the board.
    pub(crate) light: Spotlight,
    /// Whose turn it was.
    pub(crate) seat: Option<SeatId>,
}

impl Announcement {
    pub(crate) fn new(words: String) -> Announcement {
        Announcement { words, aside: String::new(), light: Spotlight::None, seat: None }
    }
}

/// Everything that happened, the oldest turn first. Turns that have not changed are copied from `before`: a game
/// has hundreds of turns, and only the last is new.
pub(crate) fn turns(view: &View, seats: &[Seat], before: &[LogTurn]) -> Vec<LogTurn> {
    let turn = |(number, happened): (usize, log::Turn)| {
        let known = before.get(number).filter(|known| known.happened == happened);
        known.cloned().unwrap_or_else(|| turn(&view.map, happened, seats))
    };
    log::turns(view).into_iter().enumerate().map(turn).collect()
}

/// What has happened from event number `from` on, one sentence for each turn.
pub(crate) fn announcements(view: &View, from: usize, seats: &[Seat]) -> Vec<Announcement> {
    announce(&view.map, log::turns_since(view, from), seats)
}

/// What happened in a step of a game that is walked through, likewise.
pub(crate) fn announcements_of(map: &Map, events: &[SeenEvent], seats: &[Seat]) -> Vec<Announcement> {
    announce(map, log::turns_of(events), seats)
}

fn announce(map: &Map, turns: Vec<log::Turn>, seats: &[Seat]) -> Vec<Announcement> {
    let announce = |happened: log::Turn| {
        let turn = turn(map, happened, seats);
        match turn.happened.seat {
            Some(_) => vec![in_one_sentence(turn)],
            None => turn.lines.into_iter().map(|line| Announcement::new(line.words)).collect(),
        }
    };
    turns.into_iter().flat_map(announce).collect()
}

fn in_one_sentence(turn: LogTurn) -> Announcement {
    let LogTurn { seat, lines, happened } = turn;
    let light = lines.first().map(|line| line.light.clone()).unwrap_or_default();
    let (quiet, done): (Vec<LogLine>, Vec<LogLine>) = lines.into_iter().partition(|line| line.quiet);
    // A tunnel that is tried and claimed in the same turn is mentioned once.
    let is_last = |(at, line): &(usize, &LogLine)| {
        !matches!(line.light, Spotlight::Route(_))
            || done[at + 1..].iter().all(|later| later.light != line.light)
    };
    let done = list(done.iter().enumerate().filter(is_last).map(|(_, line)| line.words.clone()));
    Announcement {
        words: t!("spoken-turn", name = seat.map(|(_, name)| name).unwrap_or_default(), words = done),
        aside: quiet.into_iter().map(|line| format!(" {}.", line.words.trim_end_matches('.'))).collect(),
        light,
        seat: happened.seat,
    }
}

/// What happened in a turn, in lines.
pub(crate) fn turn(map: &Map, happened: log::Turn, seats: &[Seat]) -> LogTurn {
    let seat = happened.seat.and_then(|id| seats.get(id.index()));
    let line = |entry: Entry| LogLine {
        drawn: entry.events.iter().filter_map(drawn).collect(),
        words: words(map, &entry.events, seats),
        light: entry.light,
        quiet: entry.is_quiet,
    };
    LogTurn {
        seat: seat.map(|seat| (seat.colour, seat.name.clone())),
        lines: happened.entries(map).into_iter().map(line).collect(),
        happened,
    }
}

/// The words of a line. Cards that are turned up one after the other stand in one line.
fn words(map: &Map, events: &[SeenEvent], seats: &[Seat]) -> String {
    let name = |seat: SeatId| seats.get(seat.index()).map(|seat| seat.name.clone()).unwrap_or_default();
    let Some(event) = events.first() else { return String::new() };
    match *event {
        SeenEvent::Began { first } => t!("log-began", name = name(first)),
        // Everyone is dealt the same number of cards: no line.
        SeenEvent::Dealt { .. } => String::new(),
        SeenEvent::OpeningKept { seat, choice: Some(choice) } => {
            t!("log-opening-own", name = name(seat), tickets = tickets(map, &choice.kept))
        }
        SeenEvent::OpeningKept { seat, choice: None } => t!("log-opening-kept", name = name(seat)),
        SeenEvent::OpeningOver { kept } => {
            let each = (0..).map(SeatId).zip(kept).take(seats.len());
            let each = each.map(|(seat, kept)| t!("log-opening-count", name = name(seat), count = kept));
            each.collect::<Vec<_>>().join(" · ")
        }
        SeenEvent::TurnedUp { .. } => t!("log-turned-up", cards = cards(events)),
        SeenEvent::RowDiscarded => t!("log-row-discarded"),
        SeenEvent::Reshuffled { cards } => t!("log-reshuffled", count = cards),
        SeenEvent::TicketsOffered { count, .. } => t!("log-tickets-drawn", count = count),
        SeenEvent::TicketsKept { choice: Some(choice), .. } => {
            t!("log-tickets-kept-own", tickets = tickets(map, &choice.kept))
        }
        SeenEvent::TicketsKept { kept, choice: None, .. } => t!("log-tickets-kept", count = kept),
        SeenEvent::DrewBlind { .. } | SeenEvent::DrewFaceUp { .. } => drew(events),
        SeenEvent::TunnelTried { route, payment: shown, .. } => {
            t!("log-tunnel-tried", route = map.route_name(route), payment = payment(shown))
        }
        SeenEvent::TunnelCard { .. } => t!("log-tunnel-cards", cards = cards(events)),
        SeenEvent::TunnelExtra { extra } => t!("log-tunnel-extra", count = extra),
        SeenEvent::TunnelDeclined { route, .. } => {
            t!("log-tunnel-declined", route = map.route_name(route))
        }
        SeenEvent::Claimed { route, payment: paid, .. } => t!(
            "log-claimed",
            route = map.route_name(route),
            payment = payment(paid),
            points = map.route(route).points
        ),
        SeenEvent::StationBuilt { city, payment: paid, .. } => {
            t!("log-station", city = map.city(city).name.as_str(), payment = payment(paid))
        }
        SeenEvent::Passed { .. } => t!("log-passed"),
        SeenEvent::LastRound { .. } => t!("log-last-round"),
        SeenEvent::Ended => t!("log-ended"),
    }
}

/// The card that was drawn, if one was.
fn drawn(event: &SeenEvent) -> Option<Option<Card>> {
    match event {
        SeenEvent::DrewBlind { card, .. } => Some(*card),
        SeenEvent::DrewFaceUp { card, .. } => Some(Some(*card)),
        _ => None,
    }
}

/// The cards that were drawn in a turn, those of the row first.
fn drew(events: &[SeenEvent]) -> String {
    let from_row = events.iter().filter(|event| matches!(event, SeenEvent::DrewFaceUp { .. }));
    let row: Vec<String> = from_row.filter_map(drawn).flatten().map(colour).collect();
    let blind = || events.iter().filter(|event| matches!(event, SeenEvent::DrewBlind { .. }));
    let deck: Vec<String> = blind().filter_map(drawn).flatten().map(colour).collect();
    match (row.is_empty(), deck.is_empty(), blind().count()) {
        (false, _, 0) => t!("log-drew-face-up", card = list(row)),
        (false, true, _) => t!("log-drew-both", row = list(row)),
        (false, false, _) => t!("log-drew-both-own", row = list(row), deck = list(deck)),
        (true, false, _) => t!("log-drew-own", card = list(deck)),
        (true, true, count) => t!("log-drew-blind", count = count),
    }
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

#[cfg(test)]
mod tests;
