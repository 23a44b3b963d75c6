//! A point of the board, or a way from one to another.

use std::ops::{Add, Mul, Sub};

#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) struct Point {
    pub(crate) x: f32,
    pub(crate) y: f32,
}

impl Point {
    pub(crate) const fn new(x: f32, y: f32) -> Point {
        Point { x, y }
    }

    pub(crate) fn length(self) -> f32 {
        self.x.hypot(self.y)
    }

    /// Of length one; a way that leads nowhere points to the right.
    pub(super) fn unit(self) -> Point {
        let length = self.length();
        if length > 0.0 { self * (1.0 / length) } else { Point::new(1.0, 0.0) }
    }

    /// How far it is from the straight step between two points.
    pub(super) fn to_step(self, a: Point, b: Point) -> f32 {
        let (way, off) = (b - a, self - a);
        let share = (way.x * off.x + way.y * off.y) / (way.x * way.x + way.y * way.y).max(f32::EPSILON);
        (off - way * share.clamp(0.0, 1.0)).length()
    }

    /// As long, and a quarter turn clockwise on the screen, where y goes down.
    pub(super) const fn right(self) -> Point {
        Point::new(-self.y, self.x)
    }
}

impl Add for Point {
    type Output = Point;

    fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;

    fn sub(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f32> for Point {
    type Output = Point;

    fn mul(self, times: f32) -> Point {
        Point::new(self.x * times, self.y * times)
    }
}
