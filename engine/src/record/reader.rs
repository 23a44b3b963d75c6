//! Reads a record back into a game. The text is not trusted.

use super::body::Body;
use super::clause;
use super::error::{RecordError, RecordErrorKind as ErrorKind};
use super::header::{self, Draft, Header};
use super::words::Words;
use super::{Record, result};
use crate::event::Event;
use crate::game::Game;
use crate::ids::SeatId;
use crate::replay::ReplayError;

/// The longest text that is read: dozens of times the longest real game.
pub const MOST_BYTES: usize = 1 << 20;

pub(super) fn read(text: &str) -> Result<Record, RecordError> {
    if text.len() > MOST_BYTES {
        return Err(ErrorKind::TooLong(text.len()).at(1));
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let end = text.lines().count() + 1;
    let mut lines = (1..).zip(text.lines().map(str::trim)).filter(|(_, line)| has_content(line)).peekable();

    let (at, title) = lines.next().ok_or_else(|| ErrorKind::NotARecord.at(1))?;
    header::read_title(title).map_err(|kind| kind.at(at))?;
    let mut draft = Draft::default();
    while let Some((at, line)) = lines.next_if(|(_, line)| !line.starts_with("deal ")) {
        draft.line(at, line).map_err(|kind| kind.at(at))?;
    }
    let header = draft.finish(lines.peek().map_or(end, |(at, _)| *at))?;

    let words = Words { map: &header.map, seats: &header.setup.seats };
    let mut body = Body::new(words, header.first);
    for (at, line) in lines {
        body.line(at, line).map_err(|kind| kind.at(at))?;
    }
    let game = Game::replay(header.setup.clone(), &body.events)
        .map_err(|error| locate(&header, words, &body, error, end))?;
    check_result(&header, &game)?;
    Ok(Record { names: header.names, game })
}

/// Is it neither empty nor a comment?
fn has_content(line: &str) -> bool {
    !line.is_empty() && !line.starts_with('#')
}

/// The result may be left out, but if it is there it must be correct.
fn check_result(header: &Header, game: &Game) -> Result<(), RecordError> {
    let Some((line, written)) = &header.result else { return Ok(()) };
    let result = result::of(game);
    if result::tidy(written) == result { Ok(()) } else { Err(ErrorKind::Result(result).at(*line)) }
}

/// The line that the rules refuse, and why.
fn locate(header: &Header, words: Words, body: &Body, error: ReplayError, end: usize) -> RecordError {
    let (at, why) = match error {
        ReplayError::Setup(error) => return ErrorKind::Setup(error).at(header.first.0),
        ReplayError::Truncated { .. } => return ErrorKind::BreaksOff.at(end),
        ReplayError::Illegal { at, why } => (at, Some(why)),
        ReplayError::Mismatch { at } => (at, None),
    };
    let Some((event, line)) = body.events.get(at).zip(body.lines.get(at)) else {
        return ErrorKind::BreaksOff.at(end);
    };
    let colour = |seat: SeatId| words.seats.get(seat.index()).copied();
    let actor = actor(event);
    // If the events before this are whole actions, check whether it is another seat's turn or the game is over.
    let before = Game::replay(header.setup.clone(), &body.events[..at]).ok();
    let kind = match (before.map(|game| game.to_move()), actor, why) {
        (Some(None), _, _) => Some(ErrorKind::Over),
        (Some(Some(due)), Some(actor), _) if actor != due => colour(due).map(ErrorKind::OtherSeat),
        (_, Some(actor), Some(why)) => colour(actor).map(|seat| ErrorKind::Refused { seat, why }),
        (_, _, _) => None,
    };
    let dealing = !body.events[..at].iter().any(|event| matches!(event, Event::OpeningOver { .. }));
    let clause = || clause::write(words, &[event.seen_by(actor)], dealing).1;
    kind.unwrap_or_else(|| ErrorKind::Mismatch(clause())).at(*line)
}

/// The seat that this event is about, if it is about one.
fn actor(event: &Event) -> Option<SeatId> {
    match *event {
        Event::Dealt { seat, .. }
        | Event::TicketsOffered { seat, .. }
        | Event::OpeningKept { seat, .. }
        | Event::TicketsKept { seat, .. }
        | Event::DrewBlind { seat, .. }
        | Event::DrewFaceUp { seat, .. }
        | Event::TunnelTried { seat, .. }
        | Event::TunnelDeclined { seat, .. }
        | Event::Claimed { seat, .. }
        | Event::StationBuilt { seat, .. }
        | Event::Passed { seat } => Some(seat),
        Event::Began { .. }
        | Event::TurnedUp { .. }
        | Event::RowDiscarded
        | Event::Reshuffled { .. }
        | Event::OpeningOver { .. }
        | Event::TunnelCard { .. }
        | Event::TunnelExtra { .. }
        | Event::LastRound { .. }
        | Event::Ended => None,
    }
}
