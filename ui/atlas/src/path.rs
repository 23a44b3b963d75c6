//! SVG path data in halves of a unit, which the eye takes for a smooth line even close by and which is a third less
//! to download than tenths: absolute moves, relative lines, as few letters as the grammar allows.

use crate::Point;

/// A piece of a path: an area's ring or a line.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Piece {
    pub(crate) points: Vec<Point>,
    pub(crate) closed: bool,
}

pub(crate) fn write(pieces: &[Piece]) -> String {
    let mut text = String::new();
    for piece in pieces {
        let mut halves =
            piece.points.iter().map(|p| ((p.x * 2.0).round() as i64, (p.y * 2.0).round() as i64));
        let Some(mut at) = halves.next() else { continue };
        text.push('M');
        number(&mut text, at.0);
        number(&mut text, at.1);
        text.push('l');
        for next in halves {
            if next != at {
                number(&mut text, next.0 - at.0);
                number(&mut text, next.1 - at.1);
            }
            at = next;
        }
        if piece.closed {
            text.push('z');
        }
    }
    text
}

/// A sign, or a space where two numbers would else run together, and then the number without idle zeros.
fn number(text: &mut String, halves: i64) {
    if halves < 0 {
        text.push('-');
    } else if text.ends_with(|last: char| last.is_ascii_digit()) {
        text.push(' ');
    }
    let (whole, is_broken) = (halves.abs() / 2, halves % 2 != 0);
    if whole > 0 || !is_broken {
        text.push_str(&whole.to_string());
    }
    if is_broken {
        text.push_str(".5");
    }
}

/// Reads what `write` wrote. Nothing if it is anything else.
pub(crate) fn read(text: &str) -> Option<Vec<Piece>> {
    let mut pieces = Vec::new();
    for piece in text.split('M').skip(1) {
        let closed = piece.ends_with('z');
        let (start, steps) = piece.trim_end_matches('z').split_once('l')?;
        let mut at = *points(start)?.first()?;
        let mut line = vec![at];
        for step in points(steps)? {
            at = at + step;
            line.push(at);
        }
        pieces.push(Piece { points: line, closed });
    }
    Some(pieces)
}

fn points(text: &str) -> Option<Vec<Point>> {
    let mut numbers = Vec::new();
    let mut start = 0;
    for (i, letter) in text.char_indices().chain([(text.len(), ' ')]) {
        if i > start && (letter == ' ' || letter == '-') {
            numbers.push(text[start..i].trim().parse::<f64>().ok()?);
            start = i;
        }
    }
    numbers
        .len()
        .is_multiple_of(2)
        .then(|| numbers.chunks(2).map(|pair| Point::new(pair[0], pair[1])).collect())
}
