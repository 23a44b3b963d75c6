//! The names on a board seen from afar, as a phone shows it whole. Readable letters leave room for some names only: those
//! that cover nothing. The others have a place too, but are shown only when needed.

use std::cmp::Reverse;

use crate::board::{Board, DOT};
use crate::drawing::tenth;
use crate::label::AFAR;
use crate::labels::{around, breaks, doubt};
use crate::overlap::{GAP, RouteStrip, between_frames, from_frame, off_board};
use crate::{Afar, Area, Bend, Label, Point};

/// How many rounds the names shown when needed move apart, and how much more an overlap of two names costs than one of a
/// name and a route.
const ROUNDS: usize = 4;
const APART: f64 = 5.0;

/// Gives each name a place, beginning with the cities where most routes meet: the first place that covers nothing, or else
/// the one that covers least. Names shown when needed may be shown together, so they then move apart; they may cover a
/// route rather than each other.
pub(crate) fn search(board: &Board, bends: &[Bend]) -> Vec<Afar> {
    let ways: Vec<RouteStrip> =
        board.pairs.iter().zip(bends).map(|(pair, bend)| RouteStrip::new(board, pair, *bend)).collect();
    let routes = |city: &usize| board.pairs.iter().filter(|pair| pair.ends.contains(city)).count();
    let mut order: Vec<usize> = (0..board.cities.len()).collect();
    order.sort_by_key(|city| Reverse(routes(city)));
    let frame = |city: usize, label: &Label| board.cities[city].afar_frame(label);
    let best = |city: usize, others: &[Area], apart: f64| {
        let price = |(label, wish): &(Label, f64)| {
            let frame = frame(city, label);
            wish + 200.0 * (covers(board, &ways, frame) + apart * over_names(others, frame))
        };
        places(board, city).min_by(|one, other| price(one).total_cmp(&price(other))).map(|(label, _)| label)
    };
    let mut found: Vec<Option<Afar>> = vec![None; board.cities.len()];
    let mut taken: Vec<Area> = Vec::new();
    for city in &order {
        let Some(label) = best(*city, &taken, 1.0) else { continue };
        let frame = frame(*city, &label);
        let is_clear = covers(board, &ways, frame) + over_names(&taken, frame) <= 0.0;
        if is_clear {
            taken.push(frame);
        }
        found[*city] = Some(Afar { label, is_clear });
    }
    for _ in 0..ROUNDS {
        for city in &order {
            if found[*city].as_ref().is_none_or(|name| name.is_clear) {
                continue;
            }
            let others = found.iter().enumerate().filter(|(other, _)| other != city);
            let others: Vec<Area> =
                others.filter_map(|(other, name)| Some(frame(other, &name.as_ref()?.label))).collect();
            found[*city] = best(*city, &others, APART).map(|label| Afar { label, is_clear: false });
        }
    }
    found.into_iter().flatten().collect()
}

/// Places as they are written, each with what it costs; none from which it would be taken for another city's.
fn places(board: &Board, number: usize) -> impl Iterator<Item = (Label, f64)> {
    let all = breaks(&board.cities[number].name).into_iter().flat_map(|text| around(&text, AFAR));
    all.filter_map(move |(label, wish)| {
        let label = Label { at: Point::new(tenth(label.at.x), tenth(label.at.y)), ..label };
        let frame = board.cities[number].afar_frame(&label);
        let (doubt, on_board) = (doubt(board, number, frame), off_board(frame) <= 0.0);
        on_board.then_some((label, wish + 2.0 * doubt))
    })
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
