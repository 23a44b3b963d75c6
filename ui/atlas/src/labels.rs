//! Searches for the place of each name: close to its city, and overlapping nothing.

use scene::Anchor;

use crate::board::{Board, DOT};
use crate::label::{AIR, EM, cornered, size};
use crate::overlap::{GAP, RouteStrip, between_frames, from_frame, off_board};
use crate::{Area, Bend, Label, Point};

/// From the dot to the name, nearest first.
const DISTANCES: [f64; 7] = [2.5, 4.5, 7.0, 10.0, 14.0, 19.0, 25.0];
/// The cost of a unit of overlap, and of a unit of missing space around a name.
const OVERLAP: f64 = 200.0;
const STUFFY: f64 = 3.0;

struct Choice {
    label: Label,
    /// The area that other names must keep out of.
    apart: Area,
    price: f64,
}

/// Moves each name in turn to its cheapest place, until none moves. Returns the names and their total cost.
pub(crate) fn search(board: &Board, bends: &[Bend]) -> (Vec<Label>, f64) {
    let ways: Vec<RouteStrip> =
        board.pairs.iter().zip(bends).map(|(pair, bend)| RouteStrip::new(board, pair, *bend)).collect();
    let choices: Vec<Vec<Choice>> = (0..board.cities.len()).map(|city| choices(board, &ways, city)).collect();
    let cheapest = |choices: &[Choice], price: &dyn Fn(&Choice) -> f64| {
        let prices: Vec<f64> = choices.iter().map(price).collect();
        (0..prices.len()).min_by(|a, b| prices[*a].total_cmp(&prices[*b])).unwrap_or_default()
    };
    let mut chosen: Vec<usize> =
        choices.iter().map(|choices| cheapest(choices, &|choice| choice.price)).collect();
    for _ in 0..40 {
        let before = chosen.clone();
        for i in 0..chosen.len() {
            let price = |choice: &Choice| {
                let others = (0..chosen.len()).filter(|j| *j != i).map(|j| choices[j][chosen[j]].apart);
                choice.price + others.map(|other| crowd(choice.apart, other)).sum::<f64>()
            };
            chosen[i] = cheapest(&choices[i], &price);
        }
        if chosen == before {
            break;
        }
    }
    let found: Vec<&Choice> =
        chosen.iter().zip(&choices).map(|(chosen, choices)| &choices[*chosen]).collect();
    let own: f64 = found.iter().map(|choice| choice.price).sum();
    let crowds = (0..found.len()).flat_map(|i| found[..i].iter().map(move |other| (i, other)));
    let price = own + crowds.map(|(i, other)| crowd(found[i].apart, other.apart)).sum::<f64>();
    (found.iter().map(|choice| choice.label.clone()).collect(), price)
}

/// The cost of two names being close: side by side they need more space, or they read as one.
fn crowd(a: Area, b: Area) -> f64 {
    let overlap = between_frames(a, b).max(0.0);
    let stuffy = between_frames(a.grown(AIR * 4.0), b).max(0.0);
    OVERLAP * overlap + 4.0 * STUFFY * stuffy
}

/// The candidate places of a city's name.
fn choices(board: &Board, ways: &[RouteStrip], number: usize) -> Vec<Choice> {
    let city = &board.cities[number];
    let price = |label: Label, wish: f64| {
        let frame = city.name_frame(&label);
        let overlap = |frame: Area| {
            let ways = ways.iter().map(|way| way.over_name(frame));
            let dots = board.cities.iter().map(|other| DOT + GAP - from_frame(frame, other.place));
            ways.chain(dots).chain([off_board(frame)]).map(|deep| deep.max(0.0)).sum::<f64>()
        };
        let crowd = OVERLAP * overlap(frame) + STUFFY * overlap(frame.grown(AIR));
        Choice { price: wish + crowd + doubt(board, number, frame), apart: city.apart_frame(&label), label }
    };
    let breaks = breaks(&city.name).into_iter();
    breaks.flat_map(|text| around(&text, EM)).map(|(label, wish)| price(label, wish)).collect()
}

/// The cost if a reader may take the name for another city's.
pub(crate) fn doubt(board: &Board, number: usize, frame: Area) -> f64 {
    let own = from_frame(frame, board.place(number));
    let others = board.cities.iter().enumerate().filter(|(other, _)| *other != number);
    others.map(|(_, other)| (own + 6.0 - from_frame(frame, other.place)).max(0.0)).sum()
}

/// The whole name, and its two halves where it has more than one word. An abbreviation keeps its word.
pub(crate) fn breaks(name: &str) -> Vec<String> {
    let gaps = name.match_indices(' ').map(|(at, _)| at).filter(|at| !name[..*at].ends_with('.'));
    let halves = gaps.map(|at| format!("{}|{}", &name[..at], &name[at + 1..]));
    std::iter::once(name.to_owned()).chain(halves).collect()
}

/// Places all around the dot, each with its cost relative to the usual place.
pub(crate) fn around(text: &str, em: f64) -> Vec<(Label, f64)> {
    let size = size(text, em);
    let label = |anchor, x, y| cornered(anchor, Point::new(x, y), text, em);
    let broken = if text.contains('|') { 3.0 } else { 0.0 };
    let mut places = Vec::new();
    // Large letters may stand farther away.
    for distance in DISTANCES.into_iter().filter(|distance| *distance < em * 1.3) {
        let far = distance * 0.5;
        let away = DOT + distance;
        // Beside the dot, from a line that ends at the dot's top to one that begins at its foot.
        let steps = 16;
        for step in -steps..=steps {
            let slide = f64::from(step) / f64::from(steps);
            let y = -size.y / 2.0 + slide * (size.y / 2.0 + DOT);
            // Beyond the dot's corner the name may come closer.
            let x = (away * away - (slide.abs() * DOT).powi(2)).max(0.0).sqrt();
            let wish = far + slide.abs() * 3.0 + broken;
            places.push((label(Anchor::Start, x, y), wish));
            places.push((label(Anchor::End, -x - size.x, y), wish + 0.5));
        }
        // Above and below it, from one that ends at the dot to one that begins there.
        for step in -steps..=steps {
            let slide = f64::from(step) / f64::from(steps);
            let x = -size.x / 2.0 + slide * size.x / 2.0;
            let wish = far + slide.abs() * 4.0 + 1.5 + broken;
            places.push((label(Anchor::Middle, x, -away - size.y), wish));
            places.push((label(Anchor::Middle, x, away), wish));
        }
    }
    places
}
