//! A board's geometry. Pure, and without a page: from a map and its committed drawing to the shapes that are drawn,
//! from a touched point to what was meant by it, and which part of the board is in sight.
//!
//! The page works in `f32`, which is enough for pixels. The atlas searches for the drawing in `f64`: it adds up thousands
//! of small prices. What both need is written once, for either number.
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

pub use area::Area;
pub use bend::Bend;
pub use camera::{Camera, Going, Move};
pub use city::CityMark;
pub use curve::{Curve, Sample};
pub use files::facts;
pub use fingers::{Fingers, Motion};
pub use frame::Frame;
pub use label::{AFAR, Afar, Anchor, EM, Label};
pub use land::Land;
pub use neighbour::Direction;
pub use number::Number;
pub use pick::{Picked, Touch, Wanted, is_beside, pick};
pub use point::Point;
pub use route::RouteMark;
pub use scene::{Scene, area_of, places_of};
pub use symbol::symbol;
