//! What the rules look up millions of times, worked out once for each map.

use super::{MAX_LENGTH, Route, Ticket};
use crate::card::Card;

/// Routes that are paid for alike: same colour, length and locomotives.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Class {
    /// `None` is grey.
    pub(crate) colour: Option<Card>,
    pub(crate) length: u8,
    pub(crate) locomotives: u8,
    /// The routes, as a bit set.
    pub(crate) routes: u128,
}

/// Bit sets and other answers that follow from the map.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    /// Every route.
    pub(crate) routes: u128,
    /// Every city.
    pub(crate) cities: u64,
    /// The long tickets, and the others.
    pub(crate) long: u64,
    pub(crate) regular: u64,
    /// Coloured classes first, by colour then length; then grey by length; ferries last.
    pub(crate) classes: Vec<Class>,
    /// The first track of each double route; the second is the next number.
    pub(crate) firsts: u128,
    /// The routes that touch each city.
    pub(crate) touching: Vec<u128>,
}

pub(super) fn tables(cities: usize, routes: &[Route], tickets: &[Ticket]) -> Tables {
    let mut classes: Vec<Class> = Vec::new();
    for locomotives in 0..=MAX_LENGTH as u8 {
        for colour in Card::COLOURS.into_iter().map(Some).chain([None]) {
            for length in 1..=MAX_LENGTH as u8 {
                let set = routes
                    .iter()
                    .filter(|r| r.colour == colour && r.length == length && r.locomotives() == locomotives)
                    .fold(0, |set, r| set | 1u128 << r.id.0);
                if set != 0 {
                    classes.push(Class { colour, length, locomotives, routes: set });
                }
            }
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
        classes,
        firsts: routes
            .iter()
            .filter(|r| r.twin.is_some_and(|twin| twin > r.id))
            .fold(0, |set, r| set | 1u128 << r.id.0),
        touching,
    }
}

impl Tables {
    /// The other tracks of those of `routes` that are double.
    #[inline]
    pub(crate) fn twins(&self, routes: u128) -> u128 {
        (routes & self.firsts) << 1 | (routes >> 1) & self.firsts
    }
}
