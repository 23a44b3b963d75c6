//! What the rules look up millions of times, computed once for each map.

use super::{MAX_LENGTH, Route, Ticket};
use crate::card::Card;
use crate::lengths::Lengths;

/// The eight colours, and grey.
pub(crate) const PAINTS: usize = 9;

/// The index of a route's colour in a table: grey comes last.
#[inline]
pub(crate) const fn paint(colour: Option<Card>) -> usize {
    match colour {
        Some(colour) => colour as usize,
        None => PAINTS - 1,
    }
}

/// The colours of routes in the order of their tables.
pub(crate) const PAINTED: [Option<Card>; PAINTS] = [
    Some(Card::Purple),
    Some(Card::Blue),
    Some(Card::Orange),
    Some(Card::White),
    Some(Card::Green),
    Some(Card::Yellow),
    Some(Card::Black),
    Some(Card::Red),
    None,
];

/// Ferries of the same price.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Class {
    pub(crate) length: u8,
    pub(crate) locomotives: u8,
    pub(crate) routes: u128,
}

/// Bit sets and other lookups computed from the map.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    /// Every route.
    pub(crate) routes: u128,
    /// Every city.
    pub(crate) cities: u64,
    /// The long tickets, and the others.
    pub(crate) long: u64,
    pub(crate) regular: u64,
    /// The routes that need no locomotives, by [`paint`] and by length minus 1.
    pub(crate) plain: [[u128; MAX_LENGTH]; PAINTS],
    /// How many of those there are of each length.
    pub(crate) lengths: [Lengths; PAINTS],
    /// The ferries, grouped by price.
    pub(crate) ferries: Vec<Class>,
    /// The first track of each double route; the second is the next number.
    pub(crate) firsts: u128,
    /// The routes that touch each city.
    pub(crate) touching: Vec<u128>,
}

pub(super) fn tables(cities: usize, routes: &[Route], tickets: &[Ticket]) -> Tables {
    let mut plain = [[0; MAX_LENGTH]; PAINTS];
    let mut lengths = [Lengths::NONE; PAINTS];
    for route in routes.iter().filter(|route| route.locomotives() == 0) {
        plain[paint(route.colour)][usize::from(route.length) - 1] |= 1u128 << route.id.0;
        lengths[paint(route.colour)].add(route.length);
    }
    let mut ferries: Vec<Class> = Vec::new();
    for route in routes.iter().filter(|route| route.locomotives() > 0) {
        let like =
            |class: &&mut Class| (class.length, class.locomotives) == (route.length, route.locomotives());
        match ferries.iter_mut().find(like) {
            Some(class) => class.routes |= 1 << route.id.0,
            None => ferries.push(Class {
                length: route.length,
                locomotives: route.locomotives(),
                routes: 1 << route.id.0,
            }),
        }
    }
    let touching = (0..cities)
        .map(|city| {
            routes
                .iter()
                .filter(|r| r.ends.iter().any(|end| end.index() == city))
                .fold(0, |set, r| set | 1u128 << r.id.0)
        })
        .collect();
    let set_of =
        |long: bool| tickets.iter().filter(|t| t.long == long).fold(0, |set, t| set | 1u64 << t.id.0);
    Tables {
        routes: routes.iter().fold(0, |set, r| set | 1u128 << r.id.0),
        cities: (0..cities).fold(0, |set, c| set | 1u64 << c),
        long: set_of(true),
        regular: set_of(false),
        plain,
        lengths,
        ferries,
        firsts: routes
            .iter()
            .filter(|r| r.twin.is_some_and(|twin| twin > r.id))
            .fold(0, |set, r| set | 1u128 << r.id.0),
        touching,
    }
}

impl Tables {
    /// The twins of those `routes` that are part of a double route.
    #[inline]
    pub(crate) fn twins(&self, routes: u128) -> u128 {
        (routes & self.firsts) << 1 | (routes >> 1) & self.firsts
    }
}
