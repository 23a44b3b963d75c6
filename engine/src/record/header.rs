//! The lines before the deal: map, seed, players and result.

use super::error::{RecordError, RecordErrorKind as ErrorKind, quote};
use super::name::Name;
use super::words::{HIDDEN, Words, number};
use super::{RECORD_FORMAT, Record, result};
use crate::FORMAT;
use crate::event::Event;
use crate::ids::{MAX_SEATS, SeatId};
use crate::map::{Map, MapName};
use crate::setup::{SeatColour, Setup};
use std::sync::Arc;

/// The start of the first line; the format number follows.
const TITLE: &str = "Railhead record ";

/// What surrounds the viewer after the format, if things are hidden: `as red saw it`.
const SEEN: (&str, &str) = (" as ", " saw it");

/// The start of a line that belongs to the map's own file.
const MAP_LINE: char = '|';

/// Who may read a record.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Reader {
    Everyone,
    Only(Option<SeatId>),
}

/// The header of a record, in the one order it is written in.
pub(super) fn write(record: &Record, words: Words, reader: Reader) -> String {
    let (game, setup) = (record.game(), record.game().setup());
    let mut lines = vec![match reader {
        Reader::Everyone => format!("{TITLE}{RECORD_FORMAT}"),
        Reader::Only(viewer) => {
            let viewer = viewer.map_or("a spectator", |seat| words.seat(seat));
            format!("{TITLE}{RECORD_FORMAT}{}{viewer}{}", SEEN.0, SEEN.1)
        }
    }];
    lines.extend(write_map(game.map()));
    lines.push(format!("rules: {FORMAT}"));
    lines.push(match reader {
        Reader::Everyone => format!("seed: {}", setup.seed),
        // The seed would reveal everything that is hidden.
        Reader::Only(_) => format!("seed: {HIDDEN}"),
    });
    lines.extend(setup.bots.map(|bots| match reader {
        Reader::Everyone => format!("bots: {bots}"),
        Reader::Only(_) => format!("bots: {HIDDEN}"),
    }));
    for (seat, colour) in (0..).map(SeatId).zip(&setup.seats) {
        lines.push(match record.name(seat) {
            Some(name) => format!("seat: {colour} {name}"),
            None => format!("seat: {colour}"),
        });
    }
    lines.push(match setup.first {
        Some(first) => format!("first: {}", words.seat(first)),
        None => format!("first: {}, drawn", words.seat(began(record))),
    });
    lines.push(format!("result: {}", result::of(game)));
    lines.join("\n")
}

/// A built-in map is named by its key, as it never changes. Any other map is written out line by line.
fn write_map(map: &Map) -> Vec<String> {
    if map.is_built_in() {
        return vec![format!("map: {}", map.key())];
    }
    let text = map.write();
    let lines = text.lines().map(|line| format!("{MAP_LINE} {line}"));
    std::iter::once(format!("map: {} {}", map.key(), map.digest())).chain(lines).collect()
}

fn read_map(value: &str) -> Result<MapName, ErrorKind> {
    let unreadable = || ErrorKind::MapName(quote(value));
    let (key, digest) = match value.split_once(' ') {
        Some((key, digest)) => (key, Some(digest.trim().parse().map_err(|_| unreadable())?)),
        None => (value, None),
    };
    Ok(MapName { digest, ..MapName::built_in(key) })
}

fn began(record: &Record) -> SeatId {
    match record.game().history().first() {
        Some(Event::Began { first }) => *first,
        Some(_) | None => SeatId(0),
    }
}

/// A header that was read, with the line numbers that errors need.
pub(super) struct Header {
    pub(super) setup: Setup,
    pub(super) map: Arc<Map>,
    pub(super) names: [Option<Name>; MAX_SEATS],
    /// The seat that began, whether it was named or drawn, and the line that says so.
    pub(super) first: (usize, SeatId),
    pub(super) result: Option<(usize, String)>,
}

/// Reads the first line.
pub(super) fn read_title(line: &str) -> Result<(), ErrorKind> {
    let rest = line.strip_prefix(TITLE).ok_or(ErrorKind::NotARecord)?;
    let (format, seen) = match rest.split_once(SEEN.0) {
        Some((format, seen)) => (format, Some(seen)),
        None => (rest, None),
    };
    let format: u32 = number(format, 0, u64::from(u32::MAX)).map_err(|_| ErrorKind::NotARecord)?;
    match seen.map(|seen| seen.strip_suffix(SEEN.1)) {
        _ if format > RECORD_FORMAT => Err(ErrorKind::NewerFormat(format)),
        _ if format == 0 => Err(ErrorKind::NotARecord),
        None => Ok(()),
        Some(Some(viewer)) => Err(ErrorKind::SeenOnly(quote(viewer))),
        Some(None) => Err(ErrorKind::NotARecord),
    }
}

