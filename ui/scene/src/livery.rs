//! What a seat paints on its trains besides its colour: lines that are stroked over each car.

use std::fmt::Write as _;

use engine::SeatColour;

use crate::point::Point;
use crate::track::{HALF, Space};

/// The livery of a seat on a train of that half width.
pub(crate) fn on(space: Space<'_>, half: f32, seat: SeatColour) -> String {
    lines(seat, space.length / 2.0 - 2.0, half - 1.8, |x, y| space.at(x, y))
}

/// The livery of a seat on a wall of that half width, around the origin.
pub fn on_wall(half: f32, seat: SeatColour) -> String {
    lines(seat, half, HALF - 1.6, Point::new)
}

/// Blue has two lines along the roof, red arrows, green dots, yellow bars across, black one line.
fn lines(seat: SeatColour, reach: f32, side: f32, at: impl Fn(f32, f32) -> Point) -> String {
    let mut path = String::new();
    let mut stroke = |points: &[(f32, f32)]| {
        for (number, (x, y)) in points.iter().enumerate() {
            let (Point { x, y }, pen) = (at(*x, *y), if number == 0 { 'M' } else { 'L' });
            _ = write!(path, "{pen}{x:.1} {y:.1}");
        }
    };
    match seat {
        SeatColour::Blue => {
            for y in [-1.3, 1.3] {
                stroke(&[(-reach, y), (0.0, y), (reach, y)]);
            }
        }
        SeatColour::Red => {
            for x in steps(reach - 1.0, 4.6) {
                stroke(&[(x - 1.2, -side), (x + 1.2, 0.0), (x - 1.2, side)]);
            }
        }
        // A line of no length with round ends is a dot.
        SeatColour::Green => {
            for x in steps(reach, 5.0) {
                stroke(&[(x, 0.0), (x, 0.0)]);
            }
        }
        SeatColour::Yellow => {
            for x in steps(reach, 4.4) {
                stroke(&[(x, -side), (x, side)]);
            }
        }
        SeatColour::Black => stroke(&[(-reach, 0.0), (0.0, 0.0), (reach, 0.0)]),
    }
    path
}

/// Places about `step` apart, as far to one side as to the other.
fn steps(reach: f32, step: f32) -> impl Iterator<Item = f32> {
    let count = (2.0 * reach / step).floor().clamp(0.0, 12.0) as u8;
    (0..=count).map(move |number| (f32::from(number) - f32::from(count) / 2.0) * step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_has_a_livery_of_its_own() {
        let liveries = SeatColour::ALL.map(|seat| on_wall(8.0, seat));
        for (number, livery) in liveries.iter().enumerate() {
            assert!(!livery.is_empty() && !liveries[..number].contains(livery), "{livery}");
        }
    }

    #[test]
    fn what_is_repeated_is_centred() {
        assert_eq!(steps(5.0, 5.0).collect::<Vec<_>>(), [-5.0, 0.0, 5.0]);
        assert_eq!(steps(1.0, 5.0).collect::<Vec<_>>(), [0.0], "a short car has one");
    }
}
