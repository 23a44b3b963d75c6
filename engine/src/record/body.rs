//! The lines after the header, read into events.

use super::clause;
use super::error::{RecordErrorKind as ErrorKind, quote};
use super::words::{self, Words, items, number};
use crate::action::Offer;
use crate::event::{Deal, Event};
use crate::ids::{MAX_SEATS, SeatId};

/// What has been read of the deal and the turns.
pub(super) struct Body<'a> {
    words: Words<'a>,
    /// Everything that happened, in order.
    pub(super) events: Vec<Event>,
    /// For each event, its line.
    pub(super) lines: Vec<usize>,
    turns: u32,
    last: Option<SeatId>,
}

impl<'a> Body<'a> {
    /// A game in which seat `first` begins, as the header says at `line`.
    pub(super) fn new(words: Words<'a>, (line, first): (usize, SeatId)) -> Body<'a> {
        Body { words, events: vec![Event::Began { first }], lines: vec![line], turns: 0, last: None }
    }

    pub(super) fn line(&mut self, at: usize, line: &str) -> Result<(), ErrorKind> {
        if let Some(rest) = line.strip_prefix("deal ") {
            self.deal(rest)?;
        } else if let Some(rest) = line.strip_prefix("offer ") {
            let (seat, tickets) = self.of_seat(rest)?;
            self.events.push(Event::TicketsOffered { seat, tickets: self.words.read_tickets(tickets)? });
        } else if let Some(rest) = line.strip_prefix("opening over:") {
            self.opening_over(rest)?;
        } else if let Some(rest) = line.strip_prefix("opening ") {
            self.opening(rest)?;
        } else if line.starts_with(|c: char| c.is_ascii_digit()) {
            self.turn(line)?;
        } else {
            for part in parts(line) {
                let unknown = || Err(ErrorKind::Line(quote(part)));
                clause::read_table(part, &mut self.events).unwrap_or_else(unknown)?;
            }
        }
        self.lines.resize(self.events.len(), at);
        Ok(())
    }

    /// `blue: …`
    fn of_seat<'t>(&self, rest: &'t str) -> Result<(SeatId, &'t str), ErrorKind> {
        let (seat, rest) = rest.split_once(':').ok_or_else(|| ErrorKind::Line(quote(rest)))?;
        Ok((self.words.read_seat(seat)?, rest.trim()))
    }

    fn deal(&mut self, rest: &str) -> Result<(), ErrorKind> {
        let (seat, list) = self.of_seat(rest)?;
        let dealt = usize::from(self.words.map.features.cards);
        // One card more than are dealt is enough to detect too many.
        let cards = items(list).filter(|card| !card.is_empty()).take(dealt + 1);
        let cards = cards.map(words::read_card).collect::<Result<Vec<_>, _>>()?;
        if cards.len() != dealt {
            return Err(ErrorKind::Deal(quote(list), dealt));
        }
        let cards: Deal = cards.into_iter().collect();
        self.events.push(Event::Dealt { seat, cards });
        Ok(())
    }

    fn opening(&mut self, rest: &str) -> Result<(), ErrorKind> {
        let (seat, rest) = self.of_seat(rest)?;
        let mut parts = parts(rest);
        let unknown = || ErrorKind::Line(quote(rest));
        let kept = parts.next().and_then(|part| part.strip_prefix("keeps ")).ok_or_else(unknown)?;
        let kept = self.words.read_tickets(kept.trim())?;
        self.events.push(Event::OpeningKept { seat, kept, returned: Offer::NONE });
        for part in parts {
            let returned = part.strip_prefix("returns ").ok_or_else(unknown)?;
            clause::read_returned(self.words, returned.trim(), self.events.last_mut(), unknown)?;
        }
        Ok(())
    }

    /// Every seat in order, with the number of tickets it kept.
    fn opening_over(&mut self, rest: &str) -> Result<(), ErrorKind> {
        let unknown = || ErrorKind::Line(quote(rest.trim()));
        let mut kept = [0; MAX_SEATS];
        let mut counts = items(rest);
        for (place, colour) in kept.iter_mut().zip(self.words.seats) {
            let part = counts.next().and_then(|part| part.strip_prefix(colour.name())).ok_or_else(unknown)?;
            *place = number(part.strip_prefix(' ').ok_or_else(unknown)?, 0, Offer::MOST as u64)?;
        }
        if counts.next().is_some() {
            return Err(unknown());
        }
        self.events.push(Event::OpeningOver { kept });
        Ok(())
    }

    /// `12 blue …`
    fn turn(&mut self, line: &str) -> Result<(), ErrorKind> {
        let unknown = || ErrorKind::Line(quote(line));
        let (turn, rest) = line.split_once(' ').ok_or_else(unknown)?;
        let (seat, rest) = rest.trim_start().split_once(' ').ok_or_else(unknown)?;
        let due = self.turns + 1;
        if number::<u32>(turn, 1, u64::from(u32::MAX))? != due {
            return Err(ErrorKind::TurnNumber(due));
        }
        let id = self.words.read_seat(seat)?;
        if self.last == Some(id) {
            return Err(ErrorKind::SameSeat(self.words.seats[id.index()]));
        }
        (self.turns, self.last) = (due, Some(id));
        parts(rest).try_for_each(|part| clause::read_turn(self.words, id, part, &mut self.events))
    }
}

/// The parts between semicolons.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split(';').map(str::trim)
}
