//! The area that a name covers, estimated letter by letter.

use scene::Anchor;

use crate::board::City;
use crate::{Area, Label, Point};

/// The height of the names' letters, and of a line of them.
pub(crate) const EM: f64 = scene::EM as f64;
/// The height of the letters on a board that is seen from afar, and for those who want large text.
pub(crate) const AFAR: f64 = scene::AFAR as f64;
pub(crate) const BIG: f64 = scene::BIG as f64;
/// Names keep apart as if their letters had this height: names that nearly touch are read as one.
const APART: f64 = EM + 2.0;
/// What letters reach above the line they stand on, in ems; those with an accent reach a little higher.
const ASCENT: f64 = 0.7;
const ACCENTED: f64 = 0.74;
/// What they reach below it, if some of them do.
const DESCENT: f64 = 0.18;
const FOOT: f64 = 0.02;

/// Extra space that a search keeps around a name, so that it stands freely.
pub(crate) const AIR: Point = Point::new(2.0, 0.7);

/// The width and height of a text, in letters of this height.
pub(crate) fn size(text: &str, em: f64) -> Point {
    let width = |line: &str| line.chars().map(width).sum::<f64>() * em;
    let lines = (text.split('|').count() - 1) as f64;
    Point::new(text.split('|').map(width).fold(0.0, f64::max), (ascent(text) + lines + descent(text)) * em)
}

/// What the first line reaches above its foot, in ems.
fn ascent(text: &str) -> f64 {
    let first = text.split('|').next().unwrap_or_default();
    if first.is_ascii() { ASCENT } else { ACCENTED }
}

/// What the last line reaches below its foot, in ems.
fn descent(text: &str) -> f64 {
    let last = text.rsplit('|').next().unwrap_or_default();
    if last.contains(['g', 'j', 'p', 'q', 'y']) { DESCENT } else { FOOT }
}

/// The label whose frame's left top corner is `corner` away from the city.
pub(crate) fn cornered(anchor: Anchor, corner: Point, text: &str, em: f64) -> Label {
    let left = size(text, em).x * f64::from(anchor.share());
    Label { anchor, at: corner + Point::new(left, ascent(text) * em), text: text.to_owned() }
}

impl City {
    /// The part of the board that its name covers.
    pub(crate) fn name_frame(&self, label: &Label) -> Area {
        self.frame(label, EM, EM)
    }

    /// The area that other names must keep out of.
    pub(crate) fn apart_frame(&self, label: &Label) -> Area {
        self.frame(label, APART, EM)
    }

    /// With letters of one height, and lines that far apart.
    pub(crate) fn frame(&self, label: &Label, em: f64, leading: f64) -> Area {
        let width = size(&label.text, em).x;
        let below = (label.lines().count() - 1) as f64 * leading + descent(&label.text) * em;
        let foot = self.place + label.at - Point::new(width * f64::from(label.anchor.share()), 0.0);
        Area { from: foot - Point::new(0.0, ascent(&label.text) * em), to: foot + Point::new(width, below) }
    }
}

/// The width of a letter in ems, rounded up: in the face and the weight that the page draws names in (`ui/fonts`).
fn width(letter: char) -> f64 {
    match letter {
        ' ' | '.' | '’' => 0.22,
        'i' | 'ï' | 'í' | 'j' | 'l' => 0.32,
        'f' | 'r' | 't' => 0.4,
        'c' | 'g' | 's' | 'z' => 0.48,
        'a' | 'e' | 'o' | 'v' | 'x' | 'y' | 'á' | 'é' | 'ø' => 0.52,
        'm' | 'M' => 0.9,
        'D' | 'H' | 'N' | 'O' | 'w' => 0.78,
        'W' => 0.98,
        _ if letter.is_uppercase() => 0.65,
        _ => 0.6,
    }
}
