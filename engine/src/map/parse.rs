//! The map file: one statement a line, words separated by spaces, `#` starts a comment.
//!
//! ```text
//! map KEY                                  a word of a-z, 0-9 and -
//! name TEXT                                what people read
//! trains N                                 of each seat
//! cards N                                  dealt to each seat
//! deal [N long] N regular keep N           tickets before the first turn
//! returned under | out                     where opening tickets not kept go
//! draw N keep N returned under | out       tickets drawn in a turn
//! points N N N N N N N N                   for a route of 1, 2, … 8 spaces
//! longest N                                points for the longest path; 0 for none
//! most-tickets N                           points for most completed tickets; 0 for none
//! stations N unused N                      of each seat, 0 to 3, and points for each not built
//! both-tracks N                            from this many seats on, both tracks of a double route are open
//! ties tickets | stations | longest …      what decides equal points, in order; or nothing
//! city KEY NAME
//! route CITY CITY LENGTH COLOUR [tunnel | ferry LOCOMOTIVES]
//! ticket CITY CITY POINTS [long]
//! ```

use super::error::{MapError, MapErrorKind as ErrorKind};
use super::{
    City, Digest, Drawing, Features, MAX_LENGTH, Map, Opening, Returned, Route, RouteKind, Ticket, Tie,
    tables,
};
use crate::action::Offer;
use crate::card::Card;
use crate::event::Deal;
use crate::ids::{CityId, MAX_SEATS, MIN_SEATS, RouteId, TicketId};
use crate::record::{is_direction_mark, quote};
use crate::stations;
use arrayvec::ArrayVec;
use std::ops::RangeInclusive;

/// The fewest trains that make a game, and the most that its score track can count.
const TRAINS: RangeInclusive<u8> = 3..=60;

/// The longest key, and the longest name of a map or a city, in characters.
const LONGEST: usize = 40;

/// The most points of a bonus, or of one route.
const BONUS: u8 = 50;

#[derive(Default)]
struct Draft {
    key: Option<String>,
    name: Option<String>,
    trains: Option<u8>,
    cards: Option<u8>,
    deal: Option<(u8, u8, u8)>,
    returned: Option<Returned>,
    draw: Option<Drawing>,
    points: Option<[u8; MAX_LENGTH + 1]>,
    longest: Option<u8>,
    most_tickets: Option<u8>,
    stations: Option<(u8, u8)>,
    both_tracks: Option<u8>,
    ties: Option<ArrayVec<Tie, 3>>,
    cities: Vec<City>,
    routes: Vec<Route>,
    tickets: Vec<Ticket>,
}

pub(super) fn parse(text: &str) -> Result<Map, MapError> {
    let mut draft = Draft::default();
    let mut last = 0;
    for (number, line) in text.lines().enumerate() {
        last = number + 1;
        let line = line.split('#').next().unwrap_or_default().trim();
        if !line.is_empty() {
            draft.line(line).map_err(|kind| MapError { line: last, kind })?;
        }
    }
    draft.finish().map_err(|kind| MapError { line: last + 1, kind })
}

fn once<T>(slot: &mut Option<T>, what: &str, value: T) -> Result<(), ErrorKind> {
    match slot.replace(value) {
        None => Ok(()),
        Some(_) => Err(ErrorKind::Twice(what.into())),
    }
}

fn number(word: &str, least: u8, most: u8) -> Result<u8, ErrorKind> {
    let digits = !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit());
    match word.parse() {
        Ok(n) if digits && (least..=most).contains(&n) => Ok(n),
        Ok(_) | Err(_) => Err(ErrorKind::Number(quote(word), least, most)),
    }
}

/// A statement that is one number.
fn one(
    slot: &mut Option<u8>,
    what: &'static str,
    shape: &'static str,
    words: &[&str],
    range: RangeInclusive<u8>,
) -> Result<(), ErrorKind> {
    match words {
        [word] => once(slot, what, number(word, *range.start(), *range.end())?),
        _ => Err(ErrorKind::Shape(what, shape)),
    }
}

fn returned(word: &str) -> Result<Returned, ErrorKind> {
    let found = Returned::ALL.into_iter().find(|returned| returned.word() == word);
    found.ok_or(ErrorKind::Shape("returned", "under | out"))
}

