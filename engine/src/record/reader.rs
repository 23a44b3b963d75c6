//! A text made into a game again. It may come from anywhere: nothing of it is believed.

use super::body::Body;
use super::clause;
use super::fault::{RecordError, RecordFault as Fault};
use super::header::{self, Draft, Header};
use super::words::Words;
use super::{Record, result};
use crate::event::{Event, SeenEvent};
use crate::game::Game;
use crate::ids::SeatId;
use crate::replay::ReplayError;
use crate::setup::SeatColour;

/// The longest text that is looked at: dozens of times the longest game anyone plays.
pub const MOST_BYTES: usize = 1 << 20;

pub(super) fn read(text: &str) -> Result<Record, RecordError> {
    if text.len() > MOST_BYTES {
        return Err(Fault::TooLong(text.len()).at(1));
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let end = text.lines().count() + 1;
    let mut lines = (1..).zip(text.lines().map(str::trim)).filter(|(_, line)| is_told(line)).peekable();

    let (at, title) = lines.next().ok_or_else(|| Fault::NotARecord.at(1))?;
    header::read_title(title).map_err(|fault| fault.at(at))?;
    let mut draft = Draft::default();
    while let Some((at, line)) = lines.next_if(|(_, line)| !line.starts_with("deal ")) {
        draft.line(at, line).map_err(|fault| fault.at(at))?;
    }
    let header = draft.finish(lines.peek().map_or(end, |(at, _)| *at))?;

    let words = Words { map: header.map, seats: &header.setup.seats };
    let mut body = Body::new(words, header.first);
    for (at, line) in lines {
        body.line(at, line).map_err(|fault| fault.at(at))?;
    }
    let game = Game::replay(header.setup.clone(), &body.events)
        .map_err(|error| blame(&header, words, &body, error, end))?;
    check_result(&header, &game)?;
    Ok(Record { names: header.names, game })
}

/// Empty lines and remarks tell nothing.
fn is_told(line: &str) -> bool {
    !line.is_empty() && !line.starts_with('#')
}

/// A result may be left out; where it stands it must be true.
fn check_result(header: &Header, game: &Game) -> Result<(), RecordError> {
    let Some((line, told)) = &header.result else { return Ok(()) };
    let result = result::of(game);
    if *told == result { Ok(()) } else { Err(Fault::Result(result).at(*line)) }
}

/// The line that tells what the rules refuse, and why they do.
fn blame(header: &Header, words: Words, body: &Body, error: ReplayError, end: usize) -> RecordError {
    let line = |at: usize| body.lines.get(at).copied().unwrap_or(end);
    match error {
        ReplayError::Setup(error) => Fault::Setup(error).at(header.first.0),
        ReplayError::Truncated { .. } => Fault::BreaksOff.at(end),
        ReplayError::Illegal { at, why } => {
            let fault = match refused(header, body, at) {
                Some(fault) => fault,
                None => Fault::Refused { seat: colour(words, body.events.get(at).and_then(actor)), why },
            };
            fault.at(line(at))
        }
        ReplayError::Mismatch { at } => {
            let fault = refused(header, body, at).unwrap_or_else(|| {
                let event = body.events.get(at).map(|event| event.seen_by(actor(event)));
                Fault::Mismatch(event.map_or_else(String::new, |event| tell(words, event)))
            });
            fault.at(line(at))
        }
    }
}

/// Where whole actions lead up to this event: is the game over, or is it another seat's turn?
fn refused(header: &Header, body: &Body, at: usize) -> Option<Fault> {
    let before = Game::replay(header.setup.clone(), body.events.get(..at)?).ok()?;
    let event = body.events.get(at)?;
    match before.to_move() {
        None => Some(Fault::Over),
        Some(due) => {
            let seat = actor(event)?;
            let due = (seat != due).then_some(due)?;
            Some(Fault::OtherSeat(colour(Words { map: header.map, seats: &header.setup.seats }, Some(due))))
        }
    }
}

fn colour(words: Words, seat: Option<SeatId>) -> SeatColour {
    let seat = seat.and_then(|seat| words.seats.get(seat.index()));
    seat.copied().unwrap_or(SeatColour::Blue)
}

/// The event as a record writes it.
fn tell(words: Words, event: SeenEvent) -> String {
    let (_, clause, _) = clause::write(words, &[event], false);
    clause
}

/// The seat whose act this is, where it is one's.
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
