//! The geometry of a board: the shapes that are drawn for a map, what a tap means, and which part of the board is in
//! view. Pure, and without a page.
//!
//! The page works in `f32`, which is enough for pixels. The atlas, which computes the drawing, adds up thousands of small
//! costs and works in `f64`. Shared code is generic over both.
#![warn(missing_docs)]

mod area;
mod bend;
mod camera;
mod city;
mod curve;
mod files;
mod fingers;
mod frame;
mod label;
mod land;
pub mod livery;
pub mod neighbour;
mod number;
mod pick;
mod places;
mod point;
mod route;
mod scene;
mod shore;
mod symbol;
mod track;
mod wagon;

pub use area::Area;
pub use bend::Bend;
pub use camera::{Camera, Going, Move};
pub use city::CityMark;
pub use curve::{Curve, Sample};
pub use files::facts;
pub use fingers::{Fingers, Motion};
pub use frame::Frame;
pub use label::{AFAR, Afar, Anchor, BIG, EM, Label};
pub use land::Land;
pub use neighbour::Direction;
pub use number::Number;
pub use pick::{Picked, Touch, Wanted, is_beside, pick};
pub use point::Point;
pub use route::RouteMark;
pub use scene::{Scene, area_of, places_of};
pub use symbol::symbol;
pub use wagon::wagon;
