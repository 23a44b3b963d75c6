//! The bots, one file each.

mod character;
mod driver;
mod gentle;
mod long_route;
mod one_step;
mod paired_rollout;
mod planner;
mod racer;
mod random;
mod wary;

pub use character::{Character, appraise};
pub(crate) use driver::Driver;
pub use long_route::LongRoute;
pub use one_step::OneStep;
pub use paired_rollout::PairedRollout;
pub use planner::Planner;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use planner::follow as planner_follow;
pub use racer::Racer;
pub use random::Random;
pub use wary::Wary;
