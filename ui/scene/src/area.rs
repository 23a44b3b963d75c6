//! A part of the board, or of the screen: a rectangle.

use crate::number::Number;
use crate::point::Point;

/// From its left upper corner to its right lower one.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Area<N = f32> {
    /// The left upper corner.
    pub from: Point<N>,
    /// The right lower corner.
    pub to: Point<N>,
}

impl Area {
    /// Everything that a map draws on.
    pub const BOARD: Area = Area { from: Point::new(0.0, 0.0), to: Point::new(1000.0, 640.0) };
}

impl<N: Number> Area<N> {
    /// The smallest one around these points, grown by `room`; `None` without points.
    pub fn around(points: impl IntoIterator<Item = Point<N>>, room: N) -> Option<Area<N>> {
        let mut points = points.into_iter();
        let first = points.next()?;
        let (low, high) = points.fold((first, first), |(low, high), p| {
            (Point::new(low.x.min(p.x), low.y.min(p.y)), Point::new(high.x.max(p.x), high.y.max(p.y)))
        });
        Some(Area { from: low, to: high }.grown(Point::new(room, room)))
    }

    /// Larger by this much on each side.
    pub fn grown(self, by: Point<N>) -> Area<N> {
        Area { from: self.from - by, to: self.to + by }
    }

    /// Is this point in it, or on its edge?
    pub fn holds(self, point: Point<N>) -> bool {
        let (from, to) = (self.from, self.to);
        point.x >= from.x && point.x <= to.x && point.y >= from.y && point.y <= to.y
    }

    /// How wide and how tall it is.
    pub fn size(self) -> Point<N> {
        self.to - self.from
    }

    /// The point in its middle.
    pub fn middle(self) -> Point<N> {
        (self.from + self.to) * N::from(0.5)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_area_holds_what_it_was_drawn_around() {
        let points = [Point::new(120.0_f32, 90.0), Point::new(300.0, 40.0)];
        let area = Area::around(points, 0.0).expect("two points are somewhere");
        assert!(points.into_iter().all(|point| area.holds(point)), "{area:?}");
        assert!(!area.holds(Point::new(119.0, 60.0)) && !area.holds(Point::new(200.0, 91.0)));
        assert_eq!(Area::around([], 1.0_f32), None, "there are no points");
    }
}
