//! How a record writes seats, routes, tickets, cards and payments, and how it reads them back.

use super::error::{RecordErrorKind as ErrorKind, quote};
use crate::action::{Offer, Payment};
use crate::card::Card;
use crate::ids::{CityId, RouteId, SeatId, TicketId};
use crate::map::{Map, Route};
use crate::setup::SeatColour;

/// What is written for a hidden thing.
pub(super) const HIDDEN: &str = "?";

/// The map and the seats, for their names.
#[derive(Clone, Copy)]
pub(super) struct Words<'a> {
    pub(super) map: &'a Map,
    pub(super) seats: &'a [SeatColour],
}

impl Words<'_> {
    /// `blue`
    pub(super) fn seat(&self, seat: SeatId) -> &'static str {
        self.seats.get(seat.index()).map_or(HIDDEN, |colour| colour.name())
    }

    pub(super) fn read_seat(&self, text: &str) -> Result<SeatId, ErrorKind> {
        let seat = self.seats.iter().position(|colour| colour.name() == text);
        seat.map(|seat| SeatId(seat as u8)).ok_or_else(|| ErrorKind::Seat(quote(text)))
    }

    /// `Denver–Omaha`; for a double route the track too: `Chicago–Pittsburgh (black)`, `Dallas–Houston (a)`
    pub(super) fn route(&self, id: RouteId) -> String {
        let name = self.map.route_name(id);
        match self.track(self.map.route(id)) {
            Some(track) => format!("{name} ({track})"),
            None => name,
        }
    }

    /// What distinguishes a track from its twin: its colour, or a letter if both have the same colour.
    fn track(&self, route: &Route) -> Option<&'static str> {
        let twin = self.map.routes().get(route.twin?.index())?;
        Some(match route.colour {
            Some(colour) if twin.colour != route.colour => colour.name(),
            Some(_) | None if route.id < twin.id => "a",
            Some(_) | None => "b",
        })
    }

    pub(super) fn read_route(&self, text: &str) -> Result<RouteId, ErrorKind> {
        let bracketed = text.strip_suffix(')').and_then(|text| text.rsplit_once(" ("));
        let (pair, track) = bracketed.map_or((text, None), |(pair, track)| (pair, Some(track)));
        let [a, b] = self.read_pair(pair)?;
        let tracks: Vec<&Route> = self.map.between(a, b).collect();
        match (tracks.iter().find(|route| self.track(route) == track), &tracks[..]) {
            (Some(route), _) => Ok(route.id),
            (None, [one, other, ..]) => {
                Err(ErrorKind::Track(quote(pair), self.route(one.id), self.route(other.id)))
            }
            (None, [_] | []) => Err(ErrorKind::NoRoute(quote(text))),
        }
    }

    /// `Denver–El Paso`
    pub(super) fn ticket(&self, id: TicketId) -> String {
        self.map.ticket_name(id)
    }

    fn read_ticket(&self, text: &str) -> Result<TicketId, ErrorKind> {
        let [a, b] = self.read_pair(text)?;
        let ticket = self.map.tickets().iter().find(|ticket| ticket.ends == [a, b] || ticket.ends == [b, a]);
        ticket.map(|ticket| ticket.id).ok_or_else(|| ErrorKind::NoTicket(quote(text)))
    }

    /// `Denver–El Paso, Calgary–Phoenix`
    pub(super) fn tickets(&self, tickets: &Offer) -> String {
        list(tickets.tickets().iter().map(|ticket| self.ticket(*ticket)))
    }

    pub(super) fn read_tickets(&self, text: &str) -> Result<Offer, ErrorKind> {
        if text.split(',').count() > Offer::MOST {
            return Err(ErrorKind::TooManyTickets);
        }
        items(text).map(|item| self.read_ticket(item)).collect()
    }

    /// `El Paso`
    pub(super) fn city(&self, id: CityId) -> &str {
        &self.map.city(id).name
    }

    /// A city by its name, or by its key for people whose keyboard lacks a letter.
    pub(super) fn read_city(&self, text: &str) -> Result<CityId, ErrorKind> {
        let city = self.map.cities().iter().find(|city| city.name == text || city.key == text);
        match city {
            Some(city) => Ok(city.id),
            None if text == HIDDEN => Err(ErrorKind::Hidden),
            None => Err(ErrorKind::City(quote(text))),
        }
    }

    /// Two cities joined by a dash as they are written, or by a hyphen between spaces.
    fn read_pair(&self, text: &str) -> Result<[CityId; 2], ErrorKind> {
        match text.split_once('–').or_else(|| text.split_once(" - ")) {
            Some((a, b)) => Ok([self.read_city(a.trim())?, self.read_city(b.trim())?]),
            None if text == HIDDEN => Err(ErrorKind::Hidden),
            None => Err(ErrorKind::Pair(quote(text))),
        }
    }
}

/// `3 red`, `3 red + 1 locomotive`, `2 locomotives`
pub(super) fn payment(payment: Payment) -> String {
    let locomotives = match payment.locomotives {
        1 => "1 locomotive".to_owned(),
        n => format!("{n} locomotives"),
    };
    match (payment.cards, payment.locomotives) {
        (0, _) => locomotives,
        (cards, 0) => format!("{cards} {}", payment.colour),
        (cards, _) => format!("{cards} {} + {locomotives}", payment.colour),
    }
}

pub(super) fn read_payment(text: &str) -> Result<Payment, ErrorKind> {
    let kind = || ErrorKind::Payment(quote(text));
    let part = |text: &str| {
        let (count, card) = text.trim().split_once(' ')?;
        let card = if card == "locomotives" { Card::Locomotive } else { Card::named(card)? };
        Some((number::<u8>(count, 1, 99).ok()?, card))
    };
    match text.split_once('+') {
        None => part(text).map(|(count, card)| Payment::new(card, count, 0)).ok_or_else(kind),
        Some((cards, locomotives)) => match (part(cards), part(locomotives)) {
            (Some((_, Card::Locomotive)), _) => Err(kind()),
            (Some((cards, colour)), Some((locomotives, Card::Locomotive))) => {
                Ok(Payment::new(colour, cards, locomotives))
            }
            (Some(_) | None, Some(_) | None) => Err(kind()),
        },
    }
}

/// `red, blue, locomotive`
pub(super) fn cards(cards: &[Card]) -> String {
    list(cards.iter().map(|card| card.name().to_owned()))
}

pub(super) fn read_card(text: &str) -> Result<Card, ErrorKind> {
    match Card::named(text) {
        Some(card) => Ok(card),
        None if text == HIDDEN => Err(ErrorKind::Hidden),
        None => Err(ErrorKind::Card(quote(text))),
    }
}

/// A list of hidden things: `?, ?, ?`
pub(super) fn hidden(count: usize) -> String {
    list(std::iter::repeat_n(HIDDEN.to_owned(), count))
}

pub(super) fn list(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(", ")
}

/// The items between commas.
pub(super) fn items(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim)
}

/// A number without a sign or leading zeros.
pub(super) fn number<N: TryFrom<u64>>(text: &str, least: u64, most: u64) -> Result<N, ErrorKind> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    let number = text.parse::<u64>().ok().filter(|n| plain && (least..=most).contains(n));
    number.and_then(|n| N::try_from(n).ok()).ok_or_else(|| ErrorKind::Number(quote(text), least, most))
}
