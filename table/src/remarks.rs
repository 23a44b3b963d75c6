//! What a table knows about a game beside the rules: who is a bot, the game's title, whether a turn was taken back, and
//! which version of a built-in map it was played on. In a text record these are remarks such as `# bot red: planner`,
//! which the engine ignores.

use engine::{Digest, Map, RecordError, RecordErrorKind, SeatColour, SetupErrorKind};

use crate::protocol::{LineError, Seat, TableError, Who};
use crate::title;

/// The remarks of one game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Remarks {
    pub(crate) title: String,
    pub(crate) taken_back: bool,
    /// The bots' keys, each with its line.
    pub(crate) bots: Vec<Remark>,
    /// The digest of the built-in map that the game was played on, and the line that has it. For any other map the record
    /// has the map's own text instead.
    pub(crate) map: Option<(usize, Digest)>,
}

/// The bot at the seat of this colour, and the line that says so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Remark {
    pub(crate) line: usize,
    pub(crate) colour: SeatColour,
    pub(crate) bot: String,
}

/// Puts the remarks below the record's first line.
pub(crate) fn write(record: &str, map: &Map, title: &str, seats: &[Seat], taken_back: bool) -> String {
    let (first, rest) = record.split_once('\n').unwrap_or((record, ""));
    let mut text = format!("{first}\n");
    let title = title::tidy(title);
    if !title.is_empty() {
        text += &format!("# title: {title}\n");
    }
    for Seat { colour, who, .. } in seats {
        if let Who::Bot { bot } = who {
            text += &format!("# bot {colour}: {bot}\n");
        }
    }
    if taken_back {
        text += "# taken back\n";
    }
    if map.is_built_in() {
        text += &format!("# map version: {}\n", map.digest());
    }
    text + rest
}

/// Reads the remarks of a record. A person may have written remarks of their own: they are ignored.
pub(crate) fn read(record: &str) -> Remarks {
    let mut remarks = Remarks::default();
    for (line, text) in (1..).zip(record.lines()) {
        let Some(text) = text.trim().strip_prefix('#').map(str::trim) else { continue };
        if text == "taken back" {
            remarks.taken_back = true;
        } else if let Some(name) = text.strip_prefix("title:") {
            remarks.title = title::tidy(name);
        } else if let Some(digest) = text.strip_prefix("map version:").and_then(|it| it.trim().parse().ok()) {
            remarks.map = Some((line, digest));
        } else if let Some((colour, bot)) = text.strip_prefix("bot ").and_then(|rest| rest.split_once(':'))
            && let Some(colour) = SeatColour::named(colour.trim())
        {
            remarks.bots.push(Remark { line, colour, bot: bot.trim().to_owned() });
        }
    }
    remarks
}

/// A record's error as an error that the page can show in every language.
pub(crate) fn refusal(refused: RecordError) -> TableError {
    let error = match refused.kind {
        RecordErrorKind::NotARecord => return TableError::NotOurs,
        RecordErrorKind::TooLong(_) => return TableError::too_big(),
        RecordErrorKind::NewerFormat(_) | RecordErrorKind::NewerRules(_) => LineError::Newer,
        RecordErrorKind::SeenOnly(_) | RecordErrorKind::Hidden => LineError::Hidden,
        RecordErrorKind::UnknownHeader(words)
        | RecordErrorKind::SeatColour(words)
        | RecordErrorKind::Name(words)
        | RecordErrorKind::MapName(words)
        | RecordErrorKind::Number(words, ..)
        | RecordErrorKind::Seat(words)
        | RecordErrorKind::Card(words)
        | RecordErrorKind::Deal(words, _)
        | RecordErrorKind::City(words)
        | RecordErrorKind::Pair(words)
        | RecordErrorKind::NoRoute(words)
        | RecordErrorKind::Track(words, ..)
        | RecordErrorKind::NoTicket(words)
        | RecordErrorKind::Payment(words)
        | RecordErrorKind::Line(words)
        | RecordErrorKind::Clause(words)
        | RecordErrorKind::Mismatch(words) => LineError::Misplaced(words),
        RecordErrorKind::HeaderMissing(header) => LineError::Missing(header.into()),
        RecordErrorKind::HeaderTwice(header) => LineError::Twice(header.into()),
        RecordErrorKind::Map(unknown) => LineError::Setup(SetupErrorKind::Map(unknown)),
        RecordErrorKind::SeatCount(count) => LineError::Setup(SetupErrorKind::SeatCount(count)),
        RecordErrorKind::ColourTwice(colour) => LineError::Setup(SetupErrorKind::ColourTwice(colour)),
        RecordErrorKind::Setup(error) => {
            error.errors.into_iter().next().map_or(LineError::Astray, LineError::Setup)
        }
        RecordErrorKind::Refused { why, .. } => LineError::Illegal(why),
        RecordErrorKind::TooManyTickets
        | RecordErrorKind::TurnNumber(_)
        | RecordErrorKind::SameSeat(_)
        | RecordErrorKind::OtherSeat(_)
        | RecordErrorKind::Over
        | RecordErrorKind::Result(_) => LineError::Astray,
        RecordErrorKind::BreaksOff => LineError::BreaksOff,
    };
    TableError::BadRecord { line: refused.line, error }
}
