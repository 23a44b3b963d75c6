//! The map file: one fact a line, words parted by spaces, `#` starts a remark.
//!
//! ```text
//! map KEY                                  first line; a word of a-z, 0-9 and -
//! name TEXT                                what people read
//! deal [N long] N regular keep N           tickets before the first turn
//! returned under | out                     where opening tickets not kept go
//! stations N                               0 to 3 of each seat
//! ties tickets | stations | longest …      what decides equal points, in order
//! city KEY NAME
//! route CITY CITY LENGTH COLOUR [tunnel | ferry LOCOMOTIVES]
//! ticket CITY CITY POINTS [long]
//! ```

use super::fault::{MapError, MapFault as Fault};
use super::{City, MAX_LENGTH, Map, Opening, Route, RouteKind, Ticket, Tie, tables};
use crate::card::Card;
use crate::ids::{CityId, MAX_SEATS, RouteId, TicketId};

#[derive(Default)]
struct Draft {
    key: Option<String>,
    name: Option<String>,
    deal: Option<(u8, u8, u8)>,
    returned_leave: Option<bool>,
    stations: Option<u8>,
    ties: Option<Vec<Tie>>,
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
            draft.line(line).map_err(|fault| MapError { line: last, fault })?;
        }
    }
    draft.finish().map_err(|fault| MapError { line: last + 1, fault })
}

fn once<T>(slot: &mut Option<T>, what: &str, value: T) -> Result<(), Fault> {
    match slot.replace(value) {
        None => Ok(()),
        Some(_) => Err(Fault::Twice(what.into())),
    }
}

fn number(word: &str, least: u8, most: u8) -> Result<u8, Fault> {
    let digits = !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit());
    match word.parse() {
        Ok(n) if digits && (least..=most).contains(&n) => Ok(n),
        Ok(_) | Err(_) => Err(Fault::Number(word.into(), least, most)),
    }
}

fn key(word: &str) -> Result<String, Fault> {
    let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
    if !word.is_empty() && word.bytes().all(plain) { Ok(word.into()) } else { Err(Fault::Key(word.into())) }
}