/// The part of a header read so far. Its lines may be in any order.
#[derive(Default)]
pub(super) struct Draft {
    /// The line, and the map's name.
    map: Option<(usize, MapName)>,
    /// The map's own text, unless it is built in.
    map_text: String,
    rules: Option<u32>,
    seed: Option<u64>,
    bots: Option<u64>,
    seats: Vec<SeatColour>,
    names: [Option<Name>; MAX_SEATS],
    /// The line, the seat as written, and whether it was drawn from the seed.
    first: Option<(usize, String, bool)>,
    result: Option<(usize, String)>,
}

fn once<T>(slot: &mut Option<T>, header: &'static str, value: T) -> Result<(), ErrorKind> {
    match slot.replace(value) {
        None => Ok(()),
        Some(_) => Err(ErrorKind::HeaderTwice(header)),
    }
}

impl Draft {
    pub(super) fn line(&mut self, at: usize, line: &str) -> Result<(), ErrorKind> {
        if let Some(text) = line.strip_prefix(MAP_LINE) {
            self.map_text.push_str(text.trim());
            self.map_text.push('\n');
            return Ok(());
        }
        let (header, value) = line.split_once(':').ok_or_else(|| ErrorKind::UnknownHeader(quote(line)))?;
        let value = value.trim();
        match header {
            "map" => once(&mut self.map, "map", (at, read_map(value)?)),
            "rules" => match number(value, 1, u64::from(u32::MAX))? {
                rules if rules > FORMAT => Err(ErrorKind::NewerRules(rules)),
                rules => once(&mut self.rules, "rules", rules),
            },
            "seed" if value == HIDDEN => Err(ErrorKind::Hidden),
            "seed" => once(&mut self.seed, "seed", number(value, 0, u64::MAX)?),
            "bots" if value == HIDDEN => Err(ErrorKind::Hidden),
            "bots" => once(&mut self.bots, "bots", number(value, 0, u64::MAX)?),
            "seat" => self.seat(value),
            "first" => {
                let drawn = value.split_once(',').filter(|(_, how)| how.trim() == "drawn");
                let seat = drawn.map_or(value, |(seat, _)| seat.trim());
                once(&mut self.first, "first", (at, seat.into(), drawn.is_some()))
            }
            "result" => once(&mut self.result, "result", (at, value.into())),
            _ => Err(ErrorKind::UnknownHeader(quote(header))),
        }
    }

    fn seat(&mut self, value: &str) -> Result<(), ErrorKind> {
        let (colour, name) = value.split_once(' ').unwrap_or((value, ""));
        let colour = SeatColour::named(colour).ok_or_else(|| ErrorKind::SeatColour(quote(colour)))?;
        if self.seats.contains(&colour) {
            return Err(ErrorKind::ColourTwice(colour));
        }
        let place = self.names.get_mut(self.seats.len()).ok_or(ErrorKind::SeatCount(MAX_SEATS + 1))?;
        if !name.is_empty() {
            let tidy = Name::new(name).filter(|tidy| tidy.as_str() == name);
            *place = Some(tidy.ok_or_else(|| ErrorKind::Name(quote(name)))?);
        }
        self.seats.push(colour);
        Ok(())
    }

    /// The header, if nothing is missing; `at` is the line for errors about something missing.
    pub(super) fn finish(self, at: usize) -> Result<Header, RecordError> {
        let missing = |header| ErrorKind::HeaderMissing(header).at(at);
        let (map_line, mut name) = self.map.ok_or_else(|| missing("map"))?;
        name.text = (!self.map_text.is_empty()).then_some(self.map_text);
        let map = name.find().map_err(|unknown| ErrorKind::Map(unknown).at(map_line))?;
        self.rules.ok_or_else(|| missing("rules"))?;
        let seed = self.seed.ok_or_else(|| missing("seed"))?;
        if self.seats.len() < 2 {
            return Err(ErrorKind::SeatCount(self.seats.len()).at(at));
        }
        let (line, first, drawn) = self.first.ok_or_else(|| missing("first"))?;
        let words = Words { map: &map, seats: &self.seats };
        let first = words.read_seat(&first).map_err(|kind| kind.at(line))?;
        let named = (!drawn).then_some(first);
        let setup = Setup { map: name, seats: self.seats, first: named, seed, bots: self.bots };
        Ok(Header { setup, map, names: self.names, first: (line, first), result: self.result })
    }
}
