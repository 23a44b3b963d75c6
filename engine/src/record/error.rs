//! Why a text is not the record of a game: the line, and a readable sentence.

use super::name::{Name, is_direction_mark};
use super::{RECORD_FORMAT, reader::MOST_BYTES};
use crate::FORMAT;
use crate::illegal::Illegal;
use crate::map::UnknownMap;
use crate::setup::{SeatColour, SetupError};

/// Why a record was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {kind}")]
pub struct RecordError {
    /// The line, counted from 1; the line after the last if something is missing.
    pub line: usize,
    /// What is wrong there.
    pub kind: RecordErrorKind,
}

/// What can be wrong with a line of a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum RecordErrorKind {
    #[error("the record has {0} bytes, and no game needs more than {MOST_BYTES}")]
    TooLong(usize),
    #[error("this is no record: it does not begin with `Railhead record {RECORD_FORMAT}`")]
    NotARecord,
    #[error("this record is of format {0}, and this version of Railhead reads up to {RECORD_FORMAT}")]
    NewerFormat(u32),
    #[error("this record is of rules {0}, and this version of Railhead knows up to {FORMAT}")]
    NewerRules(u32),
    #[error("this is the record as {0} saw it: a game can be rebuilt from a full record only")]
    SeenOnly(String),
    #[error("what stands as `?` is hidden here: a game can be rebuilt from a full record only")]
    Hidden,
    #[error("`{0}` is no header: a record has map, rules, seed, seat, first and result")]
    UnknownHeader(String),
    #[error("the header `{0}` occurs twice")]
    HeaderTwice(&'static str),
    #[error("the header `{0}` is missing")]
    HeaderMissing(&'static str),
    #[error(transparent)]
    Map(UnknownMap),
    #[error("`{0}` does not name a map as in `usa` or `usa 0123456789abcdef`")]
    MapName(String),
    #[error("a game has 2 to 5 seats, not {0}")]
    SeatCount(usize),
    #[error("two seats are {0}")]
    ColourTwice(SeatColour),
    #[error("`{0}` is no colour of a seat: blue, red, green, yellow or black")]
    SeatColour(String),
    #[error(transparent)]
    Setup(SetupError),
    #[error("`{0}` is no name: it has up to {most} characters, all visible, and single spaces", most = Name::MOST)]
    Name(String),
    #[error("`{0}` is no number from {1} to {2}")]
    Number(String, u64, u64),
    #[error("`{0}` is no seat of this game")]
    Seat(String),
    #[error("`{0}` is no card")]
    Card(String),
    #[error("`{0}` is not the right number of cards: {1} are dealt")]
    Deal(String, usize),
    #[error("there is no city `{0}` on this map")]
    City(String),
    #[error("`{0}` does not name two cities as in `Denver–Omaha`")]
    Pair(String),
    #[error("there is no route {0} on this map")]
    NoRoute(String),
    #[error("{0} has two tracks: the one meant is {1} or {2}")]
    Track(String, String, String),
    #[error("there is no ticket {0} on this map")]
    NoTicket(String),
    #[error("more tickets than are ever offered")]
    TooManyTickets,
    #[error("`{0}` is no payment such as `3 red + 1 locomotive`")]
    Payment(String),
    #[error("`{0}` is no line of a record")]
    Line(String),
    #[error("`{0}` is nothing that happens in a turn")]
    Clause(String),
    #[error("this should be turn {0}")]
    TurnNumber(u32),
    #[error("{0} had the turn before, and a turn is one line")]
    SameSeat(SeatColour),
    #[error("it is the turn of {0}")]
    OtherSeat(SeatColour),
    #[error("the game is over before this")]
    Over,
    #[error("{seat} may not do this: {why}")]
    Refused { seat: SeatColour, why: Illegal },
    #[error("`{0}` does not follow from what went before")]
    Mismatch(String),
    #[error("the record breaks off in the middle of what happens")]
    BreaksOff,
    #[error("by the moves, the result is `{0}`")]
    Result(String),
}

impl RecordErrorKind {
    pub(super) fn at(self, line: usize) -> RecordError {
        RecordError { line, kind: self }
    }
}

/// Text from a record, for an error: shortened, and with invisible characters escaped.
pub(crate) fn quote(text: &str) -> String {
    const MOST: usize = 60;
    let mut quoted = String::new();
    for (place, c) in text.chars().enumerate() {
        if place == MOST {
            quoted.push('…');
            break;
        }
        if c.is_control() || is_direction_mark(c) {
            quoted.extend(c.escape_unicode());
        } else {
            quoted.push(c);
        }
    }
    quoted
}
