//! The names on a board that is seen from afar, as a phone shows it whole. Letters that can be read there leave room for
//! some names only: those that cover nothing. The others have a place for when they are asked for.

use std::cmp::Reverse;

use crate::board::{Board, DOT};
use crate::clip::Frame;
use crate::curve::Bend;
use crate::drawing::tenth;
use crate::label::{AFAR, Label};
use crate::labels::{around, breaks, doubt};
use crate::overlap::{GAP, Way, between_frames, from_frame, off_board};
use crate::point::Point;

/// A name, and whether it covers nothing that is drawn at any time.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Afar {
    pub(crate) label: Label,
    pub(crate) is_clear: bool,
}

/// Gives places to the names one after the other, beginning where most routes meet: the first that covers nothing, or
/// the one that covers least.
pub(crate) fn search(board: &Board, bends: &[Bend]) -> Vec<Afar> {
    let ways: Vec<Way> =
        board.pairs.iter().zip(bends).map(|(pair, bend)| Way::new(board, pair, *bend)).collect();
    let routes = |city: &usize| board.pairs.iter().filter(|pair| pair.ends.contains(city)).count();
    let mut order: Vec<usize> = (0..board.cities.len()).collect();
    order.sort_by_key(|city| Reverse(routes(city)));
    let mut found: Vec<Option<Afar>> = vec![None; board.cities.len()];
    let mut taken: Vec<Frame> = Vec::new();
    for city in order {
        let best = places(board, city).min_by(|(a, one), (b, other)| {
            let price = |label: &Label, wish: f64| {
                let frame = label.afar_frame(&board.cities[city]);
                wish + 200.0 * (covers(board, &ways, frame) + over_names(&taken, frame))
            };
            price(a, *one).total_cmp(&price(b, *other))
        });
        let Some((label, _)) = best else { continue };
        let frame = label.afar_frame(&board.cities[city]);
        let is_clear = covers(board, &ways, frame) + over_names(&taken, frame) <= 0.0;
        if is_clear {
            taken.push(frame);
        }
        found[city] = Some(Afar { label, is_clear });
    }
    found.into_iter().flatten().collect()
}

/// Places as they are written, each with what it costs; none from which it would be taken for another city's.
fn places(board: &Board, number: usize) -> impl Iterator<Item = (Label, f64)> {
    let all = breaks(&board.cities[number].name).into_iter().flat_map(|lines| around(&lines, AFAR));
    all.filter_map(move |(label, wish)| {
        let label = Label { shift: Point::new(tenth(label.shift.x), tenth(label.shift.y)), ..label };
        let doubt = doubt(board, number, label.afar_frame(&board.cities[number]));
        let on_board = off_board(label.afar_frame(&board.cities[number])) <= 0.0;
        on_board.then_some((label, wish + 2.0 * doubt))
    })
}

/// How deep a name reaches into spaces and dots.
pub(crate) fn covers(board: &Board, ways: &[Way], frame: Frame) -> f64 {
    let ways = ways.iter().map(|way| way.over_name(frame));
    let dots = board.cities.iter().map(|city| DOT + GAP - from_frame(frame, city.place));
    ways.chain(dots).map(|deep| deep.max(0.0)).sum()
}

fn over_names(taken: &[Frame], frame: Frame) -> f64 {
    taken.iter().map(|other| between_frames(*other, frame).max(0.0)).sum()
}
