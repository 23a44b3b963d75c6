//! Where a city's name stands.

use crate::board::City;
use crate::clip::Frame;
use crate::point::Point;

/// The height of the names' letters, and of a line of them.
pub(crate) const EM: f64 = 13.0;
/// The height of the letters on a board that is seen from afar, as on a phone: there they can still be read.
pub(crate) const AFAR: f64 = 21.0;
/// Names keep apart as if their letters were so high: those that nearly touch are read as one.
const APART: f64 = 15.0;
/// What letters reach above and below the line they stand on, in ems.
const ASCENT: f64 = 0.76;
const DESCENT: f64 = 0.24;

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
    /// How wide and how tall the text of some lines is, in letters of that height.
    pub(crate) fn size(lines: &[String], em: f64) -> Point {
        let width = |line: &String| line.chars().map(width).sum::<f64>() * em;
        Point::new(lines.iter().map(width).fold(0.0, f64::max), lines.len() as f64 * em)
    }

    /// The label whose frame's left top corner is `corner` away from the city.
    pub(crate) fn cornered(anchor: Anchor, corner: Point, lines: Vec<String>, em: f64) -> Label {
        let size = Label::size(&lines, em);
        Label { anchor, shift: corner + Point::new(size.x * anchor.share(), ASCENT * em), lines }
    }

    /// What the text covers of the board.
    pub(crate) fn frame(&self, city: &City) -> Frame {
        self.frame_of(EM, EM, city)
    }

    /// What no other name may come near to.
    pub(crate) fn apart_frame(&self, city: &City) -> Frame {
        self.frame_of(APART, EM, city)
    }

    /// What the text covers with the larger letters of a board seen from afar.
    pub(crate) fn afar_frame(&self, city: &City) -> Frame {
        self.frame_of(AFAR, AFAR, city)
    }

    /// With letters of one height, and lines that far apart.
    fn frame_of(&self, em: f64, leading: f64, city: &City) -> Frame {
        let width = Label::size(&self.lines, em).x;
        let below = (self.lines.len() - 1) as f64 * leading + DESCENT * em;
        let foot = city.place + self.shift - Point::new(width * self.anchor.share(), 0.0);
        Frame { min: foot - Point::new(0.0, ASCENT * em), max: foot + Point::new(width, below) }
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
