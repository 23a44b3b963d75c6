//! A point of the board, or a vector.

use std::ops::{Add, Mul, Sub};

use crate::number::Number;

/// Across, and down: as on a screen, y grows downwards.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Point<N = f32> {
    /// To the right.
    pub x: N,
    /// Downwards.
    pub y: N,
}

impl<N> Point<N> {
    /// From its coordinates.
    pub const fn new(x: N, y: N) -> Point<N> {
        Point { x, y }
    }
}

impl<N: Number> Point<N> {
    /// The length of the vector.
    pub fn length(self) -> N {
        self.x.hypot(self.y)
    }

    /// How far it is to another point.
    pub fn to(self, other: Point<N>) -> N {
        (other - self).length()
    }

    /// The point at this share of the way to another.
    pub fn toward(self, other: Point<N>, share: N) -> Point<N> {
        self + (other - self) * share
    }

    /// The vector scaled to length 1; a vector of length 0 becomes one to the right.
    pub fn unit(self) -> Point<N> {
        let length = self.length();
        if length > N::from(0.0) {
            self * (N::from(1.0) / length)
        } else {
            Point::new(N::from(1.0), N::from(0.0))
        }
    }

    /// The distance from the segment between two points.
    pub fn to_step(self, a: Point<N>, b: Point<N>) -> N {
        let (way, off) = (b - a, self - a);
        let share = way.dot(off) / way.dot(way).max(N::EPSILON);
        (off - way * share.max(N::from(0.0)).min(N::from(1.0))).length()
    }

    /// The vector turned clockwise by 90° on the screen.
    pub fn right(self) -> Point<N> {
        Point::new(-self.y, self.x)
    }

    /// The dot product.
    pub fn dot(self, other: Point<N>) -> N {
        self.x * other.x + self.y * other.y
    }

    /// The cross product: the area between two vectors; negative if the other turns to the left.
    pub fn cross(self, other: Point<N>) -> N {
        self.x * other.y - self.y * other.x
    }
}

impl<N: Number> Add for Point<N> {
    type Output = Point<N>;

    fn add(self, other: Point<N>) -> Point<N> {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

impl<N: Number> Sub for Point<N> {
    type Output = Point<N>;

    fn sub(self, other: Point<N>) -> Point<N> {
        Point::new(self.x - other.x, self.y - other.y)
    }
}

impl<N: Number> Mul<N> for Point<N> {
    type Output = Point<N>;

    fn mul(self, times: N) -> Point<N> {
        Point::new(self.x * times, self.y * times)
    }
}
