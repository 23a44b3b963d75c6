//! Where a city's name stands.

use crate::board::City;
use crate::clip::Frame;
use crate::point::Point;

/// The height of the names' letters, and of a line of them.
pub(crate) const EM: f64 = 13.0;
/// What letters reach above and below the line they stand on.
const ASCENT: f64 = 0.76 * EM;
const DESCENT: f64 = 0.24 * EM;

/// What a search keeps free around a name beyond what is demanded: the page's letters may be wider than reckoned.
pub(crate) const AIR: Point = Point::new(2.0, 0.7);

/// Which point of the text its place names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

impl Anchor {
    pub(crate) const ALL: [Anchor; 3] = [Anchor::Start, Anchor::Middle, Anchor::End];

    pub(crate) fn word(self) -> &'static str {
        match self {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        }
    }

    /// The share of the text's width that is left of its place.
    pub(crate) fn share(self) -> f64 {
        match self {
            Anchor::Start => 0.0,
            Anchor::Middle => 0.5,
            Anchor::End => 1.0,
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Label {
    pub(crate) anchor: Anchor,
    /// From the city to the foot of the first line.
    pub(crate) shift: Point,
    /// One or two.
    pub(crate) lines: Vec<String>,
}

impl Label {
    /// How wide and how tall the text of some lines is.
    pub(crate) fn size(lines: &[String]) -> Point {
        let width = |line: &String| line.chars().map(width).sum::<f64>() * EM;
        Point::new(lines.iter().map(width).fold(0.0, f64::max), lines.len() as f64 * EM)
    }

    /// The label whose frame's left top corner is `corner` away from the city.
    pub(crate) fn cornered(anchor: Anchor, corner: Point, lines: Vec<String>) -> Label {
        let size = Label::size(&lines);
        Label { anchor, shift: corner + Point::new(size.x * anchor.share(), ASCENT), lines }
    }

    /// What the text covers of the board.
    pub(crate) fn frame(&self, city: &City) -> Frame {
        let size = Label::size(&self.lines);
        let corner = city.place + self.shift - Point::new(size.x * self.anchor.share(), ASCENT);
        Frame { min: corner, max: corner + Point::new(size.x, size.y + ASCENT + DESCENT - EM) }
    }
}

/// What a letter takes across, in ems: that of the widest bold serif a page is likely to fall back to, so that
/// any other has room to spare.
fn width(letter: char) -> f64 {
    match letter {
        ' ' | '.' | 'i' | 'ï' | 'í' | 'j' | 'l' => 0.38,
        'f' | 'r' | 't' => 0.49,
        'm' | 'w' => 1.0,
        'M' | 'W' => 1.11,
        _ if letter.is_uppercase() => 0.82,
        _ => 0.67,
    }
}
