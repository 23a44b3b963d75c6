//! The number types of the geometry.

use std::ops::{Add, Div, Mul, Neg, Sub};
use std::str::FromStr;

/// `f32` or `f64`.
pub trait Number:
    Copy
    + PartialOrd
    + From<f32>
    + FromStr
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Neg<Output = Self>
{
    /// The difference between 1 and the next larger number.
    const EPSILON: Self;

    /// The length of a vector with these two components.
    fn hypot(self, across: Self) -> Self;
    /// The smaller of two.
    fn min(self, other: Self) -> Self;
    /// The larger of two.
    fn max(self, other: Self) -> Self;
}

macro_rules! number {
    ($number:ident) => {
        impl Number for $number {
            const EPSILON: $number = $number::EPSILON;

            fn hypot(self, across: $number) -> $number {
                $number::hypot(self, across)
            }

            fn min(self, other: $number) -> $number {
                $number::min(self, other)
            }

            fn max(self, other: $number) -> $number {
                $number::max(self, other)
            }
        }
    };
}

number!(f32);
number!(f64);