fn key(word: &str) -> Result<String, ErrorKind> {
    let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
    if (1..=LONGEST).contains(&word.len()) && word.bytes().all(plain) {
        Ok(word.into())
    } else {
        Err(ErrorKind::Key(quote(word)))
    }
}

/// A name that people read. It must not look like anything else in a record, where names stand between these characters.
fn name(text: &str) -> Result<String, ErrorKind> {
    let plain = |c: char| !c.is_control() && !is_direction_mark(c) && !",;:()–+?".contains(c);
    let is_short = (1..=LONGEST).contains(&text.chars().count());
    if is_short && text.chars().all(plain) && !text.contains(" with ") && !text.contains(" - ") {
        Ok(text.into())
    } else {
        Err(ErrorKind::Name(quote(text)))
    }
}

impl Draft {
    fn line(&mut self, line: &str) -> Result<(), ErrorKind> {
        let (statement, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let words: Vec<&str> = rest.split_whitespace().collect();
        match statement {
            "map" => match words[..] {
                [word] => once(&mut self.key, "map", key(word)?),
                _ => Err(ErrorKind::Shape("map", "map KEY")),
            },
            "name" if rest.is_empty() => Err(ErrorKind::Shape("name", "name TEXT")),
            "name" => once(&mut self.name, "name", name(rest)?),
            "trains" => one(&mut self.trains, "trains", "trains N", &words, TRAINS),
            "cards" => one(&mut self.cards, "cards", "cards N", &words, 0..=Deal::MOST as u8),
            "deal" => self.deal(&words),
            "returned" => match words[..] {
                [word] => once(&mut self.returned, "returned", returned(word)?),
                _ => Err(ErrorKind::Shape("returned", "returned under | out")),
            },
            "draw" => self.draw(&words),
            "points" => self.points(&words),
            "longest" => one(&mut self.longest, "longest", "longest N", &words, 0..=BONUS),
            "most-tickets" => {
                one(&mut self.most_tickets, "most-tickets", "most-tickets N", &words, 0..=BONUS)
            }
            "stations" => match words[..] {
                [n, "unused", points] => {
                    let stations = (number(n, 0, stations::MOST as u8)?, number(points, 0, BONUS)?);
                    once(&mut self.stations, "stations", stations)
                }
                _ => Err(ErrorKind::Shape("stations", "stations N unused N")),
            },
            "both-tracks" => {
                let seats = MIN_SEATS as u8..=MAX_SEATS as u8 + 1;
                one(&mut self.both_tracks, "both-tracks", "both-tracks N", &words, seats)
            }
            "ties" => self.ties(&words),
            "city" => self.city(&words),
            "route" => self.route(&words),
            "ticket" => self.ticket(&words),
            other => Err(ErrorKind::UnknownStatement(quote(other))),
        }
    }

    fn deal(&mut self, words: &[&str]) -> Result<(), ErrorKind> {
        let (long, regular, keep) = match *words {
            [long, "long", regular, "regular", "keep", keep] => (number(long, 1, 4)?, regular, keep),
            [regular, "regular", "keep", keep] => (0, regular, keep),
            _ => return Err(ErrorKind::Shape("deal", "deal [N long] N regular keep N")),
        };
        // Each seat must have something to choose.
        let regular = number(regular, u8::from(long == 0), Offer::MOST as u8 - long)?;
        once(&mut self.deal, "deal", (long, regular, number(keep, 1, long + regular)?))
    }

    fn draw(&mut self, words: &[&str]) -> Result<(), ErrorKind> {
        let [offered, "keep", keep, "returned", word] = *words else {
            return Err(ErrorKind::Shape("draw", "draw N keep N returned under | out"));
        };
        let offered = number(offered, 1, Offer::MOST as u8)?;
        let draw = Drawing { offered, keep: number(keep, 1, offered)?, returned: returned(word)? };
        once(&mut self.draw, "draw", draw)
    }

    fn points(&mut self, words: &[&str]) -> Result<(), ErrorKind> {
        let mut points = [0; MAX_LENGTH + 1];
        if words.len() != MAX_LENGTH {
            return Err(ErrorKind::Shape("points", "points N N N N N N N N"));
        }
        for (place, word) in points[1..].iter_mut().zip(words) {
            *place = number(word, 0, BONUS)?;
        }
        once(&mut self.points, "points", points)
    }

    fn ties(&mut self, words: &[&str]) -> Result<(), ErrorKind> {
        let mut ties = ArrayVec::new();
        for word in words {
            let found = Tie::ALL.into_iter().find(|tie| tie.word() == *word);
            let tie = found.ok_or(ErrorKind::Shape("ties", "ties tickets | stations | longest …"))?;
            if ties.contains(&tie) {
                return Err(ErrorKind::Twice((*word).into()));
            }
            ties.push(tie);
        }
        once(&mut self.ties, "ties", ties)
    }

    fn city(&mut self, words: &[&str]) -> Result<(), ErrorKind> {
        let [word, name @ ..] = words else { return Err(ErrorKind::Shape("city", "city KEY NAME")) };
        if name.is_empty() {
            return Err(ErrorKind::Shape("city", "city KEY NAME"));
        }
        let (key, name) = (key(word)?, self::name(&name.join(" "))?);
        // A record may name a city by either.
        if self.cities.iter().any(|city| city.key == key || city.name == key) {
            return Err(ErrorKind::Twice(key));
        }
        if self.cities.iter().any(|city| city.name == name || city.key == name) {
            return Err(ErrorKind::Twice(name));
        }
        if self.cities.len() == 64 {
            return Err(ErrorKind::TooMany("cities", 64));
        }
        self.cities.push(City { id: CityId(self.cities.len() as u8), key, name });
        Ok(())
    }

    fn ends(&self, a: &str, b: &str) -> Result<[CityId; 2], ErrorKind> {
        let find = |word: &str| {
            let city = self.cities.iter().find(|city| city.key == word);
            city.map(|city| city.id).ok_or_else(|| ErrorKind::UnknownCity(quote(word)))
        };
        let ends = [find(a)?, find(b)?];
        if ends[0] == ends[1] { Err(ErrorKind::Loop) } else { Ok(ends) }
    }

    fn route(&mut self, words: &[&str]) -> Result<(), ErrorKind> {
        const SHAPE: ErrorKind =
            ErrorKind::Shape("route", "route CITY CITY LENGTH COLOUR [tunnel | ferry LOCOMOTIVES]");
        let [a, b, length, colour, special @ ..] = words else { return Err(SHAPE) };
        let ends = self.ends(a, b)?;
        let length = number(length, 1, MAX_LENGTH as u8)?;
        let colour = match (*colour, Card::named(colour)) {
            ("gray", _) => None,
            (_, Some(card)) if !card.is_locomotive() => Some(card),
            (word, _) => return Err(ErrorKind::UnknownColour(quote(word))),
        };
        let kind = match *special {
            [] => RouteKind::Track,
            ["tunnel"] => RouteKind::Tunnel,
            ["ferry", n] if colour.is_none() => RouteKind::Ferry(number(n, 1, length)?),
            ["ferry", _] => return Err(ErrorKind::Ferry),
            _ => return Err(SHAPE),
        };
        if self.routes.len() == 128 {
            return Err(ErrorKind::TooMany("routes", 128));
        }
        let id = RouteId(self.routes.len() as u8);
        let mut twin = None;
        for other in self.routes.iter_mut().filter(|r| r.ends == ends || r.ends == [ends[1], ends[0]]) {
            if other.twin.is_some() {
                return Err(ErrorKind::ThirdTrack);
            }
            if other.length != length || other.kind != kind || other.colour.is_none() != colour.is_none() {
                return Err(ErrorKind::UnlikeTwins);
            }
            // Twins have adjacent numbers, so that one shift of a bit set finds them.
            if other.id.0 + 1 != id.0 {
                return Err(ErrorKind::TwinApart);
            }
            other.twin = Some(id);
            twin = Some(other.id);
        }
        // Its points are filled in once the whole file has been read.
        self.routes.push(Route { id, ends, length, colour, kind, twin, points: 0 });
        Ok(())
    }

    fn ticket(&mut self, words: &[&str]) -> Result<(), ErrorKind> {
        const SHAPE: ErrorKind = ErrorKind::Shape("ticket", "ticket CITY CITY POINTS [long]");
        let (a, b, points, long) = match *words {
            [a, b, points] => (a, b, points, false),
            [a, b, points, "long"] => (a, b, points, true),
            _ => return Err(SHAPE),
        };
        let ends = self.ends(a, b)?;
        let points = number(points, 1, 99)?;
        if self.tickets.iter().any(|t| t.ends == ends || t.ends == [ends[1], ends[0]]) {
            return Err(ErrorKind::Twice(format!("ticket {a} {b}")));
        }
        if self.tickets.len() == 64 {
            return Err(ErrorKind::TooMany("tickets", 64));
        }
        self.tickets.push(Ticket { id: TicketId(self.tickets.len() as u8), ends, points, long });
        Ok(())
    }

    fn finish(mut self) -> Result<Map, ErrorKind> {
        let features = self.features()?;
        let Opening { long, regular, .. } = features.opening;
        let count = |long: bool| self.tickets.iter().filter(|ticket| ticket.long == long).count();
        if count(true) < usize::from(long) * MAX_SEATS {
            return Err(ErrorKind::TooFewTickets("long"));
        }
        if count(false) < usize::from(regular) * MAX_SEATS {
            return Err(ErrorKind::TooFewTickets("regular"));
        }
        if self.cities.is_empty() {
            return Err(ErrorKind::Missing("city"));
        }
        if let Some([there, here]) = self.unreachable() {
            return Err(ErrorKind::Apart(there, here));
        }
        for route in &mut self.routes {
            route.points = features.points[usize::from(route.length)];
        }
        let mut map = Map {
            key: self.key.ok_or(ErrorKind::Missing("map"))?,
            name: self.name.ok_or(ErrorKind::Missing("name"))?,
            features,
            tables: tables::tables(self.cities.len(), &self.routes, &self.tickets),
            cities: self.cities,
            routes: self.routes,
            tickets: self.tickets,
            digest: Digest::of(""),
            text: None,
        };
        map.digest = Digest::of(&map.write());
        Ok(map)
    }

    fn features(&mut self) -> Result<Features, ErrorKind> {
        let (long, regular, keep) = self.deal.ok_or(ErrorKind::Missing("deal"))?;
        let returned = self.returned.ok_or(ErrorKind::Missing("returned"))?;
        let (stations, unused_station) = self.stations.ok_or(ErrorKind::Missing("stations"))?;
        let trains = self.trains.ok_or(ErrorKind::Missing("trains"))?;
        let points = self.points.ok_or(ErrorKind::Missing("points"))?;
        // The score track of a seat is a byte.
        let most =
            |length: u8| u16::from(trains) * u16::from(points[usize::from(length)]) / u16::from(length);
        if (1..=MAX_LENGTH as u8).any(|length| most(length) > u16::from(u8::MAX)) {
            return Err(ErrorKind::TooManyPoints(u8::MAX));
        }
        Ok(Features {
            trains,
            cards: self.cards.ok_or(ErrorKind::Missing("cards"))?,
            opening: Opening { long, regular, keep, returned },
            drawing: self.draw.ok_or(ErrorKind::Missing("draw"))?,
            points,
            longest: self.longest.ok_or(ErrorKind::Missing("longest"))?,
            most_tickets: self.most_tickets.ok_or(ErrorKind::Missing("most-tickets"))?,
            stations,
            unused_station,
            both_tracks_from: self.both_tracks.ok_or(ErrorKind::Missing("both-tracks"))?,
            ties: self.ties.take().ok_or(ErrorKind::Missing("ties"))?,
        })
    }

    /// Two cities that no chain of routes joins: a ticket between them could never be completed.
    fn unreachable(&self) -> Option<[String; 2]> {
        let mut reached = 1u64;
        loop {
            let before = reached;
            for route in &self.routes {
                let [a, b] = route.ends.map(|end| 1u64 << end.0);
                if reached & (a | b) != 0 {
                    reached |= a | b;
                }
            }
            if reached == before {
                break;
            }
        }
        let there = self.cities.iter().find(|city| reached >> city.id.0 & 1 == 0)?;
        Some([there.name.clone(), self.cities.first()?.name.clone()])
    }
}