impl Draft {
    fn line(&mut self, line: &str) -> Result<(), Fault> {
        let (statement, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let words: Vec<&str> = rest.split_whitespace().collect();
        match statement {
            "map" => match words[..] {
                [word] => once(&mut self.key, "map", key(word)?),
                _ => Err(Fault::Shape("map", "map KEY")),
            },
            "name" if rest.is_empty() => Err(Fault::Shape("name", "name TEXT")),
            "name" => once(&mut self.name, "name", rest.into()),
            "deal" => self.deal(&words),
            "returned" => match words[..] {
                ["under"] => once(&mut self.returned_leave, "returned", false),
                ["out"] => once(&mut self.returned_leave, "returned", true),
                _ => Err(Fault::Shape("returned", "returned under | out")),
            },
            "stations" => match words[..] {
                [n] => once(&mut self.stations, "stations", number(n, 0, 3)?),
                _ => Err(Fault::Shape("stations", "stations N")),
            },
            "ties" => self.ties(&words),
            "city" => self.city(&words),
            "route" => self.route(&words),
            "ticket" => self.ticket(&words),
            other => Err(Fault::UnknownStatement(other.into())),
        }
    }

    fn deal(&mut self, words: &[&str]) -> Result<(), Fault> {
        let (long, regular, keep) = match *words {
            [long, "long", regular, "regular", "keep", keep] => (number(long, 1, 4)?, regular, keep),
            [regular, "regular", "keep", keep] => (0, regular, keep),
            _ => return Err(Fault::Shape("deal", "deal [N long] N regular keep N")),
        };
        // Four is the most an offer holds.
        let regular = number(regular, 0, 4 - long)?;
        once(&mut self.deal, "deal", (long, regular, number(keep, 1, (long + regular).max(1))?))
    }

    fn ties(&mut self, words: &[&str]) -> Result<(), Fault> {
        let mut ties = Vec::new();
        for word in words {
            let tie = match *word {
                "tickets" => Tie::Tickets,
                "stations" => Tie::Stations,
                "longest" => Tie::Longest,
                _ => return Err(Fault::Shape("ties", "ties tickets | stations | longest …")),
            };
            if ties.contains(&tie) {
                return Err(Fault::Twice((*word).into()));
            }
            ties.push(tie);
        }
        once(&mut self.ties, "ties", ties)
    }

    fn city(&mut self, words: &[&str]) -> Result<(), Fault> {
        let [word, name @ ..] = words else { return Err(Fault::Shape("city", "city KEY NAME")) };
        if name.is_empty() {
            return Err(Fault::Shape("city", "city KEY NAME"));
        }
        let (key, name) = (key(word)?, name.join(" "));
        if self.cities.iter().any(|city| city.key == key) {
            return Err(Fault::Twice(key));
        }
        if self.cities.iter().any(|city| city.name == name) {
            return Err(Fault::Twice(name));
        }
        if self.cities.len() == 64 {
            return Err(Fault::TooMany("cities", 64));
        }
        self.cities.push(City { id: CityId(self.cities.len() as u8), key, name });
        Ok(())
    }

    fn ends(&self, a: &str, b: &str) -> Result<[CityId; 2], Fault> {
        let find = |word: &str| {
            let city = self.cities.iter().find(|city| city.key == word);
            city.map(|city| city.id).ok_or_else(|| Fault::UnknownCity(word.into()))
        };
        let ends = [find(a)?, find(b)?];
        if ends[0] == ends[1] { Err(Fault::Loop) } else { Ok(ends) }
    }

    fn route(&mut self, words: &[&str]) -> Result<(), Fault> {
        const SHAPE: Fault =
            Fault::Shape("route", "route CITY CITY LENGTH COLOUR [tunnel | ferry LOCOMOTIVES]");
        let [a, b, length, colour, special @ ..] = words else { return Err(SHAPE) };
        let ends = self.ends(a, b)?;
        let length = number(length, 1, MAX_LENGTH as u8)?;
        let colour = match (*colour, Card::named(colour)) {
            ("gray", _) => None,
            (_, Some(card)) if !card.is_locomotive() => Some(card),
            (word, _) => return Err(Fault::UnknownColour(word.into())),
        };
        let kind = match *special {
            [] => RouteKind::Track,
            ["tunnel"] => RouteKind::Tunnel,
            ["ferry", n] if colour.is_none() => RouteKind::Ferry(number(n, 1, length)?),
            ["ferry", _] => return Err(Fault::Ferry),
            _ => return Err(SHAPE),
        };
        if self.routes.len() == 128 {
            return Err(Fault::TooMany("routes", 128));
        }
        let id = RouteId(self.routes.len() as u8);
        let mut twin = None;
        for other in self.routes.iter_mut().filter(|r| r.ends == ends || r.ends == [ends[1], ends[0]]) {
            if other.twin.is_some() {
                return Err(Fault::ThirdTrack);
            }
            if other.length != length || other.kind != kind || other.colour.is_none() != colour.is_none() {
                return Err(Fault::UnlikeTwins);
            }
            // So that a twin is found by one shift of a bit set.
            if other.id.0 + 1 != id.0 {
                return Err(Fault::TwinApart);
            }
            other.twin = Some(id);
            twin = Some(other.id);
        }
        self.routes.push(Route { id, ends, length, colour, kind, twin });
        Ok(())
    }

    fn ticket(&mut self, words: &[&str]) -> Result<(), Fault> {
        const SHAPE: Fault = Fault::Shape("ticket", "ticket CITY CITY POINTS [long]");
        let (a, b, points, long) = match *words {
            [a, b, points] => (a, b, points, false),
            [a, b, points, "long"] => (a, b, points, true),
            _ => return Err(SHAPE),
        };
        let ends = self.ends(a, b)?;
        let points = number(points, 1, 99)?;
        if self.tickets.iter().any(|t| t.ends == ends || t.ends == [ends[1], ends[0]]) {
            return Err(Fault::Twice(format!("ticket {a} {b}")));
        }
        if self.tickets.len() == 64 {
            return Err(Fault::TooMany("tickets", 64));
        }
        self.tickets.push(Ticket { id: TicketId(self.tickets.len() as u8), ends, points, long });
        Ok(())
    }

    fn finish(self) -> Result<Map, Fault> {
        let (long, regular, keep) = self.deal.ok_or(Fault::Missing("deal"))?;
        let returned_leave = self.returned_leave.ok_or(Fault::Missing("returned"))?;
        let count = |long: bool| self.tickets.iter().filter(|ticket| ticket.long == long).count();
        if count(true) < usize::from(long) * MAX_SEATS {
            return Err(Fault::TooFewTickets("long"));
        }
        if count(false) < usize::from(regular) * MAX_SEATS {
            return Err(Fault::TooFewTickets("regular"));
        }
        if self.cities.is_empty() {
            return Err(Fault::Missing("city"));
        }
        if let Some([there, here]) = self.apart() {
            return Err(Fault::Apart(there, here));
        }
        Ok(Map {
            key: self.key.ok_or(Fault::Missing("map"))?,
            name: self.name.ok_or(Fault::Missing("name"))?,
            opening: Opening { long, regular, keep, returned_leave },
            stations: self.stations.ok_or(Fault::Missing("stations"))?,
            ties: self.ties.ok_or(Fault::Missing("ties"))?,
            tables: tables::tables(self.cities.len(), &self.routes, &self.tickets),
            cities: self.cities,
            routes: self.routes,
            tickets: self.tickets,
        })
    }

    /// Two cities that no chain of routes joins: such a board would have tickets nobody can complete.
    fn apart(&self) -> Option<[String; 2]> {
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
