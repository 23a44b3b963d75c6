//! The names on a board seen from afar, as a phone shows it whole. Readable letters leave room for some names only: those
//! that cover nothing. The others have a place too, but are shown only when needed.

use std::cmp::Reverse;

use crate::board::{Board, DOT};
use crate::drawing::tenth;
use crate::labels::{around, breaks, doubt};
use crate::overlap::{GAP, RouteStrip, between_frames, from_frame, off_board};
use crate::{Afar, Area, Bend, Label, Point};

/// How many rounds the names shown when needed move apart, and how much more an overlap of two names costs than one of a
/// name and a route.
const ROUNDS: usize = 4;
const APART: f64 = 5.0;
/// What it costs to write a name short.
const SHORT: f64 = 9.0;
/// How many names may be moved, one for the sake of the other, to make room for one more.
const DEEP: usize = 3;

/// A place of a city's name.
struct Place {
    label: Label,
    frame: Area,
    /// How far it is from the usual place.
    wish: f64,
    /// How deep it reaches into spaces and dots.
    covers: f64,
}

/// Gives each name a place, for letters of this height. As many as possible cover nothing, beginning with the cities where
/// most routes meet. The others, which are shown when needed, may be shown together, so they move apart; they may cover a
/// route rather than each other.
pub(crate) fn search(board: &Board, bends: &[Bend], em: f64) -> Vec<Afar> {
    let ways: Vec<RouteStrip> =
        board.pairs.iter().zip(bends).map(|(pair, bend)| RouteStrip::new(board, pair, *bend)).collect();
    let routes = |city: &usize| board.pairs.iter().filter(|pair| pair.ends.contains(city)).count();
    let mut order: Vec<usize> = (0..board.cities.len()).collect();
    order.sort_by_key(|city| Reverse(routes(city)));
    let all: Vec<Vec<Place>> = (0..board.cities.len()).map(|city| places(board, &ways, city, em)).collect();
    let mut clear = Clear { all: &all, chosen: vec![None; all.len()] };
    for city in &order {
        clear.place(*city, DEEP, &[]);
    }
    for city in &order {
        clear.improve(*city);
    }
    let mut found: Vec<Option<&Place>> = (0..all.len()).map(|city| clear.of(city)).collect();
    for _ in 0..ROUNDS {
        for city in order.iter().filter(|city| clear.chosen[**city].is_none()) {
            let others: Vec<Area> = (0..found.len())
                .filter(|other| other != city)
                .filter_map(|other| Some(found[other]?.frame))
                .collect();
            let price = |place: &Place| {
                place.wish + 200.0 * (place.covers + APART * over_names(&others, place.frame))
            };
            found[*city] = all[*city].iter().min_by(|one, other| price(one).total_cmp(&price(other)));
        }
    }
    let is_clear = |city: usize| clear.chosen[city].is_some();
    let named = found.into_iter().enumerate();
    named.filter_map(|(city, it)| Some(Afar { label: it?.label.clone(), is_clear: is_clear(city) })).collect()
}

/// The names that cover nothing.
struct Clear<'a> {
    all: &'a [Vec<Place>],
    /// By city, the number of its place.
    chosen: Vec<Option<usize>>,
}

impl<'a> Clear<'a> {
    fn of(&self, city: usize) -> Option<&'a Place> {
        self.chosen[city].map(|place| &self.all[city][place])
    }

    /// The cities whose names are in the way.
    fn in_the_way(&self, city: usize, place: &Place) -> Vec<usize> {
        let hit = |other: &usize| {
            self.of(*other).is_some_and(|there| between_frames(there.frame, place.frame) > 0.0)
        };
        (0..self.chosen.len()).filter(|other| *other != city).filter(hit).collect()
    }

    /// The numbers of a city's places that cover no space and no dot, the best first.
    fn free(&self, city: usize) -> Vec<usize> {
        let places = &self.all[city];
        let mut free: Vec<usize> = (0..places.len()).filter(|place| places[*place].covers <= 0.0).collect();
        free.sort_by(|one, other| places[*one].wish.total_cmp(&places[*other].wish));
        free
    }

    /// Finds a place for a city's name, moving others out of the way if need be, but none of those that are `held`. If it
    /// can't, nothing has changed.
    fn place(&mut self, city: usize, deep: usize, held: &[usize]) -> bool {
        let free = self.free(city);
        let is_free = |place: &&usize| self.in_the_way(city, &self.all[city][**place]).is_empty();
        if let Some(place) = free.iter().find(is_free) {
            self.chosen[city] = Some(*place);
            return true;
        }
        deep > 0 && free.into_iter().any(|place| self.push(city, place, deep, held))
    }

    /// Puts a name there and moves whatever is in the way.
    fn push(&mut self, city: usize, place: usize, deep: usize, held: &[usize]) -> bool {
        let hit = self.in_the_way(city, &self.all[city][place]);
        if hit.len() > 2 || hit.iter().any(|other| held.contains(other)) {
            return false;
        }
        let before = self.chosen.clone();
        self.chosen[city] = Some(place);
        hit.iter().for_each(|other| self.chosen[*other] = None);
        let held = [held, &[city]].concat();
        if hit.into_iter().all(|other| self.place(other, deep - 1, &held)) {
            return true;
        }
        self.chosen = before;
        false
    }

    /// Moves a name to its best place that is still free.
    fn improve(&mut self, city: usize) {
        if self.chosen[city].is_some() {
            self.place(city, 0, &[]);
        }
    }
}

/// The places of a city's name on the board, as they are written; those from which it would be taken for another city's
/// cost more.
fn places(board: &Board, ways: &[RouteStrip], number: usize, em: f64) -> Vec<Place> {
    let city = &board.cities[number];
    let whole = breaks(&city.name).into_iter().map(|text| (text, 0.0));
    let short = city.short.iter().flat_map(|name| breaks(name)).map(|text| (text, SHORT));
    let all = whole.chain(short).flat_map(|(text, price)| {
        around(&text, em).into_iter().map(move |(label, wish)| (label, wish + price))
    });
    let place = |(label, wish): (Label, f64)| {
        let label = Label { at: Point::new(tenth(label.at.x), tenth(label.at.y)), ..label };
        let frame = city.frame(&label, em, em);
        let is_on_board = off_board(frame) <= 0.0;
        is_on_board.then(|| Place {
            wish: wish + 2.0 * doubt(board, number, frame),
            covers: covers(board, ways, frame),
            frame,
            label,
        })
    };
    all.filter_map(place).collect()
}

/// How deep a name reaches into spaces and dots.
pub(crate) fn covers(board: &Board, ways: &[RouteStrip], frame: Area) -> f64 {
    let ways = ways.iter().map(|way| way.over_name(frame));
    let dots = board.cities.iter().map(|city| DOT + GAP - from_frame(frame, city.place));
    ways.chain(dots).map(|deep| deep.max(0.0)).sum()
}

fn over_names(taken: &[Area], frame: Area) -> f64 {
    taken.iter().map(|other| between_frames(*other, frame).max(0.0)).sum()
}
